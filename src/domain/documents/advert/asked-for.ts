/** Extracts what a sentence of an advert asks for. */
import words from '@/content/language/advert-words.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { Priority } from '@/domain/documents/types'
import { pattern } from '@/domain/text/pattern'
import { tokensOf } from '@/domain/text/tokens'
import { isFunctionWord } from '@/domain/text/word-weights'
import { amountsIn } from './amounts'
import { dutiesIn } from './duties'
import type { Span } from './lines'
import { knownAs, toolsIn } from './names'
import { hasWord } from './phrases'
import type { RequirementDraft } from './requirement-draft'
import { isMarker, prioritiesIn } from './requirement-priority'
import type { SectionLine } from './sections'
import { isCircumstance, roleOf } from './sentence-roles'
import { type ListPart, partsOf } from './split-lists'
import { uncoveredSkills } from './uncovered-skills'

/** What a sentence asks for: years, degrees, skills, tools, in the order of the text. */
export function askedFor(sentence: string, line: SectionLine, lexicon: Lexicon): RequirementDraft[] {
  const priorityAt = prioritiesIn(sentence, line.section)
  const from = line.isEntry ? 0 : announcedUpTo(sentence, lexicon)
  const isOther = (phrase: string) => knownAs(phrase, lexicon).kind === 'certificate'
  const amounts = amountsIn(sentence, line.isEntry, isOther, priorityAt).filter(({ start }) => start >= from)
  const drafts: RequirementDraft[] = amounts.map(({ kind, start, end, years, degree }) => ({
    start,
    end,
    kind,
    years,
    degree,
    priority: priorityAt(start),
    choice: null,
    skill: null,
  }))
  for (const rest of gapsBetween(amounts, from, sentence.length)) {
    drafts.push(...skillsAsked(sentence, rest, priorityAt, lexicon))
  }
  drafts.push(...uncoveredSkills(drafts, sentence, from, priorityAt, lexicon))
  return drafts.sort((a, b) => a.start - b.start)
}

