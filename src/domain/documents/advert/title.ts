/** The title that an advert gives the job. */
import words from '@/content/language/advert-words.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type AdvertLine, linesOf } from './lines'
import { isUnmarkedFact } from './section-headings'

const ROLES = words.roles.split(' ').join('|')
const ROLE_WORD = new RegExp(`\\b(?:${ROLES})\\b`, 'gi')
/** "Executive search": the word describes another. */
const DESCRIBES =
  /^ (?!(?:for|of|in|at|to|with|and|or|on|who|that|needed|wanted|required|role|position|job|vacancy|urgently|is|are)\b)[a-z&]/
/** Ends in what a person is called: "Rates Officer", for titles that the taxonomy does not know. */
const hasRole = (text: string): boolean =>
  [...text.matchAll(ROLE_WORD)].some(({ 0: word, index }) => !DESCRIBES.test(text.slice(index + word.length)))
const WORKPLACES = new RegExp(`\\b(?:${`${words.workplaces} ${words.places}`.split(' ').join('|')})\\b`, 'i')
const LABEL =
  /^(?:job\s+|position\s+|role\s+|post\s+|vacant\s+)?(?:title|positions?|role|vacancy|post|designation|opening|job|wanted)(?:\s+(?:title|name))?\s{0,3}(?:[:\t]|[–—-]\s)[*_\s]{0,9}(\S.{1,90})$/i
const SUBJECT =
  /^(?:(?:subject|re|betreff|fwd?)\s{0,3}:\s{0,9}){1,3}(?:.{0,30}\b(?:openings?|vacanc(?:y|ies)|positions?|roles?|hiring|recruiting|looking|applications?|interviews?)(?: for| of| as|:)\s{1,3}(?:an?\s)?)?(\S.{1,110})$/i
const CALL =
  /\b(?:looking|searching|recruiting|hiring|advertising) for|\b(?:hir(?:e|ing)|seek(?:s|ing)?|recruit(?:s|ing)?|needs?|after|want(?:s|ed)?|appoint|employ|engage|add|welcome)\b|\b(?:role|position|post|job|vacancy|services|search) (?:of|for|as)|\b(?:join(?:ing)? (?:us|\S{1,30}(?: \S{1,30})?) as|as|be(?:ing)? our(?: next| new| first)?|become our|an opening for|opportunity for)\b/i
/** Lines at the top among which the title is looked for. */
const TOP_LINES = 8

/** Verbatim, without the place, the employer and the kind of contract; empty where the text names none. */
export function titleOf(text: string, lexicon: Lexicon): string {
  const lines = linesOf(text)
  const labelled = labelledTitle(lines, lexicon)
  if (labelled) return labelled
  for (const line of lines.slice(0, TOP_LINES)) {
    if (isUnmarkedFact(line.text)) continue
    const subject = SUBJECT.exec(line.text)?.[1]
    const topic = subject?.split(SEGMENTS).find((each) => isTitle(each, lexicon))
    if (subject && topic) return trimmed(subject.slice(subject.indexOf(topic)), lexicon)
    const called = calledIn(line.text, lexicon)
    const part = line.text.split(SEGMENTS).find((each) => isShort({ ...line, text: each }) && isTitle(each, lexicon))
    const own =
      part && !subject && !LABELLED.test(line.text) ? trimmed(line.text.slice(line.text.indexOf(part)), lexicon) : ''
    if (isTitle(own, lexicon) && !(ANNOUNCES.test(line.text) && lexicon.titlesIn(own).length === 0)) return own
    if (called) return called
  }
  for (const { text: line } of lines) {
    const called = calledIn(line, lexicon)
    if (called) return called
  }
  return mentioned(lines, lexicon)
}

/** A title in the middle of the text, of which nothing says that it is the one; not that of a colleague. */
function mentioned(lines: readonly AdvertLine[], lexicon: Lexicon): string {
  let colleague = ''
  for (const { text, isListed } of lines) {
    if (isListed || LABELLED.test(text)) continue
    const hits = lexicon.titlesIn(text)
    const hit = hits.find(({ start }) => !COLLEAGUE.test(text.slice(Math.max(0, start - REACH), start)))
    if (hit) return widened(text, hit, lexicon)
    if (hits[0] && colleague === '') colleague = widened(text, hits[0], lexicon)
    const role = OTHER_ROLE.exec(text)
    if (role) return widened(text, { start: role.index, end: role.index + role[0].length }, lexicon)
  }
  const [first] = lines
  const listed = lines.find(
    (line) => line.isListed && isShort({ ...line, isListed: false }) && lexicon.titlesIn(line.text)[0]?.start === 0,
  )
  if (listed && colleague === '') return trimmed(listed.text, lexicon)
  return colleague || (first && isShort(first) && !LABELLED.test(first.text) ? trimmed(first.text, lexicon) : '')
}
const COLLEAGUE =
  /\b(?:report\w* to|answer\w* to|with|our|your|their|other|from|by|mentor|supervise|manage|coach|two|three|and)(?: \S{1,20}){0,2} $/i

