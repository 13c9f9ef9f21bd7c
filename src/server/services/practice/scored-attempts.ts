/** The scores of all attempts at the questions of some interviews. */
import type { Deps } from '@/server/ports'

export type ScoredAttempt = {
  interviewId: string
  questionId: string
  /** 1 is the interview's own answer. */
  number: number
  /** 0 to 100. */
  score: number
}

/** The interviews' own answers, then the further attempts by number. */
export async function scoredAttempts(
  prisma: Deps['prisma'],
  userId: string,
  interviewIds: readonly string[],
): Promise<ScoredAttempt[]> {
  const where = { userId, interviewId: { in: [...interviewIds] } }
  const select = { interviewId: true, questionId: true, score: true } as const
  const own = await prisma.answerScore.findMany({ where, orderBy: { interviewId: 'asc' }, select })
  const further = await prisma.answerAttempt.findMany({
    where: { ...where, status: 'ready' },
    orderBy: { number: 'asc' },
    select: { ...select, number: true },
  })
  return [
    ...own.map((row) => ({ ...row, number: 1 })),
    ...further.flatMap(({ score, ...row }) => (score === null ? [] : [{ ...row, score }])),
  ]
}
