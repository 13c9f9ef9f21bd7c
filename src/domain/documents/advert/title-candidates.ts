/** Candidates for the job title in an advert: parts of short lines, and phrases in sentences. */

import words from '@/content/language/advert-words.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import { pattern } from '@/domain/text/pattern'
import type { AdvertLine } from './lines'

/** A phrase within one line; offsets in the line. */
export type TitleCandidate = {
  text: string
  line: AdvertLine
  at: number
  start: number
  end: number
  /** The writer's own label: "Position: …", or the subject of an email. */
  label: 'title' | 'subject' | null
  /** Whether it was found between separators of a line, rather than around a role word. */
  isPart: boolean
  /** The last part of a title with several parts: "Growth" in "Product Manager, Growth". */
  lastPart: string
  /** The next part, up to the next separator. */
  nextPart: string
  /** The separator between both. */
  mark: string
}

const ROLES = words.roles.split(' ').join('|')
const ROLE_WORD = new RegExp(`\\b(?:${ROLES})(?![\\p{L}\\d'’-])`, 'giu')
const LABEL = pattern('i')`
  ^(?:name\s+of\s+(?:the\s+)?)?(?:job\s+|position\s+|role\s+|post\s+|vacant\s+)?(?:title|positions?|role
  |vacancy|post|designation|opening|job|wanted)(?:\s+(?:title|name))?\s{0,3}(?:[:\t]|[–—-]\s)[*_\s]{0,9}
`
const SUBJECT = /^(?:(?:subject|re|betreff|fwd?)\s{0,3}:\s{0,9}){1,3}/i

/** Separators of a line, including words that follow a title. */
const MARKS = pattern('giu')`
  (?:^|\s)#[\p{L}\d_]{2,40}\s{0,3}|\s{0,3}[|•·@!?;()[\]{}]{1,9}\s{0,3}|\s{1,3}[–—-]{1,2}\s{1,3}|,\s{1,3}
  |:\s{1,3}|(?<!\b(?:[Ss]n?r|[Jj]n?r|\p{Lu}))\.(?:\s{1,3}|$)|\t|\s{2,9}|[*_]{1,3}|[“”"]
  |\s(?:at|in)\s(?=\p{Lu})|\s(?:for|to|with|who|as|of our|needed|wanted|required|urgently|role|position
  |vacancy|opening|is|are|we|job post)(?=\s|$)
`
/** Most words of a line that is split; a longer one is a sentence. */
const MOST_LINE_WORDS = 16
const MOST_PARTS = 3
/** In characters. */
const LONGEST_LINE = 600
/** Most lines that are read, and most candidates. */
const MOST_LINES = 120
const MOST_CANDIDATES = 200

/** In the order of the text. */
export function titleCandidates(lines: readonly AdvertLine[], lexicon: Lexicon): TitleCandidate[] {
  const all: TitleCandidate[] = []
  for (const [at, line] of lines.slice(0, MOST_LINES).entries()) {
    if (all.length > MOST_CANDIDATES) break
    const before = lines[at - 1]
    const labelOfLine = LABEL.exec(line.text)?.[0] ?? ''
    const isBehindLabel = before?.isLabel === true && LABEL.test(`${before.text}: `)
    const subject = SUBJECT.exec(line.text)?.[0] ?? ''
    const label = labelOfLine !== '' || isBehindLabel ? 'title' : subject !== '' ? 'subject' : null
    const from = labelOfLine.length || subject.length
    const found = new Map<string, TitleCandidate>()
    const add = (candidate: Omit<TitleCandidate, 'line' | 'at' | 'label'>) => {
      const key = `${candidate.start} ${candidate.end}`
      if (!found.has(key)) found.set(key, { ...candidate, line, at, label })
    }
    if (!line.isLabel) {
      if (label !== null || isShort(line.text)) for (const part of runsIn(line.text, from, lexicon, label)) add(part)
      const body = line.text.slice(0, LONGEST_LINE)
      for (const phrase of phrasesIn(body, lexicon)) if (phrase.start >= from) add(phrase)
      for (const phrase of calledIn(body)) if (phrase.start >= from) add(phrase)
    }
    all.push(...found.values())
  }
  return all
}

const isShort = (text: string): boolean => text.length < LONGEST_LINE && text.split(/\s+/).length <= MOST_LINE_WORDS

type Found = Pick<TitleCandidate, 'text' | 'start' | 'end' | 'isPart' | 'lastPart' | 'nextPart' | 'mark'>
type Part = { start: number; end: number }