/** "Support Staff Vacancy" heads an advert, and names no job. */
const ANNOUNCES = /\b(?:vacanc(?:y|ies)|advertisement|announcement|recruitment|careers|opportunit(?:y|ies)|jobs)$/i

/** Behind a call or a greeting: "We're hiring! Digital Marketer | Lagos". */
const SEGMENTS = /[!|•·:]\s{0,5}|\s[–—-]\s|(?<!\b(?:[Ss]n?r|[Jj]n?r))[.?]\s/
const LABELLED = /^[^:\n]{2,40}:\s/

const isShort = ({ text, isListed }: AdvertLine): boolean =>
  !isListed &&
  text.split(/\s+/).length <= (text.endsWith('.') ? MOST_WORDS / 2 : MOST_WORDS) &&
  !/[!?:,]["”]?$/.test(text) &&
  !isSentence(text)
const MOST_WORDS = 12

/** Whether a line names a trade or what a person is called. */
const isTitle = (text: string, { titlesIn }: Lexicon): boolean => hasRole(text) || titlesIn(text).length > 0

function labelledTitle(lines: readonly AdvertLine[], lexicon: Lexicon): string | null {
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1]
    if (line.isLabel && next && LABEL.test(`${line.text}: ${next.text}`)) return trimmed(next.text, lexicon)
    const [value] = LABEL.exec(line.text)?.[1]?.split('|') ?? []
    if (value && (hasRole(value) || value.split(/\s+/).length <= 5) && !isSentence(value))
      return trimmed(value, lexicon)
  }
  return null
}

const isSentence = (text: string): boolean =>
  /\b(?:is|are|we|you|will|has|have|seeks?|needs?|invites|looking|hiring|join|helps?|as|fancy|being|your|open to|needed|wanted|required)\b/i.test(
    text,
  )

