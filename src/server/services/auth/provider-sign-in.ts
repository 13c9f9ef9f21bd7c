/** Sign-in through an identity provider (Google, LinkedIn, GitHub). */
import { type ProviderId, providerSignIn } from '@/domain/account/providers'
import { registerInput } from '@/schemas/auth'
import type { Deps, Tx } from '@/server/ports'
import { seal } from '@/server/seal'
import { lockUser } from '@/server/services/shared/user-row'
import type { NewSession } from '@/server/session'

export type ProviderProfile = {
  provider: ProviderId
  /** The account's id at the provider, which never changes. */
  providerAccountId: string
  /** Only an address that the provider has verified. */
  email: string | null
  name: string | null
}

const select = { id: true, sessionVersion: true } as const

const toSession = ({ id, sessionVersion }: { id: string; sessionVersion: number }): NewSession => ({
  userId: id,
  version: sessionVersion,
})

/**
 * Signs in to the account that belongs to the provider account, as `providerSignIn` decides, and creates an account if
 * there is none.
 * @returns null when the provider has verified no address and the provider account is not linked yet
 */
export async function signInWithProvider(deps: Deps, profile: ProviderProfile): Promise<NewSession | null> {
  try {
    return await openAccount(deps, profile)
  } catch (error) {
    // Unique constraint violation: a concurrent first sign-in has created the account.
    if ((error as { code?: string }).code !== 'P2002') throw error
    return openAccount(deps, profile)
  }
}

async function openAccount(deps: Deps, profile: ProviderProfile): Promise<NewSession | null> {
  const { provider, providerAccountId } = profile
  const email = registerInput.shape.email.safeParse(profile.email).data ?? null
  const session = await deps.prisma.$transaction(async (tx) => {
    const identity = await tx.identity.findUnique({
      where: { provider_providerAccountId: { provider, providerAccountId } },
      select: { user: { select } },
    })
    const byEmail = identity || email === null ? null : await lockByEmail(tx, email)
    switch (providerSignIn(email, { linked: identity !== null, byEmail })) {
      case 'sign-in':
        return identity && toSession(identity.user)
      case 'create':
        return email === null ? null : toSession(await createAccount(deps, tx, { ...profile, email }))
      case 'link':
        return byEmail && toSession(await link(deps, tx, byEmail, profile))
      case 'claim':
        return byEmail && toSession(await claim(deps, tx, byEmail, profile))
      case 'refuse':
        return null
    }
  })
  deps.queue.wake('send-mail')
  return session
}

type Known = { id: string; email: string; isHolderVerified: boolean }

async function lockByEmail(tx: Tx, email: string): Promise<Known | null> {
  const found = await tx.user.findUnique({ where: { email }, select: { id: true } })
  if (!found) return null
  await lockUser(tx, found.id)
  // Read again under the lock: the account may just have been verified, deleted or given another address.
  return tx.user.findUnique({
    where: { id: found.id, email },
    select: { id: true, email: true, isHolderVerified: true },
  })
}

const identityOf = ({ provider, providerAccountId }: ProviderProfile, now: Date) => ({
  create: { provider, providerAccountId, createdAt: now },
})

const createAccount = (deps: Deps, tx: Tx, profile: ProviderProfile & { email: string }) =>
  tx.user.create({
    data: {
      email: profile.email,
      name: registerInput.shape.name.safeParse(profile.name).data ?? profile.email.split('@', 1)[0] ?? profile.email,
      emailVerifiedAt: deps.now(),
      isHolderVerified: true,
      identities: identityOf(profile, deps.now()),
    },
    select,
  })

async function link(deps: Deps, tx: Tx, known: Known, profile: ProviderProfile) {
  await notifyOfLink(deps, tx, known, { provider: profile.provider, isPasswordRemoved: false })
  const data = { identities: identityOf(profile, deps.now()) }
  return tx.user.update({ where: { id: known.id }, data, select })
}

/** Revokes all earlier access to the account: password, sessions, links and other provider accounts. */
async function claim(deps: Deps, tx: Tx, known: Known, profile: ProviderProfile) {
  await notifyOfLink(deps, tx, known, { provider: profile.provider, isPasswordRemoved: true })
  await tx.identity.deleteMany({ where: { userId: known.id } })
  return tx.user.update({
    where: { id: known.id },
    data: {
      passwordHash: null,
      emailVerifiedAt: deps.now(),
      isHolderVerified: true,
      isEmailMoved: false,
      sessionVersion: { increment: 1 },
      tokens: { deleteMany: {} },
      identities: identityOf(profile, deps.now()),
    },
    select,
  })
}

const notifyOfLink = (
  { queue, secret }: Deps,
  tx: Tx,
  { id: userId, email }: Known,
  linked: { provider: ProviderId; isPasswordRemoved: boolean },
) => queue.enqueue(tx, 'send-mail', { kind: 'provider-linked', userId, ...linked, sealedAddress: seal(secret, email) })
