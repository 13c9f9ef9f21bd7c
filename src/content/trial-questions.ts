/** The questions of the bank that a visitor can try without an account. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { ROLES, type Role } from '@/domain/interview/roles'
import type { TrialQuestion } from '@/domain/interview/trial'
import { ContentError } from './content-error'
import { type BankQuestion, bankQuestion } from './question-bank'
import { readYaml } from './read-yaml'

const ids = z.array(z.string()).min(1).max(2)
const fileSchema = z.strictObject(Object.fromEntries(ROLES.map((role) => [role, ids])) as Record<Role, typeof ids>)

export const TRIAL_FILE = path.join(process.cwd(), 'src', 'content', 'trial-questions.yaml')

/** Full ids by role; `checkTrialQuestions` compares them with the bank, since that reads all of it. */
function readIds(text: string): ReadonlyMap<Role, readonly string[]> {
  const named = readYaml(fileSchema, text, path.basename(TRIAL_FILE))
  return new Map(ROLES.map((role) => [role, named[role].map((id) => `${role}.${id}`)]))
}

/**
 * Validates the file's text against the bank.
 * @returns the number of questions that it lists
 * @throws ContentError for each role without questions, each unknown question, and each one unsuitable for visitors
 */
export function checkTrialQuestions(text: string): number {
  const ids = [...readIds(text).values()].flat()
  const faults = ids.flatMap((id) => faultOf(id) ?? [])
  const file = path.basename(TRIAL_FILE)
  if (faults.length > 0) throw new ContentError(faults.map((fault) => `${file}: ${fault}`).join('\n'))
  return ids.length
}

function faultOf(id: string): string | null {
  const question = bankQuestion(id)
  if (!question) return `the question bank has no ${id}`
  if (question.category === 'behavioral') return `${id} asks for a story; choose a technical or situational question`
  return question.region ? `${id} is asked in one region only` : null
}

let cache: ReadonlyMap<Role, readonly string[]> | undefined

function idsFor(role: Role): readonly string[] {
  cache ??= readIds(readFileSync(TRIAL_FILE, 'utf8'))
  return cache.get(role) ?? []
}

/** The bank's question with this id, if it is a trial question of this role. */
export const trialQuestion = (role: Role, id: string): BankQuestion | undefined =>
  idsFor(role).includes(id) ? bankQuestion(id) : undefined

/**
 * A role's trial questions in the form that a browser needs to evaluate answers, in the order in which they are asked.
 */
export const trialQuestions = (role: Role): TrialQuestion[] =>
  idsFor(role).flatMap((id) => {
    const question = bankQuestion(id)
    if (!question) return []
    const { text, category, timeEstimate, keyPoints } = question
    return [{ id, text, category, timeEstimate, keyPoints }]
  })
