/** What a sentence names and no phrase of it holds. */
import type { Lexicon } from '@/domain/documents/lexicon'
import type { Priority } from '@/domain/documents/types'
import type { Draft } from './draft'
import { knownAs } from './names'

/** What stands behind a kind of tool whose examples are asked for in its place: "a CRM such as HubSpot". */
const KIND_OF_TOOL = /^\s{0,3}(?:\p{L}{2,15}\s){0,2}(?:\(|such as\b|like\b|e\.g\b|for example\b)/iu

/** Known skills and tools of a sentence that asks, which stand in none of its phrases. */
export function namedBeside(
  drafts: readonly Draft[],
  sentence: string,
  from: number,
  priorityAt: (start: number) => Priority,
  lexicon: Lexicon,
): Draft[] {
  return lexicon
    .skillsIn(sentence)
    .filter(({ start, end, value }) => {
      const isCovered = drafts.some((draft) => start < draft.end && end > draft.start)
      const isKind = KIND_OF_TOOL.test(sentence.slice(end))
      return start >= from && !isCovered && !isKind && value.kind !== 'soft' && value.field !== 'general'
    })
    .map(({ start, end }) => ({
      start,
      end,
      ...knownAs(sentence.slice(start, end), lexicon),
      priority: priorityAt(start),
      choice: null,
      years: null,
      degree: null,
    }))
}
