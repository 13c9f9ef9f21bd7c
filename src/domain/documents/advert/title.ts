/** The title that an advert gives the job. */
import words from '@/content/language/advert-words.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type AdvertLine, linesOf } from './lines'
import { sectionNamed } from './section-headings'

const ROLES = words.roles.split(' ').join('|')
/** Ends in what a person is called: "Rates Officer", for titles that the taxonomy does not know. */
const ROLE = new RegExp(`\\b(?:${ROLES})\\b`, 'i')
const WORKPLACES = new RegExp(`\\b(?:${`${words.workplaces} ${words.places}`.split(' ').join('|')})\\b`, 'i')
const LABEL =
  /^(?:job\s+|position\s+|role\s+|post\s+|vacant\s+)?(?:title|positions?|role|vacancy|post|designation|opening|job)(?:\s+(?:title|name))?\s{0,3}(?:[:\t]|[–—-]\s)[*_\s]{0,9}(\S.{1,90})$/i
const SUBJECT = /^(?:subject|re|betreff|fwd?)\s{0,3}:\s{0,9}(\S.{1,110})$/i
const CALL =
  /\b(?:looking|searching|recruiting|hiring|advertising) for|\b(?:hir(?:e|ing)|seek(?:s|ing)?|recruit(?:s|ing)?|needs?|after|want(?:s|ed)?|appoint|employ|engage|add|welcome)\b|\b(?:role|position|post|job|vacancy|services|search) (?:of|for|as)|\b(?:join(?:ing)? (?:us|\S{1,30}(?: \S{1,30})?) as|as|be our|become our|an opening for|opportunity for)\b/i
/** Lines at the top among which the title is looked for. */
const TOP_LINES = 8

/** Verbatim, without the place, the employer and the kind of contract; empty where the text names none. */
export function titleOf(text: string, lexicon: Lexicon): string {
  const lines = linesOf(text)
  const labelled = labelledTitle(lines)
  if (labelled) return labelled
  for (const line of lines.slice(0, TOP_LINES)) {
    const subject = SUBJECT.exec(line.text)?.[1]
    if (subject && isTitle(trimmed(subject), lexicon)) return trimmed(subject)
    const named = line.text.split(SEGMENTS).find((part) => isShort({ ...line, text: part }) && isTitle(part, lexicon))
    if (named && !SUBJECT.test(line.text) && !LABELLED.test(line.text)) return trimmed(titleStart(line.text, named))
    const called = calledIn(line.text, lexicon)
    if (called) return called
  }
  const called = lines.map(({ text: line }) => calledIn(line, lexicon)).find(Boolean)
  if (called) return called
  const last = lines.find((line) => isShort(line) && sectionNamed(line.text) === null && ROLE.test(line.text))
  return last ? trimmed(last.text) : ''
}

/** Behind a call or a greeting: "We're hiring! Digital Marketer | Lagos". */
const SEGMENTS = /[!|•·:]\s{0,5}|\s[–—]\s|[.?]\s/
const LABELLED = /^[^:\n]{2,40}:\s/
const titleStart = (line: string, part: string): string => line.slice(line.indexOf(part))

const isShort = ({ text, isListed }: AdvertLine): boolean =>
  !isListed && text.split(/\s+/).length <= MOST_WORDS && !/[.!?:,]["”]?$/.test(text) && !isSentence(text)
const MOST_WORDS = 12

/** Whether a line names a trade or what a person is called. */
const isTitle = (text: string, { titlesIn }: Lexicon): boolean => ROLE.test(text) || titlesIn(text).length > 0

function labelledTitle(lines: readonly AdvertLine[]): string | null {
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1]
    if (line.isLabel && next && LABEL.test(`${line.text}: ${next.text}`)) return trimmed(next.text)
    const [value] = LABEL.exec(line.text)?.[1]?.split('|') ?? []
    if (value && (ROLE.test(value) || value.split(/\s+/).length <= 5) && !isSentence(value)) return trimmed(value)
  }
  return null
}

const isSentence = (text: string): boolean =>
  /\b(?:is|are|we|you|will|has|have|seeks?|needs?|invites|looking|hiring|join|helps?|needed|wanted|required)\b/i.test(
    text,
  )

/** Without place, employer and kind of contract behind it: "Analyst (Remote – US)", "Growth Marketer @ Acme". */
function trimmed(title: string): string {
  const bare = title
    .replace(/[*_]{2,3}/g, '')
    .replace(/\s?[([]([^()[\]]{0,60})[)\]]/g, (whole, inner: string) => (WORKPLACES.test(inner) ? '' : whole))
  const [head = bare] = bare.split(
    /\s{1,3}(?:[–—|@•·]|-|at(?=\s+\p{Lu})|in(?=\s+\p{Lu}))\s{1,3}|\s{0,3}\||[!?]|\t|\s(?:urgently )?(?:needed|wanted|required)\b/u,
  )
  const [first = head, ...rest] = head.replace(/^[^\p{L}\d]{1,9}|[^\p{L}\d)+#]{1,9}$/gu, '').split(/,\s{0,3}/)
  const kept = rest.findIndex((part) => WORKPLACES.test(part))
  return [first, ...(kept < 0 ? rest : rest.slice(0, kept))].join(', ').trim()
}

/** The title that a sentence calls for: "is hiring a Data Scientist for its desk", "the Data Analyst position". */
function calledIn(line: string, { titlesIn }: Lexicon): string | null {
  for (const hit of titlesIn(line)) {
    const before = line.slice(Math.max(0, hit.start - REACH), hit.start)
    const after = line.slice(hit.end, hit.end + REACH)
    if (
      !CALL.test(before) &&
      !/^s? (?:positions?|role|post|job|vacancy|vacancies|opening|needed|wanted|required|urgently|to join)\b/i.test(
        after,
      )
    )
      continue
    const tail = /^(?:,? \p{Lu}[\p{L}/&-]{1,30}| \([^()]{2,30}\)| [IV]{1,3}\b){0,4}/u.exec(after)?.[0] ?? ''
    return trimmed(line.slice(hit.start - leadOf(before).length, hit.end + tail.length))
  }
  const match = CALLED.exec(line)
  return match?.[1] ? trimmed(match[1]) : null
}
/** A title that no list has, by the word that it ends in: "we need a Rates Officer". */
const CALLED = new RegExp(
  `${CALL.source} (?:an?|the|our|another|one|two|new)(?: (?:${words.qualities.split(' ').join('|')}|new|part-time|full-time|remote|talented|creative|suitably|qualified|passionate|freelance|motivated|dynamic))* ((?:[\\p{L}/&-]{2,20} ){0,3}(?:${ROLES}))\\b`,
  'iu',
)
/** Characters before a title in which it may be called for. */
const REACH = 45

const RANK = /^(?:senior|junior|lead|principal|chief|assistant|associate|deputy|staff|graduate|trainee)$/i

/** Ranks and capitals right before a title. */
function leadOf(before: string): string {
  const words = before.split(/(?<=\s)/)
  let lead = ''
  while (words.length > 0) {
    const word = words.pop() ?? ''
    const bare = word.trim()
    if (!RANK.test(bare) && !/^\p{Lu}[\p{L}&/-]{1,30}$/u.test(bare)) break
    lead = word + lead
  }
  return lead
}
