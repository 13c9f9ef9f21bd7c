/** The rules in the thread of the test. */
import type { Rules } from '@/server/rules/port'
import { RULES } from '@/server/rules/table'

export const rulesHere = Object.fromEntries(
  Object.entries(RULES).map(([name, rule]) => [name, async (input: never) => rule(input)]),
) as unknown as Rules
