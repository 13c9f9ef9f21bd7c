/** The opening and closing questions of interviews for all roles. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { bankId, OPENERS } from '@/domain/interview/question-id'
import { familyOf, ROLE_FAMILIES, type RoleFamily } from '@/domain/interview/role-groups'
import type { Role } from '@/domain/interview/roles'
import { readPrepared } from './prepared'
import { type BankQuestion, questionSchema } from './question-bank'
import { readYaml } from './read-yaml'

/** Position in an interview; `if-it-applies`: only if something in the CV or the advert prompts it. */
const PLACES = ['opening', 'closing', 'if-it-applies'] as const

const modelAnswer = questionSchema.shape.modelAnswer
const openerSchema = questionSchema.omit({ modelAnswer: true, region: true, sameAs: true }).extend({
  place: z.enum(PLACES),
  /** A strong candidate's answer for each family of roles. */
  modelAnswers: z.strictObject(
    Object.fromEntries(ROLE_FAMILIES.map((family) => [family, modelAnswer])) as Record<RoleFamily, typeof modelAnswer>,
  ),
  /** The intention of the question, and how to structure the answer. */
  guide: z.string().trim().min(200).max(1400),
})
const fileSchema = z.strictObject({ role: z.literal('openers'), questions: z.array(openerSchema).min(20) })

export type Opener = Omit<BankQuestion, 'modelAnswer' | 'region' | 'sameAs'> & {
  place: (typeof PLACES)[number]
  modelAnswers: Readonly<Record<RoleFamily, string>>
  guide: string
}

export const OPENERS_FILE = path.join(process.cwd(), 'src', 'content', 'openers.yaml')

/** @throws ContentError with `file:line: path: error` for each error */
export const parseOpeners = (text: string): Opener[] =>
  readYaml(fileSchema, text, path.basename(OPENERS_FILE)).questions.map(({ id, minutes, points, ...rest }) => ({
    ...rest,
    id: bankId(OPENERS, id),
    timeEstimate: minutes,
    source: 'bank',
    opener: true,
    keyPoints: points,
  }))

let cache: readonly Opener[] | undefined

export function allOpeners(): readonly Opener[] {
  cache ??= readPrepared<Opener[]>('openers') ?? parseOpeners(readFileSync(OPENERS_FILE, 'utf8'))
  return cache
}

/** As questions of the bank, each with the model answer for the role's family. */
export const openersFor = (role: Role): (BankQuestion & Pick<Opener, 'place'>)[] =>
  allOpeners().map(({ modelAnswers, guide: _guide, ...question }) => ({
    ...question,
    modelAnswer: modelAnswers[familyOf(role)],
  }))
