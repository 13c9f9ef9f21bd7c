/** The answers of some interviews that are worth giving again. */
import { MAX_ATTEMPTS } from '@/domain/interview/attempts'
import type { InterviewQuestion } from '@/domain/interview/question'
import { MOST_RETAKES, WEAK_BELOW, type WeakAnswer } from '@/domain/practice-plan/work'
import type { Deps } from '../ports'

type Scored = { interviewId: string; questionId: string; score: number | null; number: number }

/**
 * The weakest first, by the newest attempt at each question; none whose attempts are used up.
 * @param interviewIds the newest first
 */
export async function weakestAnswers(prisma: Deps['prisma'], interviewIds: readonly string[]): Promise<WeakAnswer[]> {
  const where = { interviewId: { in: [...interviewIds] } }
  const own = await prisma.answerScore.findMany({
    where,
    select: { interviewId: true, questionId: true, score: true },
  })
  const again = await prisma.answerAttempt.findMany({
    where: { ...where, status: 'ready' },
    orderBy: { number: 'asc' },
    select: { interviewId: true, questionId: true, score: true, number: true },
  })
  const newest = newestByQuestion([...own.map((score) => ({ ...score, number: 1 })), ...again], interviewIds)
  const weak = newest
    .filter(({ score, number }) => (score ?? 100) < WEAK_BELOW && number < MAX_ATTEMPTS)
    .sort((a, b) => (a.score ?? 0) - (b.score ?? 0))
    .slice(0, MOST_RETAKES)
  const interviews = await prisma.interview.findMany({
    where: { id: { in: weak.map(({ interviewId }) => interviewId) } },
    select: { id: true, questions: true },
  })
  return weak.flatMap(({ interviewId, questionId, score }) => {
    const questions = (interviews.find(({ id }) => id === interviewId)?.questions ??
      []) as unknown as InterviewQuestion[]
    const index = questions.findIndex(({ id }) => id === questionId)
    const question = questions[index]
    // A follow-up question that was first taken after the interview has no number there.
    return question ? [{ interviewId, questionId, number: index + 1, question: question.text, score: score ?? 0 }] : []
  })
}

/** One entry a question: that of the newest interview, and there the last attempt. */
function newestByQuestion(scores: readonly Scored[], interviewIds: readonly string[]): Scored[] {
  const age = new Map(interviewIds.map((id, i) => [id, i]))
  const found = new Map<string, Scored>()
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
