import * as v from 'valibot'
import { INTERVIEW_LENGTHS } from '@/domain/interview/lengths'
import { OWN_QUESTIONS } from '@/domain/interview/own-questions'
import { QUESTION_CATEGORIES, QUESTION_LEVELS } from '@/domain/interview/question'
import type { Region } from '@/domain/interview/regions'
import { ROLES } from '@/domain/interview/roles'

const ownQuestionSchema = v.object({
  text: v.string(),
  category: v.optional(v.picklist(QUESTION_CATEGORIES)),
  points: v.array(v.string()),
})

/** The stored values: nothing is selected at first, and the texts may be invalid. */
export const startDraftSchema = v.object({
  role: v.fallback(v.optional(v.picklist(ROLES)), undefined),
  jobDescription: v.fallback(v.string(), ''),
  cvContent: v.fallback(v.string(), ''),
  /** What was left out of the file that the CV was read from. */
  fileWarnings: v.fallback(v.array(v.string()), []),
  openers: v.fallback(v.boolean(), true),
  followUps: v.fallback(v.boolean(), true),
  ownQuestions: v.fallback(v.pipe(v.array(ownQuestionSchema), v.maxLength(OWN_QUESTIONS.most)), []),
  questionCount: v.fallback(v.optional(v.picklist(INTERVIEW_LENGTHS)), undefined),
  level: v.fallback(v.optional(v.picklist(QUESTION_LEVELS)), undefined),
})
export type StartDraft = v.InferOutput<typeof startDraftSchema>

/** An own question of the form. The key identifies its row for React; it is neither stored nor sent. */
export type OwnQuestion = v.InferOutput<typeof ownQuestionSchema> & { key: number }

/** The values of the form; the region of the account holds unless another is chosen. */
export type StartValues = Omit<StartDraft, 'ownQuestions'> & {
  ownQuestions: OwnQuestion[]
  region?: Region
  reusesLastCv: boolean
}

let lastKey = 0

export const ownQuestion = (given: Partial<Omit<OwnQuestion, 'key'>> = {}): OwnQuestion => ({
  text: '',
  points: [],
  ...given,
  key: ++lastKey,
})

export const valuesOf = ({ ownQuestions, ...kept }: StartDraft): StartValues => ({
  ...kept,
  ownQuestions: ownQuestions.map(ownQuestion),
  reusesLastCv: false,
})

export const EMPTY_START: StartValues = valuesOf(v.parse(startDraftSchema, {}))

/** The rows that are not empty. */
export const writtenQuestions = (rows: readonly OwnQuestion[]): OwnQuestion[] =>
  rows.filter(({ text, points }) => text.trim() !== '' || points.length > 0)

/** The rows that are not empty, and the questions that are not among them, as many as there is room for. */
export function withQuestions(rows: readonly OwnQuestion[], texts: readonly string[]): OwnQuestion[] {
  const written = writtenQuestions(rows)
  const added = texts.filter((text) => !written.some((row) => row.text === text)).map((text) => ownQuestion({ text }))
  return [...written, ...added].slice(0, OWN_QUESTIONS.most)
}
