/** Signing up and signing in with a password. */

import { commonPasswords } from '@/content/common-passwords'
import { isGuessablePassword } from '@/domain/account/guessable-password'
import { COMMON_PASSWORD } from '@/domain/account/password'
import { AppError } from '@/domain/errors'
import type { LoginInput, RegisterInput } from '@/schemas/auth'
import type { UserDto } from '@/schemas/user'
import { hashPassword, verifyPassword } from '@/server/passwords'
import type { Deps } from '@/server/ports'
import { seal } from '@/server/seal'
import { timeOfVerification } from '@/server/services/mail'
import { toUserDto, userSelect } from '@/server/services/shared/user-row'
import type { NewSession } from '@/server/session'

type SignedIn = { user: UserDto; message: string; session: NewSession }

const signInSelect = { ...userSelect, passwordHash: true, sessionVersion: true } as const

const takenEmail = () => new AppError('CONFLICT', 'email-taken', 'An account with this email already exists')

/**
 * Before the mail to the address is counted, which the owner of a taken one must not pay for.
 * @throws AppError CONFLICT
 */
export async function assertFreeEmail({ prisma }: Deps, email: string): Promise<void> {
  if (await prisma.user.findUnique({ where: { email }, select: { id: true } })) throw takenEmail()
}

/**
 * Turns a unique constraint violation into CONFLICT and rethrows any other error.
 * @throws AppError CONFLICT
 */
export function refuseTakenEmail(error: { code?: string }): never {
  if (error.code === 'P2002') throw takenEmail()
  throw error
}

/**
 * Creates the account and enqueues the verification mail.
 * @throws AppError CONFLICT when the address is taken · BAD_REQUEST for a common password
 */
export async function register(deps: Deps, { email, password, name }: RegisterInput): Promise<SignedIn> {
  refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  await assertFreeEmail(deps, email)
  const when = await timeOfVerification(deps, email)
  const row = await deps.prisma
    .$transaction(async (tx) => {
      const created = await tx.user.create({ data: { email, name, passwordHash }, select: signInSelect })
      const mail = { kind: 'verify-email', userId: created.id, sealedAddress: seal(deps.secret, email) } as const
      await deps.queue.enqueue(tx, 'send-mail', mail, when)
      return created
    })
    .catch(refuseTakenEmail)
  deps.queue.wake('send-mail')
  return signedIn(deps, row, 'Account created successfully!')
}

/**
 * @throws AppError UNAUTHORIZED, with the same message and timing whether or not the address is known (no user
 * enumeration)
 */
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

/**
 * Checks a new password against the long list of common passwords; its schema checks the short list.
 * @throws AppError BAD_REQUEST
 */
export function refuseCommonPassword(password: string): void {
  if (isGuessablePassword(password, commonPasswords()))
    throw new AppError('BAD_REQUEST', 'common-password', COMMON_PASSWORD)
}
