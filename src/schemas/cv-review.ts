import { z } from 'zod'
import { FEWEST_WORDS, type FewestWords, hasWords } from '@/domain/cv-review/fewest-words'
import type { Place } from '@/domain/documents/cv/read-cv'
import { READER_FAILURES } from '@/domain/evaluation/reader-failure'
import { pageFields } from './paging'
import { cvContent, id, jobDescription, text } from './text'

/** What is said where a text is missing; the title alone is the server's answer. */
export const MISSING_CV = { title: 'Missing CV', description: 'Please upload your CV or paste its content' } as const
export const MISSING_JOB_DESCRIPTION = {
  title: 'Missing Job Description',
  description: 'Please enter the job description',
} as const

const isWritten = (value: string) => value.trim() !== ''

/** A text with at least as many words as a review needs to say something of it. */
const reviewable = (text: typeof cvContent, missing: string, { words, tooShort }: FewestWords) =>
  text
    .default('')
    .refine(isWritten, { error: missing, abort: true })
    .refine((value) => hasWords(value, words), tooShort)

export const createCvReviewInput = z.object({
  userId: id,
  cvContent: reviewable(cvContent, MISSING_CV.title, FEWEST_WORDS.cv),
  jobDescription: reviewable(jobDescription, MISSING_JOB_DESCRIPTION.title, FEWEST_WORDS.job),
  /** What the reading of the file said was left out; kept with the review. */
  fileWarnings: z.array(text('The note on the file', 500)).max(20, 'There are too many notes on the file.').default([]),
})
export type CreateCvReviewInput = z.infer<typeof createCvReviewInput>

export const cvReviewInput = z.object({ id })
export const userCvReviewsInput = z.object({ userId: id, ...pageFields })

const percent = z.number().min(0).max(100)
const PLACES = [
  'recent job',
  'older job',
  'skills list',
  'education',
  'summary',
  'elsewhere',
] as const satisfies readonly Place[]
const REQUIREMENT_KINDS = ['skill', 'soft', 'language', 'certificate', 'term', 'years', 'degree'] as const

/** Something the job asks for, and where the CV shows it. */
const requirementSchema = z.object({
  kind: z.enum(REQUIREMENT_KINDS),
  term: z.string(),
  strength: z.enum(['must', 'mentioned', 'nice']),
  /** Verbatim from the job description. */
  inJob: z.string(),
  how: z.enum(['named', 'partly', 'related', 'missing']),
  /** Verbatim from the CV. */
  inCv: z.string().nullable(),
  place: z.enum(PLACES).nullable(),
})
export type CvRequirementDto = z.infer<typeof requirementSchema>

/** A change to the CV with what it would bring. */
const editSchema = z.object({
  term: z.string(),
  kind: z.enum(['title', ...REQUIREMENT_KINDS]),
  required: z.boolean(),
  /** `reword`: the CV has it elsewhere. `if-true`: only for who really has it. */
  honesty: z.enum(['reword', 'if-true']),
  /** Points that this change alone brings. */
  points: z.number(),
  inCv: z.string().nullable(),
  place: z.enum(PLACES).nullable(),
  inJob: z.string(),
  advice: z.string(),
})
export type CvEditDto = z.infer<typeof editSchema>

/** The shortest list of changes that lifts the score into the next band. */
const bandPlanSchema = z.object({
  target: percent,
  reached: percent,
  isReached: z.boolean(),
  edits: z.array(editSchema).readonly(),
})

const feedbackSchema = z.object({
  overallMatch: z.string(),
  strengths: z.array(z.string()),
  gaps: z.array(z.string()),
  recommendations: z.array(z.string()),
  keywords: z.array(
    z.object({
      term: z.string(),
      required: z.boolean(),
      matched: z.boolean(),
      inCv: z.string().nullable(),
      inJob: z.string(),
    }),
  ),
  sections: z.array(z.object({ name: z.string(), score: percent, note: z.string() })),
})

const analysisSchema = z.object({
  parts: z.object({ title: percent, field: percent, terms: percent, requirements: percent }),
  requirements: z.array(requirementSchema).readonly(),
  /** Most points first. */
  edits: z.array(editSchema).readonly(),
  plan: bandPlanSchema.nullable(),
  /** `rewrite` is a model's, checked; square brackets in it are for the person to fill in. */
  weakLines: z
    .array(z.object({ quote: z.string(), why: z.string(), rewrite: z.string().nullable().default(null) }))
    .readonly(),
  dates: z.array(z.object({ quote: z.string(), why: z.string() })).readonly(),
  /** Why the score could not go higher, whatever the CV names. */
  limits: z.array(z.string()).readonly(),
})
export type CvAnalysisDto = z.infer<typeof analysisSchema>

/** Who wrote the overall text, and why a model that was asked did not. */
const wordingSchema = z
  .object({ overall: z.enum(['rules', 'llm']), failure: z.enum(READER_FAILURES).nullable() })
  .default({ overall: 'rules', failure: null })

/** What was found, as it is stored. */
export const cvReportSchema = z.object({ feedback: feedbackSchema, analysis: analysisSchema, wording: wordingSchema })
export type CvReportDto = z.infer<typeof cvReportSchema>

export const CV_REVIEW_STATUSES = ['processing', 'completed', 'failed'] as const

export const cvReviewSummarySchema = z.object({
  id: z.string(),
  userId: z.string(),
  status: z.enum(CV_REVIEW_STATUSES),
  score: z.int(),
  /** As advertised; empty where the text names none, and until the review is done. */
  jobTitle: z.string(),
  createdAt: z.date(),
  completedAt: z.date().nullable(),
})
export type CvReviewSummaryDto = z.infer<typeof cvReviewSummarySchema>

const versionSchema = z.object({
  id: z.string(),
  score: z.int(),
  createdAt: z.date(),
  /** Counts different texts from 1. */
  version: z.int(),
  /** Lines that changed since the review before. */
  added: z.int(),
  removed: z.int(),
})
export type CvVersionDto = z.infer<typeof versionSchema>

export const cvReviewSchema = cvReviewSummarySchema.extend({
  cvContent: z.string(),
  jobDescription: z.string(),
  fileWarnings: z.array(z.string()),
  feedback: feedbackSchema.nullable(),
  analysis: analysisSchema.nullable(),
  wording: wordingSchema,
  /** The completed reviews of the same job description, this one among them, the earliest first; empty until it is done. */
  versions: z.array(versionSchema),
})
export type CvReviewDto = z.infer<typeof cvReviewSchema>

export const startedCvReviewSchema = cvReviewSummarySchema.pick({ id: true, status: true })
export type StartedCvReviewDto = z.infer<typeof startedCvReviewSchema>
