/** Tells users by mail that their plan is about to end. */
import { EXPIRES_SOON_MS } from '@/domain/plans/status'
import type { Deps } from '../ports'

/** Users in one go; the rest has its turn at the next look. */
const BATCH = 500

const PLANS = [
  ['pay_per_use', EXPIRES_SOON_MS['pay-per-use']],
  ['monthly', EXPIRES_SOON_MS.monthly],
] as const

/** Has one mail sent for every plan that comes near its end; a plan that was extended is announced anew. */
export async function remindOfPlanEnds(deps: Deps): Promise<void> {
  const { prisma } = deps
  const now = deps.now()
  // A plan's end that was not announced yet; null is unequal to nothing in SQL.
  const isNew = [
    { planEndNoticeFor: null },
    { NOT: { planEndNoticeFor: { equals: prisma.user.fields.planExpiresAt } } },
  ]
  for (const [plan, soonMs] of PLANS) {
    const users = await prisma.user.findMany({
      where: { plan, planExpiresAt: { gt: now, lte: new Date(now.getTime() + soonMs) }, OR: isNew },
      select: { id: true, planExpiresAt: true },
      orderBy: { planExpiresAt: 'asc' },
      take: BATCH,
    })
    for (const { id, planExpiresAt } of users) if (planExpiresAt) await remind(deps, id, planExpiresAt)
  }
  deps.queue.wake('send-mail')
}

/** Of several processes that look at once only one finds the end unannounced. */
const remind = ({ prisma, queue }: Deps, userId: string, endsAt: Date): Promise<void> =>
  prisma.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: {
        id: userId,
        planExpiresAt: endsAt,
        OR: [{ planEndNoticeFor: null }, { NOT: { planEndNoticeFor: endsAt } }],
      },
      data: { planEndNoticeFor: endsAt },
    })
    const payload = { kind: 'plan-ends-soon', userId, endsAt: endsAt.toISOString() } as const
    if (count > 0) await queue.enqueue(tx, 'send-mail', payload)
  })
