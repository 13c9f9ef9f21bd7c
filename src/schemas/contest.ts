import { z } from 'zod'
import { STORY_MEASURES, type StoryMeasure, UNREADABLE } from '@/domain/evaluation/facts'
import { ATTEMPT_STATUSES, attemptNumber, NOT_AN_ATTEMPT_NUMBER } from './attempt'
import { EVALUATORS, questionScoreSchema } from './interview'
import { id, text } from './text'

const WHICH_ATTEMPT = "Which attempt at the question was read; 1 is the interview's own answer."

export const contestInput = z.object({
  id,
  questionId: id,
  number: attemptNumber.default(1).describe(WHICH_ATTEMPT),
  remark: text('The remark', 60).describe(
    "What is contested, by its key in GET /api/interviews/{id}/answers/{questionId}/remarks: 'point.' with the " +
      'place of a key point in modelAnswer, counted from 0, for its verdict and all that is said on it; the name of ' +
      "any other statement, as 'askResult' or 'remark.not-speech'.",
  ),
})
export type ContestInput = z.infer<typeof contestInput>

/** Coerced, because REST takes it from the query. */
export const remarksInput = contestInput.pick({ id: true, questionId: true }).extend({
  number: z.coerce.number({ error: NOT_AN_ATTEMPT_NUMBER }).pipe(attemptNumber).default(1).describe(WHICH_ATTEMPT),
})
export type RemarksInput = z.infer<typeof remarksInput>

export const contestableRemarkSchema = z.object({
  /** The key by which it is contested. Several remarks that rest on one verdict share its key. */
  remark: z.string(),
  /** The name of the statement; `verdict-met` and so on for the verdict on a key point. */
  statement: z.string(),
  /** The sentence; null for the verdict on a key point. */
  text: z.string().nullable(),
  /** Index of the key point in `modelAnswer`; null for a remark about no point. */
  point: z.int().nullable(),
})
export type ContestableRemarkDto = z.infer<typeof contestableRemarkSchema>

const rangeSchema = questionScoreSchema.shape.range

/** An evaluation of an answer with at least one contested remark. */
export const contestedReadingSchema = z.object({
  questionId: z.string(),
  /** The attempt at this question, counted from 1. */
  number: z.int(),
  evaluator: z.enum(EVALUATORS),
  remarks: z.array(z.object({ remark: z.string(), statement: z.string() })),
  /** The stored score, which does not change; lists and averages use it. */
  score: questionScoreSchema.shape.score,
  /** The score without the contested remarks; null if the answer would have to be evaluated again. */
  scoreWithout: questionScoreSchema.shape.score.nullable(),
  /** Prediction interval of the score while something is contested. */
  range: rangeSchema,
  /** The evaluation of the same answer by the other evaluator; null if only one is configured. */
  secondOpinion: z
    .object({
      evaluator: z.enum(EVALUATORS),
      status: z.enum(ATTEMPT_STATUSES),
      result: questionScoreSchema.nullable(),
    })
    .nullable(),
})
export type ContestedReadingDto = z.infer<typeof contestedReadingSchema>

const share = z.number()

/** The measures from which the score was calculated, as they are stored. */
export const measuresSchema = z.object({
  unreadable: z.enum(UNREADABLE).nullable(),
  words: z.int(),
  agreement: share.nullable(),
  lean: share.nullable(),
  topic: share,
  known: share,
  echoed: share,
  guard: share,
  /** Measures stored before it was measured have none. */
  misconduct: share.default(0),
  /** Number of figures, names and times; likewise. */
  details: z.int().default(0),
  story: z.object(
    Object.fromEntries(STORY_MEASURES.map((name) => [name, share])) as Record<StoryMeasure, typeof share>,
  ),
  points: z.array(z.object({ made: share })),
})

/** A contested evaluation in the account export. */
export const storedContestSchema = z.object({
  interviewId: z.string(),
  questionId: z.string(),
  number: z.int(),
  evaluator: z.string(),
  measures: measuresSchema,
  secondStatus: z.string(),
  secondResult: questionScoreSchema.nullable(),
  createdAt: z.date(),
  remarks: z.array(
    z.object({
      remark: z.string(),
      statement: z.string(),
      pointIndex: z.int().nullable(),
      point: z.string().nullable(),
      createdAt: z.date(),
    }),
  ),
})
