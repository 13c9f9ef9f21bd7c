import { isAnswered } from '@/domain/interview/answers'
import type { AttemptDto } from '@/schemas/attempt'
import type { AnswerDto, InterviewDto, QuestionDto, QuestionScoreDto } from '@/schemas/interview'

export type Feedback = NonNullable<InterviewDto['feedback']>

/** A question with its number in the interview, counted from 1. */
export type NumberedQuestion = { number: number; question: QuestionDto }
export type ReviewedQuestion = NumberedQuestion & { answer: AnswerDto; result: QuestionScoreDto }

/** An attempt at a question that was read. */
export type ReadAttempt = AttemptDto & { result: QuestionScoreDto }

export const isRead = (attempt: AttemptDto): attempt is ReadAttempt =>
  attempt.status === 'ready' && attempt.result !== null

/** The questions with their answers and scores, and those that were left out. */
export function reviewOf(
  { questions, answers }: Pick<InterviewDto, 'questions' | 'answers'>,
  questionScores: readonly QuestionScoreDto[],
): { reviewed: ReviewedQuestion[]; unanswered: NumberedQuestion[] } {
  const reviewed: ReviewedQuestion[] = []
  const unanswered: NumberedQuestion[] = []
  for (const [index, question] of questions.entries()) {
    const number = index + 1
    const answer = answers.find(({ questionId }) => questionId === question.id)
    const result = questionScores.find(({ questionId }) => questionId === question.id)
    if (answer && result && isAnswered(answer.text)) reviewed.push({ number, question, answer, result })
    else unanswered.push({ number, question })
  }
  return { reviewed, unanswered }
}

/** Where a question stands on the page. */
export const questionAnchor = (number: number) => `question-${number}`
