/** Features that distinguish the job title from other phrases of an advert, and from "no title". */

import words from '@/content/language/advert-words.json'
import headerWords from '@/content/language/cv-header-words.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import { memoize } from '@/domain/text/memoize'
import { pattern } from '@/domain/text/pattern'
import { setOf, shareOf } from '@/domain/text/word-sets'
import { LAST_WORDS, type NameRow } from './name-choice'
import { isFactLabel, isUnmarkedFact } from './section-headings'
import type { SectionLine } from './sections'
import { isRoleLike, type TitleCandidate } from './title-candidates'

const ROLES = setOf(words.roles)
const RANKS = setOf(headerWords.ranks)
const PLACES = setOf(`${words.places} ${words.workplaces}`)
const BODIES = setOf(words.organisations)
const HEADINGS = setOf(`${words.headingWords} ${words.greetings} vacancy vacancies apply posted save share`)
/** The title word modifies the next word: "Executive search". */
const DESCRIBES = pattern()`
  ^ (?!(?:for|of|in|at|to|with|and|or|on|who|that|needed|wanted|required|role|position|job|vacancy|urgently|is
  |are)\b)[a-z&]
`
const CALLS = pattern('i')`
  \b(?:looking|searching|recruiting|hiring|advertising) for|\b(?:hir(?:e|ing)|seek(?:s|ing)?|recruit(?:s|ing)?
  |needs?|after|want(?:s|ed)?|appoint|employ|engage|add|welcome|opening|bring in)\b
  |\b(?:role|position|post|job|vacancy|services|search) (?:of|for|as)
  |\b(?:join(?:ing)? (?:us|\S{1,30}(?: \S{1,30})?) as|hands? as|be(?:ing)? our(?: next| new| first)?
  |become our|an opening for|opportunity for)\b
`
const CALLS_BEHIND =
  /^s?,? (?:positions?|role|post|job|vacancy|vacancies|opening|needed|wanted|required|urgently|to join)\b/i
