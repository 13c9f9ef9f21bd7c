/** The user's row: reading and locking it, and its public part. */
import { userNotFound } from '@/domain/errors'
import { type PracticeSettings, USUAL_PRACTICE } from '@/domain/practice-settings/settings'
import type { WordingWish } from '@/domain/practice-settings/wording'
import type { Prisma } from '@/generated/prisma/client'
import type { UserDto } from '@/schemas/user'
import type { Deps, Tx } from '@/server/ports'
import { toPlanId } from './held-plan'
import { isLocked } from './role-lock'

/** The columns of `PracticeSettings`. */
const practiceSelect = {
  measuresSpeech: true,
  answerTime: true,
  oneThing: true,
  readsAloud: true,
  inWriting: true,
  widerSpacing: true,
} as const satisfies Record<keyof PracticeSettings, true>

export const userSelect = {
  id: true,
  email: true,
  name: true,
  emailVerifiedAt: true,
  plan: true,
  planExpiresAt: true,
  selectedRole: true,
  region: true,
  ...practiceSelect,
  createdAt: true,
} as const satisfies Prisma.UserSelect

type UserRow = Prisma.UserGetPayload<{ select: typeof userSelect }>

/** @throws AppError NOT_FOUND 'User not found' */
export async function findUser(tx: Tx, userId: string): Promise<UserRow> {
  const row = await tx.user.findUnique({ where: { id: userId }, select: userSelect })
  if (!row) throw userNotFound()
  return row
}

export async function toUserDto(tx: Tx, row: UserRow, now: Date): Promise<UserDto> {
  const { emailVerifiedAt, measuresSpeech, answerTime, oneThing, readsAloud, inWriting, widerSpacing, ...rest } = row
  return {
    ...rest,
    plan: toPlanId(row.plan),
    emailVerified: emailVerifiedAt !== null,
    roleLocked: await isLocked(tx, row, now),
    practiceSettings: { measuresSpeech, answerTime, oneThing, readsAloud, inWriting, widerSpacing },
  }
}

/** @throws AppError NOT_FOUND 'User not found' */
export async function getUser(deps: Deps, userId: string): Promise<UserDto> {
  return toUserDto(deps.prisma, await findUser(deps.prisma, userId), deps.now())
}

/** Null if the account is gone, as when it was deleted since the session was checked. */
export async function getUserIfAny(deps: Deps, userId: string): Promise<UserDto | null> {
  const row = await deps.prisma.user.findUnique({ where: { id: userId }, select: userSelect })
  return row && toUserDto(deps.prisma, row, deps.now())
}

/** How the coach's sentences are worded for a user; in the usual words if the account is gone. */
export async function wordingFor(tx: Pick<Tx, 'user'>, userId: string): Promise<WordingWish> {
  const select = { answerTime: true, inWriting: true } as const
  return (await tx.user.findUnique({ where: { id: userId }, select })) ?? USUAL_PRACTICE
}

/** Locks the user's row until the transaction ends, so that concurrent starts are counted one after the other. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId} FOR UPDATE`
}