/** Without place, employer and kind of contract behind it: "Analyst (Remote – US)", "Growth Marketer @ Acme". */
function trimmed(title: string, lexicon: Lexicon): string {
  const bare = title
    .replace(/[*_]{2,3}/g, '')
    .replace(/^(?:#\w{1,40}\s{1,3}){1,5}/, '')
    .replace(GENDERS, '')
    .replace(REFERENCE, '')
    .replace(COUNT, '')
    .replace(/\s?[([]([^()[\]]{0,60})[)\]]/g, (whole, inner: string) =>
      WORKPLACES.test(inner) || GRADE.test(inner) || STEP.test(inner) ? '|' : whole,
    )
  // A bracket that lost its end goes with what stands in it.
  const head = (bare.split(END)[0] ?? bare).replace(/\s?\([^()]{0,60}$/, '')
  const [first = head, dash, second = ''] = head.split(/(\s{1,3}[–—-]\s{1,3})/)
  const isTrade =
    second !== '' &&
    !BODY.test(second) &&
    !WORKPLACES.test(second.split(',')[0] ?? second) &&
    /^\p{Lu}/u.test(second) &&
    isOfTrade(second, lexicon)
  const named = isTrade ? `${first}${dash}${second}` : first
  const [main = named, ...rest] = named.replace(/^[^\p{L}\d]{1,9}|[^\p{L}\d)+#]{1,9}$/gu, '').split(/,\s{0,3}/)
  const cut = rest.findIndex((part) => WORKPLACES.test(part) || /\d/.test(part))
  return [main, ...(cut < 0 ? rest : rest.slice(0, cut))].join(', ').trim()
}
/** "Ref 2031/88", "HR-114:" */
const REFERENCE =
  /^\s{0,3}(?:(?:ref(?:erence)?|req(?:uisition)?|job|vacancy|post)\b[.:]?\s{0,2}(?:no\.?|id|number)?\s{0,2}[:#]?\s{0,2}|#)?[A-Z]{0,6}[-/]?\d{2,8}(?:[-/][A-Z\d]{1,8}){0,3}(?:\s{0,2}[:|–—-]\s{0,3}|\s{1,3})/i
/** "2 x", "x2": how many are wanted. */
const COUNT = /^\d{1,2}\s?x\s{1,2}|\sx\s?\d{1,2}\b/i
/** "(CONTEDISS 13)": a step on a scale of pay. */
const STEP = /^[A-Z][A-Z ]{0,14}\d{1,3}$/
const BODY = new RegExp(`\\b(?:${words.bodies.split(' ').join('|')})\\b`, 'i')
const GRADE = /\b(?:job group|pay band|band|scale|pay grade)\b/i
/** "(m/w/d)", as German law has it. */
const GENDERS = /\s?[([]?\b[mwfdx](?:\s?[/|]\s?[mwfdx]){1,3}\b[)\]]?/gi
/** What ends a title in its line. */
const END =
  /\s{1,3}(?:[|@•·]|at(?=\s+\p{Lu})|in(?=\s+\p{Lu}))\s{1,3}|\s{0,3}\||[!?;]|(?<!\b(?:[Ss]n?r|[Jj]n?r))\.\s|\t|\s(?:urgently |role|position|vacancy|needed|wanted|required)\b|\s(?:for (?:an?|the|our|my)|to|with|who)\s/u

/** Whether a word belongs to what people do, and not to where. */
const isOfTrade = (text: string, { tradesIn, skillsIn, titlesIn }: Lexicon): boolean =>
  tradesIn(text).length > 0 || skillsIn(text).length > 0 || titlesIn(text).length > 0

/** The title that a sentence calls for: "is hiring a Data Scientist for its desk", "the Data Analyst position". */
function calledIn(line: string, lexicon: Lexicon): string | null {
  for (const hit of lexicon.titlesIn(line)) {
    const before = line.slice(Math.max(0, hit.start - REACH), hit.start)
    if (CALL.test(before) || CALL_BEHIND.test(line.slice(hit.end, hit.end + REACH))) return widened(line, hit, lexicon)
  }
  const match = CALLED.exec(line) ?? WANTED.exec(line)
  return match?.[1] ? trimmed(match[1], lexicon) : null
}
const CALL_BEHIND =
  /^s? (?:positions?|role|post|job|vacancy|vacancies|opening|needed|wanted|required|urgently|to join)\b/i
/** Characters before a title in which it may be called for. */
const REACH = 45
/** A title that no list has, by the word that it ends in: "we need a Rates Officer". */
const CALLED = new RegExp(
  `${CALL.source} (?:an?|the|our|another|one|two|new)(?: (?:${words.qualities.split(' ').join('|')}|new|part-time|full-time|remote|talented|creative|suitably|qualified|passionate|freelance|motivated|dynamic))* ((?:[\\p{L}/&-]{2,20} ){0,3}(?:${ROLES}))\\b`,
  'iu',
)
const WANTED = new RegExp(`((?:[\\p{L}/&-]{2,20} ){0,2}(?:${ROLES})) (?:wanted|needed|required)\\b`, 'iu')
const OTHER_ROLE = new RegExp(`(?<=\\b(?:an?|for|as) )(?:[\\p{L}/&-]{2,20} ){0,2}(?:${ROLES})\\b`, 'iu')

const RANK =
  /^(?:senior|junior|sr\.?|jr\.?|lead|principal|chief|assistant|associate|deputy|staff|graduate|trainee|mid|(?:mid|senior|entry|junior)-level)$/i

/** A title with its rank before it and its field behind it. */
function widened(line: string, { start, end }: { start: number; end: number }, lexicon: Lexicon): string {
  const words = line.slice(Math.max(0, start - REACH), start).split(/(?<=\s)/)
  let lead = ''
  while (words.length > 0) {
    const word = words.pop() ?? ''
    const bare = word.trim()
    const isName = /^\p{Lu}[\p{L}&/-]{1,30}$/u.test(bare) && !/[.!?:]\s*$/.test(words.at(-1) ?? '.')
    if (
      !RANK.test(bare) &&
      !isName &&
      !(/^[\p{L}/&-]{2,}$/u.test(bare) && !CALL.test(bare) && lexicon.tradesIn(bare).length > 0)
    )
      break
    lead = word + lead
  }
  const tail =
    /^s?(?:,? \p{Lu}[\p{L}/&-]{1,30}| \([^()]{2,30}\)| [IV]{1,3}\b){0,4}/u.exec(line.slice(end, end + REACH))?.[0] ?? ''
  return trimmed(line.slice(start - lead.length, end + tail.length), lexicon)
}