function partsOf(text: string, from: number): Part[] {
  const body = text.slice(0, LONGEST_LINE)
  const parts: Part[] = []
  let start = from
  for (const { 0: mark, index } of body.matchAll(MARKS)) {
    if (index < start) continue
    if (/[\p{L}\d]/u.test(body.slice(start, index))) parts.push({ start, end: index })
    start = index + mark.length
  }
  if (/[\p{L}\d]/u.test(body.slice(start))) parts.push({ start, end: body.length })
  return parts.map(({ start, end }) => {
    const raw = body.slice(start, end)
    const lead = LEAD.exec(raw)?.[0].length ?? 0
    return { start: start + lead, end: start + raw.trimEnd().length }
  })
}

/** Ornaments, number emoji and articles before the first word. */
const LEAD = pattern('iu')`
  ^[^\p{L}\d.]{0,20}(?:\d\ufe0f?\u20e3\s{0,3})?(?:(?:an?|the|our)\s{1,3})?(?:(?:post|position|role|vacancy
  |opening|job|title)\s(?:of|for|as)\s{1,3}(?:an?\s{1,3})?)?
`

/** "(m/w/d)", the gender notice of German adverts. */
const GENDERS = /\s?[([]?\b[mwfdx](?:\s?[/|]\s?[mwfdx]){1,3}\b[)\]]?/i

/** One part of a line, or several adjacent ones, beginning with a part that may be a title. */
function* runsIn(text: string, from: number, lexicon: Lexicon, label: string | null): Generator<Found> {
  const parts = partsOf(text, from)
  for (const [i, first] of parts.entries()) {
    const own = text.slice(first.start, first.end)
    if (i > 0 && !namesRole(own, lexicon) && label !== 'subject') continue
    for (let j = i; j < Math.min(parts.length, i + MOST_PARTS); j++) {
      const [last, next] = [parts[j], parts[j + 1]]
      if (!last) break
      // A title does not cross a sentence boundary.
      if (j > i && text.slice(parts[j - 1]?.end ?? 0, last.start).includes('.')) break
      // A title includes the closing bracket of its last part, and has no open bracket.
      const closed = /^\s?[)\]]/.exec(text.slice(last.end))
      const end = last.end + (closed && /[([]/.test(text.slice(first.start, last.end)) ? closed[0].length : 0)
      const whole = text.slice(first.start, end)
      if (/[!?;@|•·\t]|\s(?:at|in)\s\p{Lu}/u.test(whole) || GENDERS.test(whole)) break
      if (countOf(whole, /[([]/g) !== countOf(whole, /[)\]]/g)) continue
      yield {
        text: whole,
        start: first.start,
        end,
        isPart: true,
        lastPart: j > i ? text.slice(last.start, last.end) : '',
        nextPart: next ? text.slice(next.start, next.end) : '',
        mark: next ? text.slice(end, next.start).trim().slice(0, 1) : '',
      }
    }
  }
}
const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Whether a text contains a role word or a title of the taxonomy. */
export const namesRole = (text: string, { titlesIn }: Lexicon): boolean =>
  text.search(ROLE_WORD) >= 0 || titlesIn(text).length > 0

/** Titles in the taxonomy and role words, each with and without modifiers. */
function* phrasesIn(text: string, lexicon: Lexicon): Generator<Found> {
  const cores = lexicon.titlesIn(text).map(({ start, end }) => ({ start: wordStart(text, start), end }))
  for (const { 0: word, index } of text.matchAll(ROLE_WORD)) {
    const end = index + word.length
    if (!cores.some((core) => core.start <= index && core.end >= end)) cores.push({ start: index, end })
  }
  for (const core of cores) {
    for (const start of startsBefore(text, core.start)) {
      for (const end of endsBehind(text, core.end)) {
        yield {
          text: text.slice(start, end),
          start,
          end,
          isPart: false,
          lastPart: end > core.end ? text.slice(core.end, end).replace(/^[^\p{L}\d]{1,9}|[^\p{L}\d]{1,9}$/gu, '') : '',
          ...behind(text.slice(end, end + REACH)),
        }
      }
    }
  }
}

