import { contestableRemarks } from '@/domain/evaluation/contest/contestable-remarks'
import { isAnswered } from '@/domain/interview/answers'
import { isProbe } from '@/domain/interview/follow-up'
import type { AttemptDto } from '@/schemas/attempt'
import type { AnswerDto, InterviewDto, QuestionDto, QuestionScoreDto } from '@/schemas/interview'

export type Feedback = NonNullable<InterviewDto['feedback']>

/** A question with its number in the interview, counted from 1. */
export type NumberedQuestion = { number: number; question: QuestionDto }
/** `probe`: the question that the answer gave reason for, if it was asked; it is not scored. */
type AskedQuestion = NumberedQuestion & { probe?: AskedProbe | undefined }

export type ReviewedQuestion = AskedQuestion & {
  answer: AnswerDto
  result: QuestionScoreDto
  /** The improvement of this answer that is shown at the top of the page and need not be repeated. */
  lead?: string | undefined
}

/** It may still have a probe with a reply, where the answer was emptied afterwards. */
export type UnansweredQuestion = AskedQuestion

/** `answer`: null if it was not answered. */
export type AskedProbe = NumberedQuestion & { answer: AnswerDto | null }

export type ReadAttempt = AttemptDto & { result: QuestionScoreDto }

export const isRead = (attempt: AttemptDto): attempt is ReadAttempt =>
  attempt.status === 'ready' && attempt.result !== null

/** The answered questions with their scores, and the unanswered ones that would have been scored. */
export function reviewOf(
  { questions, answers }: Pick<InterviewDto, 'questions' | 'answers'>,
  questionScores: readonly QuestionScoreDto[],
): { reviewed: ReviewedQuestion[]; unanswered: UnansweredQuestion[] } {
  const reviewed: ReviewedQuestion[] = []
  const unanswered: UnansweredQuestion[] = []
  const answerTo = (id: string) => answers.find(({ questionId, text }) => questionId === id && isAnswered(text))
  const numbered = questions.map((question, index) => ({ number: index + 1, question }))
  const probes = numbered.filter(({ question }) => isProbe(question.id))
  for (const { number, question } of numbered) {
    if (isProbe(question.id)) continue
    const answer = answerTo(question.id)
    const asked = probes.find((each) => each.question.followUpOf === question.id)
    const probe = asked && { ...asked, answer: answerTo(asked.question.id) ?? null }
    const result = questionScores.find(({ questionId }) => questionId === question.id)
    if (answer && result) reviewed.push({ number, question, answer, result, probe })
    else unanswered.push({ number, question, probe })
  }
  return { reviewed, unanswered }
}

/** Id of the section with the first changes. */
export const FIRST_CHANGES_ID = 'first-changes'

export type ReadingPlace = { questionId: string; number: number }

/** An evaluation whose remarks can be contested. */
export type Reading = ReadingPlace & {
  /** The key points of a strong answer. */
  modelAnswer: readonly string[]
  /** What a sentence of the evaluation is contested by: one key, or one for each point that it lists; empty if none. */
  keysOf: (text: string) => readonly string[]
}

export function readingOf(place: ReadingPlace, result: QuestionScoreDto): Reading {
  const remarks = contestableRemarks(result)
  return {
    questionId: place.questionId,
    number: place.number,
    modelAnswer: result.modelAnswer,
    keysOf: (said) => [...new Set(remarks.flatMap(({ text, key }) => (text === said ? [key] : [])))],
  }
}
