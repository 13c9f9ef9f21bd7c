/** Messages between the process and its worker threads. */
import type { Rules } from '@/server/rules/port'

export type RuleName = keyof Rules
export type RuleTask = { name: RuleName; input: unknown }
export type RuleReply = { result: unknown } | { fault: string }
