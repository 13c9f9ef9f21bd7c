/** The rules as they run, in whatever thread: plain functions. */
import { answerRules } from './answers'
import { cvRules } from './cvs'
import type { Rules, RuleTable } from './port'
import { textRules } from './texts'

export const RULES: RuleTable = { ...answerRules, ...cvRules, ...textRules }

/** The same in the calling thread, for tests and commands, where nobody else waits. */
export const rulesHere = Object.fromEntries(
  Object.entries(RULES).map(([name, rule]) => [name, async (input: never) => rule(input)]),
) as unknown as Rules
