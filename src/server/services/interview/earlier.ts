import type { Tx } from '@/server/ports'

/** At most so many interviews: with five questions each, enough to have asked the whole bank. */
const LATEST = 40

/**
 * The questions that were asked for a role lately, the latest first, so that new questions are preferred. The number is
 * bounded, so that starting does not get slower with every interview.
 */
export const earlierInterviews = (tx: Tx, userId: string, role: string) =>
  tx.interview.findMany({
    where: { userId, role },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LATEST,
    select: { questions: true, createdAt: true },
  })
