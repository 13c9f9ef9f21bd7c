/** Finding an account by its address or its id. */
import { AppError } from '@/domain/errors'
import { FIRST_PAGE } from '@/schemas/paging'
import type { PaymentDto } from '@/schemas/payment'
import type { UsageDto, UserDto } from '@/schemas/user'
import type { Deps, Tx } from '@/server/ports'
import { listPayments } from '@/server/services/payment'
import { writeAudit } from '@/server/services/shared/audit'
import { findUser, toUserDto } from '@/server/services/shared/user-row'
import { getUsage } from '@/server/services/user'

/**
 * @param account an address or an id
 * @throws AppError NOT_FOUND
 */
export async function accountId(tx: Tx, account: string): Promise<string> {
  const where = account.includes('@') ? { email: account.trim().toLowerCase() } : { id: account.trim() }
  const row = await tx.user.findUnique({ where, select: { id: true } })
  if (!row) throw new AppError('NOT_FOUND', 'user-not-found', `There is no account with ${account}.`)
  return row.id
}

export type AccountDto = {
  user: UserDto
  hasPassword: boolean
  /** Provider accounts with which the user can sign in. */
  providers: string[]
  usage: UsageDto
  payments: PaymentDto[]
  /** Days that operators added to the plan. */
  extendedByDays: number
}

/** An account as operators see it. The lookup is recorded in the audit log. */
export async function findAccount(deps: Deps, operator: string, account: string): Promise<AccountDto> {
  const { prisma } = deps
  const found = await prisma.$transaction(async (tx) => {
    const userId = await accountId(tx, account)
    await writeAudit(tx, deps.now(), { operator, act: 'find-account', userId, outcome: 'shown' })
    const row = await findUser(tx, userId)
    const { passwordHash, identities, extensions } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: {
        passwordHash: true,
        identities: { select: { provider: true } },
        extensions: { select: { days: true } },
      },
    })
    return {
      user: await toUserDto(tx, row, deps.now()),
      hasPassword: passwordHash !== null,
      providers: identities.map(({ provider }) => provider),
      extendedByDays: extensions.reduce((sum, { days }) => sum + days, 0),
    }
  })
  const { id } = found.user
  return { ...found, usage: await getUsage(deps, id), payments: (await listPayments(deps, id, FIRST_PAGE)).items }
}
