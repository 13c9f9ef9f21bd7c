/** The rules as plain functions, which can run in any thread. */
import { answerRules } from './answers'
import { cvRules } from './cvs'
import type { Rules, RuleTable } from './port'
import { textRules } from './texts'

export const RULES: RuleTable = { ...answerRules, ...cvRules, ...textRules }

/** The rules in the calling thread, for tests and commands, which block nobody. */
export const rulesHere = Object.fromEntries(
  Object.entries(RULES).map(([name, rule]) => [name, async (input: never) => rule(input)]),
) as unknown as Rules
