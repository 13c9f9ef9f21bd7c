/** All scored attempts at the questions of some interviews: the best of them, and those most worth repeating. */
import { evaluatedPart } from '@/domain/interview/answers'
import { MAX_ATTEMPTS } from '@/domain/interview/attempts'
import { NEEDS_WORK_BELOW } from '@/domain/interview/bands'
import type { InterviewQuestion } from '@/domain/interview/question'
import { MOST_RETAKES, type WeakAnswer } from '@/domain/practice-plan/remaining-steps'
import type { Deps } from '@/server/ports'

type ScoredAttempt = {
  interviewId: string
  questionId: string
  /** 1 is the interview's own answer. */
  number: number
  /** 0 to 100. */
  score: number
}

/** The interviews' own answers, then the further attempts by number. */
async function scoredAttempts(
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

/**
 * The weakest first, by the newest attempt at each question. Questions without attempts left are skipped.
 * @param interviewIds newest first
 */
export async function weakestAnswers(
  prisma: Deps['prisma'],
  userId: string,
  interviewIds: readonly string[],
): Promise<WeakAnswer[]> {
  const newest = newestByQuestion(await scoredAttempts(prisma, userId, interviewIds), interviewIds)
  const weak = newest
    .filter(({ score, number }) => score < NEEDS_WORK_BELOW && number < MAX_ATTEMPTS)
    .sort((a, b) => a.score - b.score)
    .slice(0, MOST_RETAKES)
  const interviews = await prisma.interview.findMany({
    where: { userId, id: { in: weak.map(({ interviewId }) => interviewId) } },
    select: { id: true, questions: true },
  })
  return weak.flatMap(({ interviewId, questionId, score }) => {
    const questions = (interviews.find(({ id }) => id === interviewId)?.questions ??
      []) as unknown as InterviewQuestion[]
    const index = questions.findIndex(({ id }) => id === questionId)
    const question = questions[index]
    // A follow-up question that was first answered after the interview has no number in it.
    return question ? [{ interviewId, questionId, number: index + 1, question: question.text, score }] : []
  })
}

/** One entry per question: the last attempt in the newest interview that has the question. */
function newestByQuestion(scores: readonly ScoredAttempt[], interviewIds: readonly string[]): ScoredAttempt[] {
  const age = new Map(interviewIds.map((id, i) => [id, i]))
  const found = new Map<string, ScoredAttempt>()
  for (const scored of scores) {
    const known = found.get(scored.questionId)
    const [older, newer] = [
      age.get(known?.interviewId ?? '') ?? Number.POSITIVE_INFINITY,
      age.get(scored.interviewId) ?? 0,
    ]
    if (!known || newer < older || (newer === older && scored.number > known.number))
      found.set(scored.questionId, scored)
  }
  return [...found.values()]
}
