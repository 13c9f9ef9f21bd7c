/** Reminds users by mail that their plan is about to end. */
import { EXPIRES_SOON_MS } from '@/domain/plans/status'
import type { Deps } from '@/server/ports'

/** Maximum number of users per run; the next run handles the rest. */
const BATCH = 500

const PLANS = [
  ['pay_per_use', EXPIRES_SOON_MS['pay-per-use']],
  ['monthly', EXPIRES_SOON_MS.monthly],
] as const

/**
 * Sends one mail for every plan that is about to end, and another one if the plan is extended and about to end again.
 */
export async function remindOfPlanEnds(deps: Deps): Promise<void> {
  const { prisma } = deps
  const now = deps.now()
  // Ends that have not been announced. The null case is needed because a comparison with null is never true in SQL.
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

/** Compare-and-set: of several processes at once, only one finds the end unannounced. */
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