/** What an advert says it looks for, whether or not the word for it is known: "is looking for a Gaffer". */
const CALLED = pattern('giu')`
  \b(?:looking for|searching for|in search of|hir(?:e|es|ing)|seek(?:s|ing)?|needs?|recruit(?:s|ing)?|requires?|wants?
  |engage(?:ment of)?|employ|appoint|after|join (?:us|our team|the team) as
  |(?:role|position|post|job|vacancy) (?:of|for|as)|vacancy|opening for|wanted|who|as)[\s:*]{1,4}
  (?:(?:an?|our|the|another|one|two|new|next|first|experienced|qualified
  |full-time|part-time|suitable|good)\s){0,4}[*_“"]{0,2}
`
const CALLED_WORDS = /^[\p{L}\d][\p{L}\d&/+#.’'-]{0,30}(?:,? (?:\p{L}|\d|&)[\p{L}\d&/+#’'-]{0,30}){0,6}/u
const MOST_CALLED_WORDS = 6
function* calledIn(text: string): Generator<Found> {
  for (const { 0: call, index } of text.matchAll(CALLED)) {
    const start = index + call.length
    const told = CALLED_WORDS.exec(text.slice(start, start + 2 * REACH))?.[0] ?? ''
    let end = 0
    for (let count = 0; count < MOST_CALLED_WORDS && end < told.length; count++) {
      const space = told.indexOf(' ', end + 1)
      end = space < 0 ? told.length : space
      const whole = told.slice(0, end).replace(/[.,]$/, '')
      const last = whole.slice(whole.lastIndexOf(' ') + 1)
      if (!isRoleLike(last)) continue
      const at = start + whole.length
      yield { text: whole, start, end: at, isPart: false, lastPart: '', ...behind(text.slice(at, at + REACH)) }
    }
  }
}

/** Whether a word has an ending of words for people at work, or is known as one. */
export const isRoleLike = (word: string): boolean =>
  word.length > 3 && (ROLE_ENDING.test(word) || word.search(ROLE_WORD) >= 0)
const ROLE_ENDING = /(?:er|or|ist|ian|ant|ent|man|woman|ess|smith|wright|hand|lead|head|chief|ee|ier|eur|boy|maid)s?$/i

/** Includes leading punctuation of a word, as in ".NET Developer". */
const wordStart = (text: string, at: number): number =>
  at - (/[\p{L}\d.#+/&-]{1,20}$/u.exec(text.slice(Math.max(0, at - 20), at))?.[0].length ?? 0)

/** "– Growth" after a title in a sentence. */
function behind(text: string): Pick<Found, 'nextPart' | 'mark'> {
  const [, mark = '', nextPart = ''] = /^(\s[–—-]\s|,\s|\s?\()(\p{Lu}[^,.;:!?()|–—]{1,40})/u.exec(text) ?? []
  return { nextPart, mark: mark.trim() }
}

/** Characters around a title that are read. */
const REACH = 45
const MOST_LEADS = 3
/** Words that end the search for modifiers of a title. */
const STOP = pattern('i')`
  ^(?:an?|the|our|your|my|we|you|i|as|of|for|to|in|at|and|or|is|are|new|next|first|seek\w*|hir\w+|need\w*
  |want\w*|looking|another|one|two|three|\d+)$
`

/** "Social Media and" before "Community Manager". */
const PAIR = /(?:\p{Lu}[\p{L}/-]{1,20} ){1,3}(?:and|&) $/u

function startsBefore(text: string, at: number): number[] {
  const starts = [at]
  const leads = text.slice(Math.max(0, at - REACH), at).split(/(?<=\s)/)
  let start = at
  for (let i = 0; i < MOST_LEADS; i++) {
    const lead = leads.pop()
    if (lead === undefined || !/^[\p{L}\d/&+.#’'-]{2,30}\s$/u.test(lead) || STOP.test(lead.trim())) break
    start -= lead.length
    starts.push(start)
  }
  const pair = PAIR.exec(text.slice(Math.max(0, start - REACH), start))?.[0]
  if (pair !== undefined) starts.push(start - pair.length)
  return starts
}

function endsBehind(text: string, at: number): number[] {
  const ends = [at]
  const tail = text.slice(at, at + REACH)
  for (const pattern of [
    /^\s[IV]{1,3}\b/u,
    /^,? \p{Lu}[\p{L}/&-]{1,30}(?: \p{Lu}[\p{L}/&-]{1,30}){0,2}/u,
    /^ \([^()]{2,30}\)/u,
    /^ [–—-] \p{Lu}[\p{L}/&-]{1,30}(?:,? (?:(?:&|and|of) )?\p{Lu}[\p{L}/&-]{1,30}){0,3}/u,
    /^ (?:of|for|to)(?: the)? \p{Lu}[\p{L}/&-]{1,30}(?: (?:(?:&|and|of) )?\p{Lu}[\p{L}/&-]{1,30}){0,3}/u,
    /^ ?[/&] ?\p{Lu}\p{L}{1,30}(?: \p{Lu}[\p{L}-]{1,30})?/u,
  ]) {
    const match = pattern.exec(tail)
    if (match) ends.push(at + match[0].length)
  }
  return ends
}
