import type { Tx } from '../ports'

/** Interviews that are looked through: enough to have asked all that the bank has, of five questions each. */
const LATEST = 40

/**
 * What was asked for a role lately, the latest first, so that other questions come before it. What was asked longer ago
 * may be asked again; reading all of it would make the start slower with every interview.
 */
export const earlierInterviews = (tx: Tx, userId: string, role: string) =>
  tx.interview.findMany({
    where: { userId, role },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LATEST,
    select: { questions: true, createdAt: true },
  })
