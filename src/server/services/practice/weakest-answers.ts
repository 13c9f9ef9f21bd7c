/** The answers that are most worth repeating. */
import { MAX_ATTEMPTS } from '@/domain/interview/attempts'
import { NEEDS_WORK_BELOW } from '@/domain/interview/bands'
import type { InterviewQuestion } from '@/domain/interview/question'
import { MOST_RETAKES, type WeakAnswer } from '@/domain/practice-plan/remaining-steps'
import type { Deps } from '@/server/ports'
import { type ScoredAttempt, scoredAttempts } from './scored-attempts'

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
