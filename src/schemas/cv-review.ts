import { z } from 'zod'
import { hasWords, MINIMUM_WORDS, type MinimumWords } from '@/domain/cv-review/minimum-words'
import { MISSING_CV, MISSING_JOB_DESCRIPTION } from '@/domain/cv-review/missing-texts'
import type { Place } from '@/domain/documents/cv/cv'
import { PRIORITIES, REQUIREMENT_KINDS } from '@/domain/documents/types'
import { READER_FAILURES } from '@/domain/evaluation/reader-failure'
import { cvContent, id, jobDescription, text } from './text'

const isWritten = (value: string) => value.trim() !== ''

/** A text with at least the number of words that a review needs. */
const reviewable = (text: typeof cvContent, missing: string, { words, tooShort }: MinimumWords) =>
  text
    .refine(isWritten, { error: missing, abort: true })
    .refine((value) => hasWords(value, words), tooShort)
    .describe(`At least ${words} words.`)

export const createCvReviewInput = z.object({
  userId: id,
  cvContent: reviewable(cvContent, MISSING_CV.title, MINIMUM_WORDS.cv),
  jobDescription: reviewable(jobDescription, MISSING_JOB_DESCRIPTION.title, MINIMUM_WORDS.job),
  /** Warnings about parts of the file that were left out; stored with the review. */
  fileWarnings: z
    .array(text('The note on the file', 500), { error: 'The notes on the file must be a list.' })
    .max(20, 'There are too many notes on the file.')
    .default([]),
})
export type CreateCvReviewInput = z.infer<typeof createCvReviewInput>

export const wordFileInput = z.object({ cvContent: cvContent.refine(isWritten, MISSING_CV.title) })
export type WordFileInput = z.infer<typeof wordFileInput>

export const practiseRequirementInput = z.object({
  id,
  requirement: z
    .int('The requirement must be its number in the table.')
    .min(0, 'The requirement must be its number in the table.')
    .describe('Its number in `analysis.rows`, from 0.'),
})
export type PractiseRequirementInput = z.infer<typeof practiseRequirementInput>
/** The practice interview on a requirement, and whether it is completed. */
export const practiceSchema = z.object({ interviewId: z.string(), isCompleted: z.boolean() })
export type PracticeDto = z.infer<typeof practiceSchema>

/** The practice interview on a requirement of a review, as it stands now. */
export const requirementPracticeSchema = practiceSchema.extend({
  /** The text of the requirement, as in `analysis.rows`. */
  requirement: z.string(),
  /** 0 to 100; null until its answers are evaluated. */
  score: z.int().nullable(),
})
export type RequirementPracticeDto = z.infer<typeof requirementPracticeSchema>

const percent = z.number().min(0).max(100)
const VERDICTS = ['has', 'partly', 'no'] as const
const PLACES = [
  'recent job',
  'older job',
  'skills list',
  'education',
  'summary',
  'elsewhere',
] as const satisfies readonly Place[]
/** A requirement of the advert, or a choice of several; its evidence in the CV; its points. */
const rowSchema = z.object({
  /** Verbatim from the advert, whose spaces, ligatures and broken lines were normalised. */
  text: z.string(),
  kind: z.enum(REQUIREMENT_KINDS),
  priority: z.enum(PRIORITIES),
  line: z.string(),
  verdict: z.enum(VERDICTS),
  /** Verbatim from the CV, normalised in the same way; null if there is no evidence. */
  quote: z.string().nullable(),
  /** Where in the CV the evidence stands; null if there is none. */
  place: z.enum(PLACES).nullable(),
  /** Points that it gives now. */
  points: z.number(),
  /** Points that it gives at most. */
  max: z.number(),
  /** Points by which evidence for it would raise the score. */
  gain: z.number(),
  /** Suggested wording (to be used only if true), or why no wording can help; null if there is nothing to gain. */
  advice: z.string().nullable(),
  canHelp: z.boolean(),
  /** Whether a practice interview can be made on it; reviews of earlier versions do not say. */
  canPractise: z.boolean().default(true),
  /** Whether a line on work, if it is true, would show it; reviews of earlier versions do not say. */
  takesLine: z.boolean().default(false),
})
export type CvRequirementDto = z.infer<typeof rowSchema>

