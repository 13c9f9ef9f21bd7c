/** Loads the question bank: one YAML file per role, and one shared by all, that anybody can edit by hand. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import {
  type InterviewQuestion,
  type KeyPoint,
  POINT_WEIGHTS,
  QUESTION_CATEGORIES,
  QUESTION_LEVELS,
} from '@/domain/interview/question'
import { ROLES, type Role } from '@/domain/interview/roles'
import { readYaml } from './read-yaml'

/** File of behavioral questions that fit every trade, grouped by competency. */
export const SHARED_FILE = 'shared-behavioral'

const sentence = z.string().trim().min(12).max(320)

const keyPointSchema = z.strictObject({
  point: sentence,
  /** Each entry: a term and its synonyms, separated by ` | `. */
  terms: z.array(z.string().trim().min(2).max(160)).min(1).max(6),
})

/** A key point with whole sentences that make it, and such as mistaken candidates say instead. */
const pointSchema = z.strictObject({
  text: sentence,
  weight: z.enum(POINT_WEIGHTS),
  /** An expert's, a plain spoken one, a short or second-language one. */
  says: z.array(sentence).length(3),
  against: z.array(sentence).length(3),
  /** The figure, or the proper name, that decides the point. */
  numbers: z.array(z.string().trim().min(1)).optional(),
  names: z.array(z.string().trim().min(2)).optional(),
})

const questionSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words in lower case joined by hyphens'),
  text: z.string().trim().min(25).max(420),
  category: z.enum(QUESTION_CATEGORIES),
  level: z.enum(QUESTION_LEVELS),
  competency: z.string().trim().min(3).max(60),
  minutes: z.int().min(3).max(6),
  keyPoints: z.array(keyPointSchema).min(4).max(7),
  commonMistake: sentence,
  followUp: sentence,
  points: z.array(pointSchema).min(4).max(7).optional(),
  followUpPoints: z.array(pointSchema).min(2).max(3).optional(),
  /** What a strong candidate would say aloud; for behavioral questions the story of an invented person. */
  modelAnswer: z.string().trim().min(300).max(1800).optional(),
  whyItWorks: z.string().trim().min(12).max(500).optional(),
  /** The question hangs on this country's law, agencies or documents. */
  region: z.enum(['ng']).optional(),
})

const fileSchema = z.strictObject({
  role: z.enum([SHARED_FILE, ...ROLES]),
  questions: z.array(questionSchema).min(1),
})

/** A question of the bank with what the editor wrote beside it. */
export type BankQuestion = InterviewQuestion & {
  source: 'bank'
  level: (typeof QUESTION_LEVELS)[number]
  competency: string
  commonMistake: string
  followUp: string
  points?: readonly z.infer<typeof pointSchema>[] | undefined
  followUpPoints?: readonly z.infer<typeof pointSchema>[] | undefined
  modelAnswer?: string | undefined
  whyItWorks?: string | undefined
  region?: 'ng' | undefined
}

/**
 * Reads one file's text into questions.
 * @throws ContentError with `file:line: path: what is wrong` for each fault.
 */
export function parseQuestionFile(text: string, file: string): BankQuestion[] {
  const { role, questions } = readYaml(fileSchema, text, file)
  const prefix = role === SHARED_FILE ? 'shared' : role
  return questions.map(({ id, minutes, keyPoints, ...rest }) => ({
    ...rest,
    id: `${prefix}.${id}`,
    timeEstimate: minutes,
    source: 'bank',
    keyPoints: keyPoints.map(toKeyPoint),
  }))
}

const toKeyPoint = ({ point, terms }: z.infer<typeof keyPointSchema>): KeyPoint => ({
  text: point,
  terms: terms.map((entry) => entry.split('|').map((term) => term.trim())),
})

const folder = () => path.join(process.cwd(), 'src', 'content', 'questions')
const cache = new Map<string, readonly BankQuestion[]>()

function load(name: string): readonly BankQuestion[] {
  const known = cache.get(name)
  if (known) return known
  const file = path.join(folder(), `${name}.yaml`)
  const questions = existsSync(file) ? parseQuestionFile(readFileSync(file, 'utf8'), path.basename(file)) : []
  cache.set(name, questions)
  return questions
}

/** The role's own questions, then those shared by all roles. Read once per process and role. */
export const questionsFor = (role: Role): readonly BankQuestion[] => [...load(role), ...load(SHARED_FILE)]
