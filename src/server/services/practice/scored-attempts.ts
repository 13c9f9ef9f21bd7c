/** All scored attempts at the questions of some interviews: the best of them, and those most worth repeating. */
import { evaluatedPart } from '@/domain/interview/answers'
import { MAX_ATTEMPTS } from '@/domain/interview/attempts'
import { NEEDS_WORK_BELOW } from '@/domain/interview/bands'
import type { InterviewQuestion } from '@/domain/interview/question'
import { MOST_RETAKES, type WeakAnswer } from '@/domain/practice-plan/remaining-steps'
import type { Deps } from '@/server/ports'

/** Maximum number of interviews, newest first, so that the running time is bounded. */
export const MOST_INTERVIEWS = 200

type ScoredAttempt = {
  interviewId: string
  questionId: string
  /** 1 is the interview's own answer. */
  number: number
  /** 0 to 100. */
  score: number
}

/**
 * The interviews' own answers, then the further attempts by number.
 * @param questionId only those at this question
 */
async function scoredAttempts(
  prisma: Deps['prisma'],
  userId: string,
  interviewIds: readonly string[],
  questionId?: string,
): Promise<ScoredAttempt[]> {
  const where = { userId, interviewId: { in: [...interviewIds] }, ...(questionId !== undefined && { questionId }) }
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
  /** The question's number in the interview. */
  place: number
  question: string
  text: string
  /** 0 to 100. */
  score: number
}

/** Maximum number of answers. */
const MOST = 60

type Wanted = {
  /** Only this question. */
  questionId?: string
  /** Only questions of this category. */
  category?: InterviewQuestion['category']
  /** Only answers with at least this score. */
  from?: number
}

/**
 * The best first, of the newest interviews. Of two attempts with the same score, the one with the higher number wins.
 * Only the interviews of the best attempts are read, one by one: the questions of one are 30 KB.
 */
export async function bestAnswers(
  prisma: Deps['prisma'],
  userId: string,
  { questionId: only, category, from = 0 }: Wanted,
): Promise<BestAnswer[]> {
  const interviews = await prisma.interview.findMany({
    where: { userId, status: 'completed', feedbackStatus: 'ready' },
    orderBy: { completedAt: 'desc' },
    take: MOST_INTERVIEWS,
    select: { id: true },
  })
  const best = new Map<string, ScoredAttempt>()
  const ids = interviews.map(({ id }) => id)
  for (const attempt of await scoredAttempts(prisma, userId, ids, only)) {
    if (attempt.score >= (best.get(attempt.questionId)?.score ?? from)) best.set(attempt.questionId, attempt)
  }
  const questionOf = questionReader(prisma, userId)
  const answers: BestAnswer[] = []
  for (const { interviewId, questionId, score, number } of [...best.values()].sort((a, b) => b.score - a.score)) {
    const found = await questionOf(interviewId, questionId)
    if (!found || (category && found.question.category !== category)) continue
    const text = await textOf(prisma, { userId, interviewId, questionId, number })
    const { place, question } = found
    if (text)
      answers.push({ interviewId, questionId, place, question: question.text, text: evaluatedPart(text), score })
    if (answers.length === MOST) break
  }
  return answers
}

/** Finds a question with its number in the interview; reads the questions of each interview once. */
export function questionReader(prisma: Deps['prisma'], userId: string) {
  const read = new Map<string, InterviewQuestion[]>()
  return async (interviewId: string, questionId: string) => {
    let questions = read.get(interviewId)
    if (!questions) {
      const where = { userId_id: { userId, id: interviewId } }
      const row = await prisma.interview.findUnique({ where, select: { questions: true } })
      questions = (row?.questions ?? []) as unknown as InterviewQuestion[]
      read.set(interviewId, questions)
    }
    const index = questions.findIndex(({ id }) => id === questionId)
    const question = questions[index]
    return question && { question, place: index + 1 }
  }
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