/** Length of the words before the requirements where a sentence advertises the post: "We seek an analyst with SQL". */
function announcedUpTo(sentence: string, { titlesIn }: Lexicon): number {
  const call = CALL.exec(sentence)
  if (!call) return 0
  const hit = titlesIn(sentence).find(({ start }) => start > call.index && start < call.index + 60)
  const end = hit?.end ?? (/\b(?:someone|somebody|a person) to\b/i.test(sentence) ? call.index + call[0].length : -1)
  if (end < 0) return 0
  const asks = /^[^.,;]{0,30}?\b(?:who(?:['’]s)?|with)\s/.exec(sentence.slice(end))
  if (asks) return end + asks[0].length
  // Run-on sentences that are separated only by commas: "we need an officer, must speak Yoruba, 1 year experience".
  const comma = sentence.indexOf(', ', end)
  return comma > 0 && roleOf(sentence.slice(comma + 2)) === 'asks' ? comma + 2 : sentence.length
}

/** The duties after "to": "We need an editor to commission articles and check facts". */
export function calledDuties(sentence: string, { titlesIn }: Lexicon): Span[] {
  const call = CALL.exec(sentence)
  const hit = call && titlesIn(sentence).find(({ start }) => start > call.index && start < call.index + 60)
  const to = hit && /^[^.,;:]{0,60}?\bto\s/.exec(sentence.slice(hit.end))
  return to ? dutiesIn(sentence, hit.end + to[0].length) : []
}
const CALL =
  /\b(?:requires?|looking for|look for|seek\w*|hiring|hire|recruit\w*|needs?|wants?|after|searching for|appoint)\b/i

/** The parts of a sentence between amounts. */
function gapsBetween(amounts: readonly Span[], first: number, length: number): Span[] {
  const gaps: Span[] = []
  let from = first
  for (const { start, end } of amounts) {
    gaps.push({ start: from, end: start })
    from = end
  }
  return [...gaps, { start: from, end: length }]
}

/** A phrase of more words describes, and names no skill that could be searched for. */
const MOST_WORDS = 14

function skillsAsked(
  sentence: string,
  { start, end }: Span,
  priorityAt: (start: number) => Priority,
  lexicon: Lexicon,
): RequirementDraft[] {
  const gap = sentence.slice(start, end)
  return partsOf(gap, lexicon).flatMap((part) => {
    const text = gap.slice(part.start, part.end)
    const isLong = text.split(/\s+/).length > MOST_WORDS && toolsIn(text, lexicon).length === 0
    if (isLong || !tells(text, lexicon) || isCircumstance(gap.slice(part.start, part.end))) return []
    const isSkill = knownAs(text, lexicon).kind === 'skill'
    const inner = isSkill ? toolsAside(gap, part, lexicon) : []
    return [...nameParts(text, isSkill && inner.length === 0 ? withAside(gap, part) : part, lexicon), ...inner].map(
      (span): RequirementDraft => {
        const own = gap.slice(span.start, span.end)
        const at = start + span.start
        return {
          start: at,
          end: start + span.end,
          ...knownAs(own, lexicon),
          priority: priorityAt(at),
          choice: span.choice === null ? null : span.choice + start,
          years: null,
          degree: null,
        }
      },
    )
  })
}

/** The tools in brackets after a skill: "e-mail marketing (Mailchimp or Brevo)". */
function toolsAside(gap: string, part: ListPart, lexicon: Lexicon): ListPart[] {
  const [open = '', inner = ''] = /^\s?\(([^()]{1,80})/.exec(gap.slice(part.end)) ?? []
  const from = part.end + open.length - inner.length
  if (toolsIn(inner, lexicon).length === 0) return []
  return partsOf(inner, lexicon).map(({ start, end, choice }) => ({
    start: from + start,
    end: from + end,
    choice: choice === null ? null : from + choice,
  }))
}

/** Includes brackets that explain the part: "tax matters (VAT, PAYE)". */
function withAside(gap: string, part: ListPart): ListPart {
  const aside = /^\s?\([^()]{1,80}\)/.exec(gap.slice(part.end))?.[0] ?? ''
  return aside === '' || isMarker(aside) ? part : { ...part, end: part.end + aside.length }
}

const EMPTY = new Set(`${words.predicates} ${words.qualities} i we i'm it's that this if`.split(' '))
const isEmpty = (text: string): boolean =>
  tokensOf(text).every(({ word, stem }) => EMPTY.has(word) || (isFunctionWord(stem) && word.length > 1))

const NAMES_NOTHING = pattern('i')`
  ^(?:is|are|be|it|they|we|you|etc|and|or|with|needs?|have|has|had|possess|must|who|he|she|experience|skills?
  |knowledge|in|a|an|of|as is|related|similar|equivalent|by no means)$
`
/** Whether a phrase contains a word that could be searched for. */
const tells = (text: string, { skillsIn }: Lexicon): boolean =>
  hasWord(text) &&
  !isMarker(text) &&
  !/^(?:in|within|at|from|of|on)\s/i.test(text) &&
  (!isEmpty(text) || skillsIn(text).length > 0) &&
  !/^(?:\p{Ll}{3,}ly|enough to .*|(?:won|don|can|couldn|wouldn)['’]t .*)$/u.test(text.trim()) &&
  !NAMES_NOTHING.test(text.trim())

/** The tools in a phrase, otherwise the whole phrase. */
function nameParts(text: string, part: ListPart, lexicon: Lexicon): ListPart[] {
  if (knownAs(text, lexicon).kind === 'certificate') return [part]
  const tools = toolsIn(text, lexicon)
  if (tools.length > 0) {
    return tools.map((tool) => ({ start: part.start + tool.start, end: part.start + tool.end, choice: part.choice }))
  }
  // "Project management for sites in three states": the words after a known skill give its context.
  const [first] = lexicon.skillsIn(text)
  if (first?.start === 0 && /^\s(?:for|with|of|in|on|across|at|to)\s/.test(text.slice(first.end))) {
    return [{ ...part, end: part.start + first.end }]
  }
  return [part]
}
