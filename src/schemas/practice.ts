import { z } from 'zod'
import { OWN_QUESTIONS } from '@/domain/interview/own-questions'
import { isDay, isTimeZone } from '@/domain/practice-plan/days'
import { OUTCOMES } from '@/domain/practice-plan/debrief'
import { role } from './interview'
import { ownQuestionText } from './own-questions'
import { id, jobDescription, text } from './text'

const NO_DAY = 'The day must be a date, such as 2027-03-31.'
const day = z.string({ error: NO_DAY }).refine(isDay, NO_DAY)

/** Everything except the time zone is optional and can be changed at any time. */
export const goalInput = z.object({
  userId: id,
  role: role.nullable().default(null),
  advert: jobDescription.default(''),
  interviewOn: day
    .nullable()
    .default(null)
    .meta({ description: "YYYY-MM-DD in the person's time zone.", examples: ['2027-03-31'] }),
  timeZone: text('The time zone', 64)
    .refine(isTimeZone, 'The time zone must be one of the IANA database, such as Africa/Lagos.')
    .meta({ description: "As in the IANA database: 'Africa/Lagos'.", examples: ['Africa/Lagos'] }),
})
export type GoalInput = z.infer<typeof goalInput>

const outcome = z.enum(OUTCOMES, { error: `The outcome is one of: ${OUTCOMES.join(', ')}.` })

export const debriefInput = z.object({
  userId: id,
  outcome,
  questions: z
    .array(ownQuestionText, { error: 'The questions must be a list.' })
    .max(OWN_QUESTIONS.most, `Write down at most ${OWN_QUESTIONS.most} questions.`)
    .default([])
    .describe('The questions that were asked, in the words of the user.'),
})
export type DebriefInput = z.infer<typeof debriefInput>

const minutes = z.int().nullable()

/** One step of the practice plan. */
const stepSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('review'),
    /** Minutes that it takes, in the time that the user chose; null without a clock. */
    minutes,
    /** Number of points that are due. */
    points: z.int(),
    /** How many of them one sitting asks. */
    cards: z.int(),
  }),
  z.object({
    kind: z.literal('retake'),
    /** Minutes that it takes, in the time that the user chose; null without a clock. */
    minutes,
    answer: z.object({
      interviewId: z.string(),
      questionId: z.string(),
      /** Number of the question in its interview, counted from 1. */
      number: z.int(),
      question: z.string(),
      /** 0 to 100. */
      score: z.number(),
    }),
  }),
  z.object({ kind: z.literal('interview'), minutes }),
  z.object({ kind: z.literal('guide'), minutes }),
  z.object({ kind: z.literal('last-look'), minutes }),
])
export type StepDto = z.infer<typeof stepSchema>

export const practicePlanSchema = z.object({
  /** Null if no goal was ever set; its role and its date (YYYY-MM-DD) are null where they were left open. */
  goal: z.object({ role: role.nullable(), advert: z.string(), interviewOn: z.string().nullable() }).nullable(),
  /** The role being practised: the goal's, otherwise that of the last interview. */
  role: role.nullable(),
  /** Whether any interview was ever finished. */
  hasHistory: z.boolean(),
  /** YYYY-MM-DD in the person's time zone. */
  today: z.string(),
  /** Days until the interview; null without a date, and after it. */
  daysLeft: z.int().nullable(),
  /** The current step; null if today's steps are done. */
  step: stepSchema.nullable(),
  /**
   * The goal's interview, from its day on, with what the user told about it: the outcome is null before that. Null
   * without a date, before the day, and 60 days after it.
   */
  debrief: z
    .object({ interviewOn: z.string(), outcome: outcome.nullable(), questions: z.array(z.string()) })
    .nullable(),
  /** The questions asked in the user's interviews, the latest interview first, as many as one mock interview asks. */
  askedQuestions: z.array(z.string()),
  /** Days with at least one step, today first. */
  days: z.array(z.object({ on: z.string(), steps: z.array(stepSchema) })),
})
export type PracticePlanDto = z.infer<typeof practicePlanSchema>

/** A goal in the account export. */
export const storedGoalSchema = z.object({
  role: z.string().nullable(),
  advert: z.string(),
  interviewOn: z.string().nullable(),
  timeZone: z.string(),
  guideReadAt: z.date().nullable(),
  updatedAt: z.date(),
})

/** A debrief in the account export. */
export const storedDebriefSchema = z.object({
  interviewOn: z.string(),
  role: z.string().nullable(),
  outcome: z.string(),
  questions: z.array(z.string()),
  createdAt: z.date(),
  updatedAt: z.date(),
})
