/** How well scores agree with human graders and with graded interview answers: the schema of the measured figures. */
import { z } from 'zod'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'

const share = z.number().min(0).max(1)
const score = z.number().min(0).max(100)
const correlation = z.number().min(-1).max(1)

/** A figure and its 95 % confidence interval. */
const figureOf = (number: z.ZodNumber) => z.strictObject({ value: number, low: number, high: number })

/** Share of grades inside the prediction interval, which should contain `nominal` of them. */
const likelySchema = figureOf(share).extend({ nominal: share })

const counts = { answers: z.int().positive(), questions: z.int().positive() }

const publicSetSchema = z.strictObject({
  ...counts,
  pearson: figureOf(correlation),
  spearman: figureOf(correlation),
  /** Points of 5. */
  rmse: figureOf(z.number().min(0).max(5)),
  /** RMSE, in points of 5, of a baseline that gives every answer the mean grade. */
  constantRmse: z.number().min(0).max(5),
  /** Of the answers graded in the lowest quarter, the share whose score reads as praise. */
  falsePraise: figureOf(share).extend({ answers: z.int().positive(), from: z.int().min(0).max(100) }),
  /** Of the answers that graders call good, the share whose score reads as praise. */
  praised: share,
  likely: likelySchema,
})

export const GRADED_KINDS = ['excellent', 'second-language', 'short', 'vague', 'wrong', 'off-topic'] as const

const agreementSchema = z.strictObject({
  answers: z.int().positive(),
  grade: score,
  score,
  /** Mean absolute error of the scores. */
  error: score,
  pearson: correlation,
})

const interviewSchema = z.strictObject({
  ...counts,
  pearson: figureOf(correlation),
  /** Share of pairs of answers to one question, graded at least 10 apart, that the scores rank the other way round. */
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
  /** Share of questions whose wrong answer scores above the short correct one. */
  wrongAboveShort: share,
  /** Pairs of stories of equal length; `share`: those in which the vivid one scores at least 15 above the vague one. */
  vividAboveVague: z.strictObject({ pairs: z.int().positive(), share }),
  /** Answers in which one sentence was negated, and the mean drop of their scores. */
  oneTurned: z.strictObject({ answers: z.int().min(0), falls: z.number() }),
  /** Partly correct answers, which are the most common kind: mean error and correlation of the scores. */
  middling: agreementSchema,
  /** Answers of all kinds to the questions that open and close interviews. */
  openers: agreementSchema,
  /** Mean score of answers that recite the key points, by category. */
  recitals: z.record(z.enum(QUESTION_CATEGORIES), score),
  /** Points that were found met or partly met, compared with the graders' verdicts. */
  points: z.strictObject({ count: z.int().positive(), precision: share, recall: share, f1: share }),
  /** Of the sentences that are praised, the share that graders call wrong. */
  praisedWrong: z.strictObject({ count: z.int().min(0), share }),
  likely: likelySchema,
})

const partSchema = z.strictObject({ precision: share, recall: share })

export const accuracySchema = z.strictObject({
  measuredOn: z.iso.date(),
  /** Version of the measured models, so that figures of older ones are detected. */
  models: z.string(),
  /** Number of cross-validation folds over the questions. */
  folds: z.int().min(2),
  interviews: interviewSchema,
  /** Detecting a part of a story in stories with and without it. */
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
/** The figures that need no public sets. */
export type OwnAccuracy = Omit<Accuracy, 'mohler' | 'saf' | 'scientsbank'>
export type PublicAccuracy = z.infer<typeof publicSetSchema>
export type InterviewAccuracy = z.infer<typeof interviewSchema>
