/** The shapes that `interview-storage.ts` keeps in the browser's storage. */
import * as v from 'valibot'
import type { KeptDraft } from '@/domain/interview/drafts'
import { INTERVIEW_STATUSES } from '@/domain/interview/lifecycle'
import { QUESTION_CATEGORIES, QUESTION_SOURCES } from '@/domain/interview/question'
import { TO_US_CRITERIA, TO_US_VERDICTS } from '@/domain/interview/to-us-criteria'
import type { InterviewDto } from '@/schemas/interview'

/** The part of an interview that is needed to take it; the CV and the job description stay on the server. */
export type StoredInterview = Pick<
  InterviewDto,
  | 'id'
  | 'userId'
  | 'role'
  | 'status'
  | 'currentQuestionIndex'
  | 'answers'
  | 'questions'
  | 'focus'
  | 'asksFollowUps'
  | 'questionsToUs'
  | 'createdAt'
  | 'savedAt'
>

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A date, which JSON stores as text. */
const date = v.pipe(
  v.union([v.date(), v.string()]),
  v.transform((value) => new Date(value)),
  v.date(),
)

// Loose: fields that only the server reads are kept.
const questionSchema = v.looseObject({
  id: v.string(),
  text: v.string(),
  category: v.picklist(QUESTION_CATEGORIES),
  timeEstimate: v.number(),
  source: v.picklist(QUESTION_SOURCES),
  points: v.optional(v.array(v.string())),
  followUpOf: v.optional(v.string()),
  provenance: v.optional(
    v.object({ source: v.picklist(['cv', 'job']), quote: v.string(), reason: v.optional(v.string()) }),
  ),
})

const judgedToUsSchema = v.object({
  text: v.string(),
  criteria: v.array(
    v.object({ criterion: v.picklist(TO_US_CRITERIA), verdict: v.picklist(TO_US_VERDICTS), reason: v.string() }),
  ),
})

export const storedInterviewSchema: v.GenericSchema<unknown, StoredInterview> = v.object({
  id: v.string(),
  userId: v.string(),
  role: v.string(),
  status: v.picklist(INTERVIEW_STATUSES),
  currentQuestionIndex: whole,
  answers: v.array(v.object({ questionId: v.string(), text: v.string(), timeSpent: whole })),
  questions: v.pipe(v.array(questionSchema), v.minLength(1)),
  // Absent in interviews stored before practice interviews existed.
  focus: v.optional(v.nullable(v.string()), null),
  // Absent in interviews stored before there was this option; follow-up questions were always asked then.
  asksFollowUps: v.optional(v.boolean(), true),
  questionsToUs: v.optional(v.array(judgedToUsSchema), []),
  createdAt: date,
  savedAt: v.nullable(date),
})

export const storedDraftSchema: v.GenericSchema<unknown, KeptDraft> = v.object({
  text: v.string(),
  /** Whether the server has confirmed exactly this text. */
  isSaved: v.boolean(),
  /** Fingerprints of the texts that the server may have. */
  known: v.array(v.string()),
  /** Time of the last change; absent in older drafts. */
  revision: v.optional(v.number(), 0),
})

export const placeSchema = v.object({
  index: whole,
  /** Seconds spent on each question. */
  times: v.record(v.string(), v.pipe(v.number(), v.minValue(0))),
})
export type Place = v.InferOutput<typeof placeSchema>
