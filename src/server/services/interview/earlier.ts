import type { Tx } from '@/server/ports'

/** Maximum number of interviews. With five questions each, they cover the whole bank of a role. */
const LATEST = 40

/**
 * The latest interviews for a role, newest first, so that questions not asked before are preferred. Bounded, so that
 * starting an interview does not slow down with every further one.
 */
export const earlierInterviews = (tx: Tx, userId: string, role: string) =>
  tx.interview.findMany({
    where: { userId, role },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LATEST,
    select: { questions: true },
  })