/** A part of the score; the score is the sum of the points of all parts. */
const partSchema = z.object({
  name: z.string(),
  /** Below 0 where it takes points. */
  points: z.int(),
  /** 0 for parts that only subtract points. */
  max: z.int(),
  note: z.string(),
})
export type CvScorePartDto = z.infer<typeof partSchema>

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
  parts: z.array(partSchema).readonly(),
  rows: z.array(rowSchema).readonly(),
  /** The advertised title and the most similar one in the CV. */
  title: z.object({
    advertised: z.string(),
    inCv: z.string().nullable(),
    advice: z.string().nullable(),
    gain: z.number(),
  }),
  /**
   * `rewrite` is a template with the user's own words, or a checked one by a model; brackets in it are placeholders.
   */
  weakLines: z
    .array(z.object({ quote: z.string(), why: z.string(), rewrite: z.string().nullable().default(null) }))
    .readonly(),
  dates: z.array(z.object({ quote: z.string(), why: z.string() })).readonly(),
  /** The last lines of the latest job, verbatim from the CV: a new line on work goes below them. */
  latestLines: z.array(z.string()).readonly().default([]),
  /** Why the score is capped, whatever the CV contains. */
  limits: z.array(z.string()).readonly(),
})
export type CvAnalysisDto = z.infer<typeof analysisSchema>

/** The author of the overall text, and why a configured model failed. */
const wordingSchema = z
  .object({ overall: z.enum(['rules', 'llm']), failure: z.enum(READER_FAILURES).nullable() })
  .default({ overall: 'rules', failure: null })

/** The findings, as they are stored. */
export const cvReportSchema = z.object({
  feedback: feedbackSchema,
  /** Null in a report of an earlier matcher, whose findings had another schema. */
  analysis: analysisSchema.nullable().catch(null),
  wording: wordingSchema,
})
export type CvReportDto = z.infer<typeof cvReportSchema>

export const CV_REVIEW_STATUSES = ['processing', 'completed', 'failed'] as const

export const cvReviewSummarySchema = z.object({
  id: z.string(),
  userId: z.string(),
  status: z.enum(CV_REVIEW_STATUSES),
  /** 0 to 100; 0 until it is completed. */
  score: z.int(),
  /** As advertised; empty if the text names none, and until the review is completed. */
  jobTitle: z.string(),
  createdAt: z.date(),
  /** Null until it is completed. */
  completedAt: z.date().nullable(),
})
export type CvReviewSummaryDto = z.infer<typeof cvReviewSummarySchema>

const versionSchema = z.object({
  id: z.string(),
  /** 0 to 100. */
  score: z.int(),
  createdAt: z.date(),
  /** Numbers the different texts from 1. */
  version: z.int(),
  /** Number of lines that changed since the previous review. */
  added: z.int(),
  /** Number of lines that are no longer there. */
  removed: z.int(),
})
export type CvVersionDto = z.infer<typeof versionSchema>

export const cvReviewSchema = cvReviewSummarySchema.extend({
  cvContent: z.string(),
  jobDescription: z.string(),
  fileWarnings: z.array(z.string()),
  /** Null until it is completed. */
  feedback: feedbackSchema.nullable(),
  /** Null until it is completed, and in reviews of an earlier matcher. */
  analysis: analysisSchema.nullable(),
  wording: wordingSchema,
  /**
   * The completed reviews of the same job description, including this one, oldest first; empty until it is completed.
   */
  versions: z.array(versionSchema),
})
export type CvReviewDto = z.infer<typeof cvReviewSchema>

export const startedCvReviewSchema = cvReviewSummarySchema.pick({ id: true, status: true })
export type StartedCvReviewDto = z.infer<typeof startedCvReviewSchema>
