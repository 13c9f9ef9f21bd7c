/** Signing up, in and out. */
import { AppError } from '@/domain/errors'
import type { LoginInput, RegisterInput } from '@/schemas/auth'
import type { UserDto } from '@/schemas/user'
import { hashPassword, verifyPassword } from '../passwords'
import type { Deps } from '../ports'
import type { NewSession, SessionToken } from '../session'
import { refuseCommonPassword } from './refuse-common-password'
import { toUserDto, userSelect } from './user'

type SignedIn = { user: UserDto; message: string; session: NewSession }

const signInSelect = { ...userSelect, passwordHash: true, sessionVersion: true } as const

/** For the fault of a write that may meet an address in use. @throws AppError CONFLICT */
export function refuseTakenEmail(error: { code?: string }): never {
  if (error.code === 'P2002') throw new AppError('CONFLICT', 'email-taken', 'An account with this email already exists')
  throw error
}

/**
 * Creates the account and has the verification mail sent.
 * @throws AppError CONFLICT when the address is taken · BAD_REQUEST for a common password
 */
export async function register(deps: Deps, { email, password, name }: RegisterInput): Promise<SignedIn> {
  refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  const row = await deps.prisma
    .$transaction(async (tx) => {
      const created = await tx.user.create({ data: { email, name, passwordHash }, select: signInSelect })
      await deps.queue.enqueue(tx, 'send-mail', { kind: 'verify-email', userId: created.id })
      return created
    })
    .catch(refuseTakenEmail)
  deps.queue.wake('send-mail')
  return signedIn(deps, row, 'Account created successfully!')
}

/** @throws AppError UNAUTHORIZED, in the same words and time whether or not the address is known */
export async function login(deps: Deps, { email, password }: LoginInput): Promise<SignedIn> {
  const row = await deps.prisma.user.findUnique({ where: { email }, select: signInSelect })
  const matches = await verifyPassword(row?.passwordHash ?? null, password)
  if (!row || !matches) throw new AppError('UNAUTHORIZED', 'wrong-credentials', 'Invalid email or password')
  return signedIn(deps, row, 'Welcome back!')
}

async function signedIn(
  deps: Deps,
  {
    passwordHash: _,
    sessionVersion,
    ...row
  }: Parameters<typeof toUserDto>[1] & { passwordHash: string | null; sessionVersion: number },
  message: string,
): Promise<SignedIn> {
  const user = await toUserDto(deps.prisma, row, deps.now())
  return { user, message, session: { userId: row.id, version: sessionVersion } }
}

export type SessionState =
  | { state: 'none' }
  /** The token is genuine, but its account has been deleted. */
  | { state: 'gone'; userId: string }
  | { state: 'active'; userId: string; endsAt: number }

/**
 * Whether a token still opens its account: deletion, a raised session version and signing out end it at once, on every
 * process.
 */
export async function checkSession(deps: Deps, token: SessionToken | null): Promise<SessionState> {
  if (!token) return { state: 'none' }
  // By hand, because it goes before everything else that a user asks for.
  const { rows } = await deps.sql(
    'SELECT "sessionVersion", EXISTS (SELECT 1 FROM "EndedSession" WHERE id = $2) AS "isEnded" FROM "User" WHERE id = $1',
    [token.userId, token.id],
  )
  const [row] = rows as { sessionVersion: number; isEnded: boolean }[]
  if (!row) return { state: 'gone', userId: token.userId }
  const isActive = row.sessionVersion === token.version && !row.isEnded
  return isActive ? { state: 'active', userId: token.userId, endsAt: token.endsAt } : { state: 'none' }
}

/** Ends one session for good, however many copies of its token there are. Ending it again changes nothing. */
export async function endSession({ prisma }: Deps, token: SessionToken | null): Promise<void> {
  if (!token) return
  const ended = { id: token.id, expiresAt: new Date(token.endsAt) }
  await prisma.endedSession.createMany({ data: ended, skipDuplicates: true })
}
