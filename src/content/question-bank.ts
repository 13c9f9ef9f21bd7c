/** Loads the question bank: one YAML file per role, and one shared by all roles, edited by hand. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import {
  type InterviewQuestion,
  type KeyPoint,
  POINT_WEIGHTS,
  QUESTION_CATEGORIES,
  QUESTION_LEVELS,
  type QuestionLevel,
} from '@/domain/interview/question'
import { bankId, SHARED } from '@/domain/interview/question-id'
import { REGIONS, type Region } from '@/domain/interview/regions'
import { ROLES, type Role } from '@/domain/interview/roles'
import { ContentError } from './content-error'
import { readPrepared } from './prepared'
import { readYaml } from './read-yaml'

/** File of behavioural questions that fit every role, grouped by competency. */
export const SHARED_FILE = 'shared-behavioral'

const sentence = z.string().trim().min(12).max(320)

/** A key point with complete sentences that make it, and sentences that state common mistakes instead. */
const pointSchema = z.strictObject({
  text: sentence,
  weight: z.enum(POINT_WEIGHTS),
  /**
   * One by an expert, one in plain speech, one short or by a second-language speaker; more where the ways to say it
   * are many, as in answers to opening questions.
   */
  says: z.array(sentence).min(3),
  against: z.array(sentence).min(3),
  /** The figure or proper name that decides the point. */
  numbers: z.array(z.string().trim().min(1)).optional(),
  names: z.array(z.string().trim().min(2)).optional(),
})

const questionName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words in lower case joined by hyphens')

export const questionSchema = z.strictObject({
  id: questionName,
  text: z.string().trim().min(25).max(420),
  category: z.enum(QUESTION_CATEGORIES),
  level: z.enum(QUESTION_LEVELS),
  competency: z.string().trim().min(3).max(60),
  minutes: z.int().min(3).max(6),
  commonMistake: sentence,
  followUp: sentence,
  points: z.array(pointSchema).min(4).max(7),
  followUpPoints: z.array(pointSchema).min(2).max(3),
  /** A strong candidate's spoken answer; for behavioural questions, the story of an invented person. */
  modelAnswer: z.string().trim().min(300).max(1800),
  whyItWorks: z.string().trim().min(12).max(500),
  /** Set where the question depends on this region's law, authorities or documents. */
  region: z.enum(REGIONS).optional(),
  /** The question for all roles that asks the same: an interview has only one of the two. */
  sameAs: questionName.optional(),
})

const fileSchema = z.strictObject({
  role: z.enum([SHARED_FILE, ...ROLES]),
  questions: z.array(questionSchema).min(1),
})

/** A question of the bank with the editors' notes on it. */
export type BankQuestion = InterviewQuestion & {
  source: 'bank'
  level: QuestionLevel
  competency: string
  commonMistake: string
  followUp: string
  followUpPoints: readonly KeyPoint[]
  modelAnswer: string
  whyItWorks: string
  region?: Region | undefined
  /** Id of the question for all roles that asks the same. */
  sameAs?: string | undefined
}

/**
 * Parses the text of one file.
 * @throws ContentError with `file:line: path: error` for each error
 */
export function parseQuestionFile(text: string, file: string): BankQuestion[] {
  const { role, questions } = readYaml(fileSchema, text, file)
  const owner = role === SHARED_FILE ? SHARED : role
  return questions.map(({ id, minutes, points, sameAs, ...rest }) => ({
    ...rest,
    id: bankId(owner, id),
    timeEstimate: minutes,
    source: 'bank',
    keyPoints: points,
    ...(sameAs && { sameAs: bankId(SHARED, sameAs) }),
  }))
}

/**
 * Checks that the questions for all roles have those that these questions name as asking the same.
 * @throws ContentError for each that they lack
 */
export function checkSameAs(questions: readonly BankQuestion[], file: string): void {
  const shared = new Set(load(SHARED_FILE).map(({ id }) => id))
  const faults = questions.flatMap(({ id, sameAs }) =>
    sameAs !== undefined && !shared.has(sameAs) ? [`${file}: ${id}: the question bank has no ${sameAs}`] : [],
  )
  if (faults.length > 0) throw new ContentError(faults.join('\n'))
}

export const QUESTIONS_FOLDER = path.join(process.cwd(), 'src', 'content', 'questions')

const cache = new Map<string, readonly BankQuestion[]>()

function load(name: string): readonly BankQuestion[] {
  const known = cache.get(name)
  if (known) return known
  const questions = readPrepared<readonly BankQuestion[]>(name) ?? readEdited(name)
  cache.set(name, questions)
  return questions
}

function readEdited(name: string): BankQuestion[] {
  const file = path.join(QUESTIONS_FOLDER, `${name}.yaml`)
  return existsSync(file) ? parseQuestionFile(readFileSync(file, 'utf8'), path.basename(file)) : []
}

/** The role's own questions, followed by those shared by all roles. Read once per process and role. */
export const questionsFor = (role: Role): readonly BankQuestion[] => [...load(role), ...load(SHARED_FILE)]

const isFile = (name: string): boolean => name === SHARED_FILE || (ROLES as readonly string[]).includes(name)

/** The bank's question with this id; reads only the file that contains it. */
export function bankQuestion(id: string): BankQuestion | undefined {
  const [owner = ''] = id.split('.')
  const name = owner === SHARED ? SHARED_FILE : owner
  return isFile(name) ? load(name).find((question) => question.id === id) : undefined
}
