/** How far scores agree with people and with graded interview answers: the shape of the measured figures. */
import { z } from 'zod'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'

const share = z.number().min(0).max(1)
const score = z.number().min(0).max(100)
const correlation = z.number().min(-1).max(1)

/** A figure between the ends of its 95 % range. */
const figureOf = (number: z.ZodNumber) => z.strictObject({ value: number, low: number, high: number })

/** Share of grades inside the likely range, which is meant to hold `nominal` of them. */
const likelySchema = figureOf(share).extend({ nominal: share })

const counts = { answers: z.int().positive(), questions: z.int().positive() }

const publicSetSchema = z.strictObject({
  ...counts,
  pearson: figureOf(correlation),
  spearman: figureOf(correlation),
  /** Points of 5. */
  rmse: figureOf(z.number().min(0).max(5)),
  /** Points of 5 by which the mean grade errs when it is given to every answer. */
  constantRmse: z.number().min(0).max(5),
  /** Of the answers graded in the lowest quarter, the share whose score reads as praise. */
  falsePraise: figureOf(share).extend({ answers: z.int().positive(), from: z.int().min(0).max(100) }),
  /** Of the answers that people call good, the share whose score reads as praise. */
  praised: share,
  likely: likelySchema,
})

export const GRADED_KINDS = ['excellent', 'second-language', 'short', 'vague', 'wrong', 'off-topic'] as const

const agreementSchema = z.strictObject({
  answers: z.int().positive(),
  grade: score,
  score,
  /** Mean distance of the scores from the grades. */
  error: score,
  pearson: correlation,
})

const interviewSchema = z.strictObject({
  ...counts,
  pearson: figureOf(correlation),
  /** Pairs of answers to one question, graded at least 10 apart, which the scores put into the other order. */
  outOfOrder: figureOf(share),
  kinds: z.array(
    z.strictObject({
      kind: z.enum(GRADED_KINDS),
      answers: z.int().positive(),
      grade: score,
      score,
      byCategory: z.record(z.enum(QUESTION_CATEGORIES), score),
    }),
  ),
  /** Questions whose wrong answer scores above the short right one. */
  wrongAboveShort: share,
  /** Pairs of stories of equal length of which the vivid one scores 15 above the vague one or more. */
  vividAboveVague: z.strictObject({ pairs: z.int().positive(), share }),
  /** Answers of which one sentence was turned into its opposite, and how far their scores fall on average. */
  oneTurned: z.strictObject({ answers: z.int().min(0), falls: z.number() }),
  /**
   * Answers that are right in part, as most are: how near the scores come to the grades, and whether they rank them.
   */
  middling: agreementSchema,
  /** Answers of all kinds to the questions with which interviews open and close. */
  openers: agreementSchema,
  /** Mean score of answers that recite the key points, by category. */
  recitals: z.record(z.enum(QUESTION_CATEGORIES), score),
  /** Points called met or partly met, against what the readers called so. */
  points: z.strictObject({ count: z.int().positive(), precision: share, recall: share, f1: share }),
  /** Of the sentences that are praised, the share that the readers call wrong. */
  praisedWrong: z.strictObject({ count: z.int().min(0), share }),
  likely: likelySchema,
})

const partSchema = z.strictObject({ precision: share, recall: share })

export const accuracySchema = z.strictObject({
  measuredOn: z.iso.date(),
  /** Which models were measured, so that figures of older ones are noticed. */
  models: z.string(),
  /** Number of cross-validation folds over the questions. */
  folds: z.int().min(2),
  interviews: interviewSchema,
  /** Finding a part of a story in the stories that have or do not have it. */
  story: z.strictObject({ stories: z.int().positive(), setting: partSchema, result: partSchema }),
  guard: z.strictObject({
    falseAlarms: share,
    attacks: z.int().positive(),
    reach60: share,
    reach80: share,
  }),
  mohler: publicSetSchema,
  saf: publicSetSchema,
  scientsbank: z.strictObject({ ...counts, auc: share }),
})
export type Accuracy = z.infer<typeof accuracySchema>
export type PublicAccuracy = z.infer<typeof publicSetSchema>
export type InterviewAccuracy = z.infer<typeof interviewSchema>
