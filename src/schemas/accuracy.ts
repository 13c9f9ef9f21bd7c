/** How far scores agree with people: the shape of the measured figures. */
import { z } from 'zod'

const share = z.number().min(0).max(1)
const correlation = z.number().min(-1).max(1)

/** A figure between the ends of its 95 % range. */
const figureOf = (number: z.ZodNumber) => z.strictObject({ value: number, low: number, high: number })

const setSchema = z.strictObject({
  answers: z.int().positive(),
  questions: z.int().positive(),
  pearson: figureOf(correlation),
  spearman: figureOf(correlation),
  /** Points of 5. */
  rmse: figureOf(z.number().min(0).max(5)),
  /** Points of 5 by which the mean grade errs when it is given to every answer. */
  constantRmse: z.number().min(0).max(5),
  /** Of the answers graded in the lowest quarter, the share whose score reads as praise. */
  falsePraise: figureOf(share).extend({ answers: z.int().positive(), from: z.int().min(0).max(100) }),
  /** Share of human grades inside the likely range, whose widths come from other questions; meant to hold `nominal`. */
  likely: figureOf(share).extend({ nominal: share }),
  /** What answers score that were given to another question of the set: the mean, and shares from 50 and from praise on. */
  misplaced: z.strictObject({
    answers: z.int().positive(),
    mean: z.number().min(0).max(100),
    half: share,
    praised: share,
  }),
})

export const accuracySchema = z.strictObject({
  measuredOn: z.iso.date(),
  /** Which coefficients were measured, so that figures of older ones are noticed. */
  calibration: z.string(),
  folds: z.int().min(2),
  splits: z.int().positive(),
  sets: z.strictObject({ mohler: setSchema, saf: setSchema, safWithEmpty: setSchema }),
})
export type Accuracy = z.infer<typeof accuracySchema>
export type SetAccuracy = z.infer<typeof setSchema>
