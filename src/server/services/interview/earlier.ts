import type { InterviewQuestion } from '@/domain/interview/question'
import type { Tx } from '@/server/ports'

/** Maximum number of interviews. With five questions each, they cover the whole bank of a role. */
const LATEST = 40

/**
 * Ids of the questions of the latest interviews for a role, so that questions not asked before are preferred. Bounded,
 * so that starting an interview does not slow down with every further one.
 */
export async function seenQuestions(tx: Tx, userId: string, role: string): Promise<ReadonlySet<string>> {
  const earlier = await tx.interview.findMany({
    where: { userId, role },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LATEST,
    select: { questions: true },
  })
  return new Set(earlier.flatMap(({ questions }) => (questions as unknown as InterviewQuestion[]).map(({ id }) => id)))
}