const COLLEAGUE = pattern('i')`
  \b(?:report\w* to|answer\w* to|with|our|your|their|other|from|by|mentor|supervise|manage|coach|two|three|and
  |last|former|previous|ex)(?: \S{1,20}){0,2} $
`
const FINITE = pattern('i')`
  \b(?:is|are|was|we|you|will|has|have|had|seeks?|needs?|invites|looking|hiring|join|helps?|fancy|being|ran|do
  |does|can|must)\b
`
/** Behind a title: a grade, a number of posts, or who may apply. */
const GRADE = /\b(?:grade|group|scale|level|band|posts?|positions?|nos?|male|female|cleared|ref)\b/i
/** Characters before and after a phrase that are read. */
const REACH = 45

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d][\p{L}\d&+#'’-]*/gu) ?? []

/**
 * @returns for each candidate its values from 0 to 1, and words in and around it; the last row is that of an advert
 * without a title
 */
export function titleFeatures(
  candidates: readonly TitleCandidate[],
  sections: readonly SectionLine[],
  whole: string,
  lexicon: Lexicon,
): NameRow[] {
  const told = memoize((part: string) => partFeatures(part, isNamed(part), lexicon))
  const isNamed = memoize((part: string) => isNamedElsewhere(whole, part))
  const sectionAt = new Map(sections.map((line) => [line.start, line.section]))
  const counts = new Map<string, Set<number>>()
  for (const { text, at } of candidates) {
    const key = text.toLowerCase()
    counts.set(key, (counts.get(key) ?? new Set<number>()).add(at))
  }
  const begun = new Set(
    candidates.flatMap((each) => (told(each.lastPart)[IS_FIELD] === 1 && each.at <= TOP ? [mainOf(each)] : [])),
  )
  const ends = new Set(
    candidates.flatMap((each) => (each.isPart && each.at <= TOP ? endsOf(each.text.toLowerCase()) : [])),
  )
  const top = Math.min(...candidates.map(({ at }) => at))
  const rows = candidates.map((candidate) => {
    const section = sectionAt.get(candidate.line.start) ?? null
    const repeats = Math.min(3, (counts.get(candidate.text.toLowerCase())?.size ?? 1) - 1)
    const row = [
      ...ownFeatures(candidate, told, lexicon),
      ...placeFeatures(candidate, lexicon),
      candidate.at === top,
      section === 'required' || section === 'wished' || section === 'tools',
      section === 'duties',
      section === 'skip',
      repeats / 3,
      candidate.lastPart === '' && begun.has(candidate.text.toLowerCase()),
      candidate.lastPart !== '' && (counts.get(mainOf(candidate))?.size ?? 0) > 1,
      ends.has(candidate.text.toLowerCase()),
      isNamed(candidate.lastPart),
      isNamed(candidate.nextPart),
      ...NO_NONE,
    ].map(Number)
    return { row, words: wordsBeside(candidate) }
  })
  const none = [
    1,
    candidates.some(({ label }) => label === 'title'),
    candidates.some(({ line, start }) => CALLS.test(line.text.slice(Math.max(0, start - REACH), start))),
    whole.length < 200,
  ].map(Number)
  const width = rows[0]?.row.length ?? none.length
  return [...rows, { words: [], row: [...new Array<number>(width - none.length).fill(0), ...none] }]
}

/** The words directly before and behind a candidate, its first and last, and the first of its last and next part. */
function wordsBeside({ text, line, start, end, lastPart, nextPart }: TitleCandidate): string[] {
  const before = LAST_WORDS.exec(line.text.slice(Math.max(0, start - REACH), start))
  const behind = /^\s*([\p{L}\d]+|[^\s\p{L}\d])(?: ([\p{L}\d'’]+))?/u.exec(line.text.slice(end, end + REACH))
  const own = wordsOf(text)
  return [
    `<${before?.[2] ?? ''}`,
    ...(before?.[1] ? [`<${before[1]} ${before[2]}`] : []),
    `>${behind?.[1] ?? ''}`,
    ...(behind?.[2] ? [`>${behind[1]} ${behind[2]}`] : []),
    `first ${own[0]}`,
    `last ${own.at(-1)}`,
    ...wordsOf(lastPart)
      .slice(0, 2)
      .map((word) => `part ${word}`),
    ...wordsOf(nextPart)
      .slice(0, 2)
      .map((word) => `next ${word}`),
  ].map((word) => word.toLowerCase())
}

/** The words before the last part, in lower case: "product manager" of "Product Manager, Growth". */
const mainOf = ({ text, lastPart }: TitleCandidate): string =>
  text
    .slice(0, text.lastIndexOf(lastPart))
    .replace(/[^\p{L}\d+#)]{1,9}$/u, '')
    .toLowerCase()
/** "Manager" and "Product Manager" of "Senior Product Manager". */
const endsOf = (text: string): string[] => text.split(' ').map((_, i, all) => all.slice(i + 1).join(' '))
const TOP = 8
/** Index of the field-of-work feature among the features of a part. */
const IS_FIELD = 6

/** Whether a part of a line occurs again, as an employer's name does and a field of work does not. */
const isNamedElsewhere = (whole: string, part: string): boolean =>
  /^\p{Lu}/u.test(part) && whole.indexOf(part) !== whole.lastIndexOf(part)

function ownFeatures(
  { text, isPart, lastPart, nextPart, mark, end, line }: TitleCandidate,
  told: (part: string) => number[],
  lexicon: Lexicon,
): number[] {
  const all = wordsOf(text)
  const main = wordsOf((lastPart === '' ? text : text.slice(0, text.lastIndexOf(lastPart))).replace(/\([^()]*\)/g, ''))
  const upTo = main.findIndex((word) => word === 'of' || word === 'for')
  const last = main[upTo > 0 ? upTo - 1 : main.length - 1] ?? ''
  const covered = lexicon.titlesIn(text).reduce((sum, hit) => sum + hit.end - hit.start, 0)
  const raw = text.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  const isDescribed = DESCRIBES.test(line.text.slice(end))
  return [
    Math.min(1, covered / Math.max(1, text.length)),
    covered > 0,
    ROLES.has(last) && !isDescribed,
    ROLES.has(last) && isDescribed,
    all.some((word) => ROLES.has(word)),
    all.length === 1,
    all.length >= 5,
    all.length >= 8,
    /^\p{Ll}/u.test(text),
    raw.length > 0 && text === text.toUpperCase(),
    raw.filter((word) => /^\p{Ll}{4,}/u.test(word)).length / Math.max(1, raw.length),
    /\d/.test(text),
    RANKS.has(all[0] ?? ''),
    all.length > 0 && shareOf(all.slice(0, 1), RANKS) === 1 && all.length === 1,
    shareOf(all, PLACES),
    shareOf(all, BODIES),
    shareOf(all, HEADINGS),
    FINITE.test(text),
    ...told(lastPart),
    lastPart !== '' && /[)\]]$/.test(text),
    lastPart !== '' && /[–—-]\s*$/.test(text.slice(0, text.lastIndexOf(lastPart))),
    ...told(nextPart),
    mark === ',',
    /[–—-]/.test(mark),
    /[([]/.test(mark),
    /[|·•]/.test(mark),
    isPart,
    lastPart !== '' && GRADE.test(lastPart),
    isRoleLike(last),
    isRoleLike(last) && !ROLES.has(last),
    !/^\p{Lu}/u.test(text) && /\p{Lu}/u.test(text),
    / (?:and|&|\/) /.test(text),
    /\b[IV]{1,3}$/.test(text),
    /^[\s,]{0,2}(?:I{1,3}|IV|V)\b/.test(line.text.slice(end)),
    /s$/.test(last) && ROLES.has(last.slice(0, -1)),
  ].map(Number)
}

/** Of "no title" alone: always 1, a label "title", words that call for somebody, a text under 200 characters. */
const NO_NONE = new Array<number>(4).fill(0)
const NO_PART = new Array<number>(8).fill(0)
/** Features of the part after a title: a field of work, or a place, a number, a kind of contract. */
function partFeatures(part: string, isNamed: boolean, lexicon: Lexicon): number[] {
  if (part === '') return NO_PART
  const all = wordsOf(part)
  const isOfTrade = lexicon.tradesIn(part).length > 0 || lexicon.skillsIn(part).length > 0
  const [places, bodies, isLower] = [shareOf(all, PLACES), shareOf(all, BODIES), /^\p{Ll}/u.test(part)]
  const isField = /^\p{Lu}/u.test(part) && !isNamed && places + bodies === 0 && !isLower && !/\d/.test(part)
  return [true, isOfTrade, places, /\d/.test(part), bodies, isLower, isField, isField && isOfTrade].map(Number)
}

function placeFeatures({ line, at, start, end, label, isPart }: TitleCandidate, lexicon: Lexicon): number[] {
  const before = line.text.slice(Math.max(0, start - REACH), start)
  const behind = line.text.slice(end, end + REACH)
  const lead = /(?:^|\s)([\p{L}&/#+.\d-]{2,30})\s$/u.exec(before)?.[1] ?? ''
  const isWhole = start === 0 && !/[\p{L}\d]/u.test(behind)
  return [
    label === 'title',
    label === 'title' && start > 0 && !/[\p{L}\d]/u.test(before.slice(before.search(/[:–—\t-][^:–—\t-]*$/) + 1)),
    label === 'subject',
    label === null && /^[^:]{2,40}:\s/.test(line.text),
    isWhole,
    !/[\p{L}\d]/u.test(line.text.slice(0, start)),
    !/[\p{L}\d]/u.test(line.text.slice(end)),
    // Fragments of a longer title: "Analyst" of "Data Analyst".
    /^\p{Lu}/u.test(lead),
    lead !== '' && (RANKS.has(lead.toLowerCase()) || lexicon.tradesIn(lead).length > 0),
    /^\s?\p{Lu}/u.test(behind),
    /^[\p{L}\d]/u.test(behind),
    /^\s\p{Ll}/u.test(behind),
    at === 0,
    at <= 3,
    at <= 8,
    Math.min(1, at / 30),
    line.isListed,
    isUnmarkedFact(line.text) || isFactLabel(line.text),
    CALLS.test(before),
    CALLS_BEHIND.test(behind),
    COLLEAGUE.test(before),
    /\b(?:as an?|as our|as the) $/i.test(before),
    /\b(?:an?|our|another|new) $/i.test(before),
    !isPart && line.text.length > 100,
    /^[\s*_]*[.!?]/.test(behind) && isWhole,
    line.isAfterBlank,
  ].map(Number)
}
