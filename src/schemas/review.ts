import { z } from 'zod'
import { VERDICTS } from '@/domain/evaluation/facts'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import { GRADES } from '@/domain/review/schedule'
import { FEWEST_SENTENCES, hasEnoughSentences } from '@/domain/review/sitting'
import { answerText, id } from './text'

/** A key point that is due for review. */
export const reviewCardSchema = z.object({
  id: z.string(),
  role: z.string(),
  question: z.object({ id: z.string(), text: z.string(), category: z.enum(QUESTION_CATEGORIES) }),
  /** The point itself, if it was missed in an earlier review; null otherwise. */
  prompt: z.string().nullable(),
  due: z.date(),
})
export type ReviewCardDto = z.infer<typeof reviewCardSchema>

export const sittingSchema = z.object({
  /** The cards to answer now, each from a different question. */
  cards: z.array(reviewCardSchema),
  /** Number of due points, including those of `cards`. */
  dueCount: z.int(),
  /** Number of points that become due later, and when the first of them does; null if there is none. */
  laterCount: z.int(),
  nextDue: z.date().nullable(),
})
export type SittingDto = z.infer<typeof sittingSchema>

export const answerReviewInput = z.object({
  id,
  text: answerText.refine(
    hasEnoughSentences,
    `Write at least ${FEWEST_SENTENCES === 2 ? 'two' : FEWEST_SENTENCES} sentences, as you would say them.`,
  ),
})
export type AnswerReviewInput = z.infer<typeof answerReviewInput>

export const reviewedCardSchema = z.object({
  id: z.string(),
  /** The key point that the card asks for. */
  point: z.string(),
  verdict: z.enum(VERDICTS),
  /** The words of the answer that make the point, verbatim; null if no sentence does. */
  quote: z.string().nullable(),
  /** An example wording of the point; null if there is none. */
  model: z.string().nullable(),
  /** The grade of the answer; null if the card was not due, in which case nothing changes. */
  grade: z.enum(GRADES).nullable(),
  /** When the card is due next. */
  due: z.date(),
  /** Other due points of the same question that the answer makes as well; they are rescheduled too. */
  alsoMet: z.array(z.string()),
})
export type ReviewedCardDto = z.infer<typeof reviewedCardSchema>

/** A card in the account export. */
export const storedCardSchema = z.object({
  interviewId: z.string(),
  questionId: z.string(),
  point: z.string(),
  due: z.date(),
  reviewedAt: z.date(),
  stability: z.number(),
  difficulty: z.number(),
  reps: z.int(),
  lapses: z.int(),
  lastGrade: z.string(),
  asked: z.int(),
  isContested: z.boolean(),
  createdAt: z.date(),
})
