/** Skills in a sentence that none of its requirements covers. */
import type { Lexicon } from '@/domain/documents/lexicon'
import type { Priority } from '@/domain/documents/types'
import { knownAs } from './names'
import type { RequirementDraft } from './requirement-draft'

/** The words after a tool category whose examples are the requirement: "a CRM such as HubSpot". */
const KIND_OF_TOOL = /^\s{0,3}(?:\p{L}{2,15}\s){0,2}(?:\(|such as\b|like\b|e\.g\b|for example\b)/iu

/** Taxonomy skills and tools in a sentence with requirements, outside those requirements. */
export function uncoveredSkills(
  drafts: readonly RequirementDraft[],
  sentence: string,
  from: number,
  priorityAt: (start: number) => Priority,
  lexicon: Lexicon,
): RequirementDraft[] {
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
