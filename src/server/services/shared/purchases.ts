/** What a user has bought, as the rules of the plans expect it. */
import { isCredited } from '@/domain/payments/transition'
import type { Extension, Purchase } from '@/domain/plans/purchase'
import type { Tx } from '@/server/ports'
import { toPlanId } from './held-plan'

/** The purchases whose plan is credited, and the days that operators added. */
export async function purchasesOf(tx: Tx, userId: string): Promise<{ purchases: Purchase[]; extensions: Extension[] }> {
  const rows = await tx.payment.findMany({
    where: { userId, creditedAt: { not: null } },
    orderBy: [{ creditedAt: 'asc' }, { id: 'asc' }],
    select: { plan: true, status: true, creditedAt: true },
  })
  const extensions = await tx.planExtension.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { days: true, createdAt: true },
  })
  return {
    purchases: rows.flatMap(({ plan, status, creditedAt }) =>
      creditedAt && isCredited(status) ? [{ plan: toPlanId(plan), creditedAt }] : [],
    ),
    extensions: extensions.map(({ days, createdAt }) => ({ days, extendedAt: createdAt })),
  }
}
