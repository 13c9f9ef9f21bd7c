/** Confirmation of the owner's identity before actions for which a session alone is not enough. */
import { neededConfirmation } from '@/domain/account/confirmation'
import { PROVIDER_IDS } from '@/domain/account/providers'
import { AppError } from '@/domain/errors'
import type { ConfirmationDto } from '@/schemas/user'
import { verifyPassword } from '@/server/passwords'
import type { Deps } from '@/server/ports'
import { type SessionToken, signedInAt } from '@/server/session'

/** The caller's proofs: the session, and the password if one was given. */
export type Shown = { session: Pick<SessionToken, 'endsAt'>; currentPassword?: string | undefined }

/**
 * Succeeds with the right password, or without one shortly after signing in. A wrong password always fails.
 * @throws AppError FORBIDDEN with a reason: 'password-required', 'wrong-password' or 'recent-sign-in-required'
 */
export async function confirmOwner(deps: Deps, userId: string, { session, currentPassword }: Shown): Promise<void> {
  const user = await deps.prisma.user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
  const passwordHash = user?.passwordHash ?? null
  if (passwordHash !== null && currentPassword !== undefined) {
    if (await verifyPassword(passwordHash, currentPassword)) return
    throw new AppError('FORBIDDEN', 'wrong-password', 'Current password is incorrect')
  }
  switch (needed(passwordHash, session)) {
    case 'none':
      return
    case 'password':
      throw new AppError('FORBIDDEN', 'password-required', 'Please enter your password to confirm that it is you.')
    case 'sign-in':
      throw new AppError('FORBIDDEN', 'recent-sign-in-required', 'Please sign in once more to confirm that it is you.')
  }
}

/** The confirmation that `confirmOwner` would require now, and the providers with which the user can sign in again. */
export async function getConfirmation(
  deps: Deps,
  userId: string,
  session: Pick<SessionToken, 'endsAt'>,
): Promise<ConfirmationDto> {
  const user = await deps.prisma.user.findUnique({
    where: { id: userId },
    select: { passwordHash: true, identities: { select: { provider: true } } },
  })
  const linked = new Set(user?.identities.map(({ provider }) => provider))
  return {
    needed: needed(user?.passwordHash ?? null, session),
    providers: PROVIDER_IDS.filter((id) => linked.has(id) && deps.providers[id]),
  }
}

// The system clock and not `deps.now()`, because sessions are dated with it.
const needed = (passwordHash: string | null, session: Pick<SessionToken, 'endsAt'>) =>
  neededConfirmation({ hasPassword: passwordHash !== null, signedInAt: signedInAt(session) }, Date.now())
