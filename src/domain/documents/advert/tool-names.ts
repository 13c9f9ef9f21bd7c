/** Which entries of the taxonomy are programs, programming languages or systems, and not fields of work. */
import words from '@/content/language/advert-words.json'
import type { Skill } from '@/domain/documents/taxonomy'

const TOOL_GROUPS = new Set(words.toolGroups.split('|'))
const TOOL_NAMES = new Set(words.toolNames.split('|'))
const NOT_TOOLS = new Set(words.notTools.split('|'))

/**
 * The taxonomy writes fields in sentence case ("Interaction design") and products in title case ("Google Analytics").
 */
export function isTool({ kind, name, group }: Skill): boolean {
  if (kind !== 'skill' || NOT_TOOLS.has(name)) return false
  if (TOOL_NAMES.has(name)) return true
  const rest = name.split(' ').slice(1)
  return rest.length > 0 ? rest.some((word) => /^\p{Lu}/u.test(word)) : TOOL_GROUPS.has(group)
}
