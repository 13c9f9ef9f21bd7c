/** The best attempt at each question that a user has answered. */
import { evaluatedPart } from '@/domain/interview/answers'
import type { InterviewQuestion } from '@/domain/interview/question'
import type { Deps } from '@/server/ports'
import { type ScoredAttempt, scoredAttempts } from './scored-attempts'

export type BestAnswer = {
  questionId: string
  interviewId: string
  question: string
  text: string
  /** 0 to 100. */
  score: number
}

/** Maximum number of answers. */
const MOST = 60

/**
 * The best first. Of two attempts with the same score, the one with the higher number wins.
 * @param isWanted which questions are included
 */
export async function bestAnswers(
  prisma: Deps['prisma'],
  userId: string,
  isWanted: (question: InterviewQuestion) => boolean,
): Promise<BestAnswer[]> {
  const interviews = await prisma.interview.findMany({
    where: { userId, status: 'completed', feedbackStatus: 'ready' },
    orderBy: { completedAt: 'asc' },
    select: { id: true, questions: true },
  })
  const asked = new Map(
    interviews.flatMap(({ id, questions }) =>
      (questions as unknown as InterviewQuestion[])
        .filter(isWanted)
        .map((question) => [`${id} ${question.id}`, question.text] as const),
    ),
  )
  const best = new Map<string, ScoredAttempt>()
  const ids = interviews.map(({ id }) => id)
  for (const attempt of await scoredAttempts(prisma, userId, ids)) {
    if (!asked.has(`${attempt.interviewId} ${attempt.questionId}`)) continue
    if (attempt.score >= (best.get(attempt.questionId)?.score ?? 0)) best.set(attempt.questionId, attempt)
  }
  const found = [...best.values()].sort((a, b) => b.score - a.score).slice(0, MOST)
  const answers: BestAnswer[] = []
  for (const { interviewId, questionId, score, number } of found) {
    const text = await textOf(prisma, { userId, interviewId, questionId, number })
    const question = asked.get(`${interviewId} ${questionId}`) ?? ''
    if (text) answers.push({ interviewId, questionId, question, text: evaluatedPart(text), score })
  }
  return answers
}

/** One statement per answer: sixty long answers are too much for one statement of the embedded database. */
async function textOf(
  prisma: Deps['prisma'],
  { number, ...key }: Omit<ScoredAttempt, 'score'> & { userId: string },
): Promise<string | undefined> {
  const select = { text: true } as const
  const row =
    number === 1
      ? await prisma.answer.findUnique({ where: { userId_interviewId_questionId: key }, select })
      : await prisma.answerAttempt.findUnique({
          where: { userId_interviewId_questionId_number: { ...key, number } },
          select,
        })
  return row?.text
}
