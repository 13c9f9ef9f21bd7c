/** Reviews a CV section by section. */

import words from '@/content/language/review-words.json'
import type { Cv, CvSegment } from '@/domain/documents/cv/cv'
import type { CvSection } from '@/domain/documents/cv/headings'
import { HEADLINE_WORDS } from '@/domain/documents/cv/read-cv'
import { spansIn } from '@/domain/documents/dates'
import { degreeIn } from '@/domain/documents/education-levels'
import { oneLine } from '@/domain/text/wording'
import { takesExperience } from './advice'
import { type BulletReview, bulletsOf } from './bullets'
import { isLabelledList, isList } from './lists'
import { type DateProblem, yearsText } from './review-dates'
import type { CvMatch } from './score'
import type { TableRow } from './table'
import { NEAR_TITLE } from './titles'

export type SectionReview = { name: string; score: number; note: string }

/** A score, which is clamped to 0 to 100 and rounded, and the sentence on it. */
type Judged = readonly [score: number, note: string]

const wordsOf = (segments: readonly CvSegment[]): number => segments.reduce((sum, { tokens }) => sum + tokens.length, 0)
const wordsIn = (cv: Cv, section: CvSection): number =>
  wordsOf(cv.segments.filter((segment) => segment.section === section && segment.job === null))

export function reviewSections(
  match: CvMatch,
  rows: readonly TableRow[],
  bullets: BulletReview,
  dates: readonly DateProblem[],
): SectionReview[] {
  const judged: [name: string, ...Judged][] = [
    ['Contact', ...contact(match.cv)],
    ['Summary', ...summary(match, rows)],
    ['Experience', ...experience(match.cv, bullets)],
    ['Education', ...education(match.cv, rows)],
    ['Skills', ...skills(match, rows)],
    ['Dates', ...chronology(match.cv, dates)],
    ['Length', ...length(match.cv)],
  ]
  return judged.map(([name, score, note]) => ({ name, score: Math.round(Math.min(100, Math.max(0, score))), note }))
}

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,32})+/
const LINK = /\b(?:linkedin\.com|github\.com|behance\.net|dribbble\.com|https?:\/\/|www\.)/i

function contact(cv: Cv): Judged {
  const head = cv.text.slice(0, 60_000)
  const missing = [
    ...(EMAIL.test(head) ? [] : ['an e-mail address']),
    ...(hasPhone(head, cv) ? [] : ['a telephone number']),
  ]
  const score = 100 - 45 * missing.length - (LINK.test(head) ? 0 : 10)
  const note =
    missing.length > 0
      ? `Not found: ${missing.join(' and ')}.`
      : LINK.test(head)
        ? 'Email address, telephone number and a link are there.'
        : 'Email address and telephone number are there. A link to a profile or to work samples would help.'
  return [score, note]
}

/** A number of one piece or in groups; of the characters between them at most three at a time. */
const NUMBER = /(?<![\p{L}\p{N}.,/+])\+?\(?\d+(?:[ \u00a0()./–‑-]{1,3}\d+){0,9}(?![\p{L}\p{N}%])/gu
/** Directly before a telephone number. */
const CALL =
  /\b(?:tel|phone|telephone|mobile|mob|cell|call|whatsapp|gsm|contact)(?: (?:no|nos|numbers?))?[\s.:#()|-]*$/i
/** Directly before another number: of a document or an account, or an amount of money. */
const OTHER_NUMBER = new RegExp(`(?:\\b(?:${words.numberLabels})|[$€£₦₹#])[\\s.:#|-]{0,9}$`, 'i')
/** Lines of a CV before its first section in which a number of ten digits is a telephone number. */
const HEAD_LINES = 12
const MOST_DIGITS = 15

/** Whether a text has a telephone number; a number without a prefix only where contact details are. */
function hasPhone(text: string, { segments }: Cv): boolean {
  const body = segments.find(({ section, job }) => job !== null || IN_BODY.has(section))?.line ?? HEAD_LINES + 1
  let above = ''
  let filled = 0
  for (const [i, line] of text.split(/\r\n?|[\n\u2028\u2029]/).entries()) {
    if (line.trim() === '') continue
    filled++
    const isHead = (filled <= HEAD_LINES && i + 1 < body) || EMAIL.test(line)
    if (phoneIn(line, above, isHead)) return true
    above = line
  }
  return false
}
const IN_BODY: ReadonlySet<CvSection | null> = new Set(['experience', 'education', 'skills'])

function phoneIn(line: string, above: string, isHead: boolean): boolean {
  for (const { 0: number, index } of line.matchAll(NUMBER)) {
    const label = line.slice(Math.max(0, index - 40), index)
    const before = label.trim() === '' ? above.slice(-40) : label
    const groups = number.match(/\d+/g) ?? []
    const digits = groups.join('').length
    const isCalled = CALL.test(before)
    if (isDate(number, groups) || (!isCalled && OTHER_NUMBER.test(before))) continue
    const isPlain = !/^[+(0]/.test(number)
    const isAlone = line.trim() === number
    const least = isCalled ? 7 : number.startsWith('+') ? 8 : isPlain ? 10 : 9
    if (isPlain && !isCalled && !isHead && !isAlone && !IN_GROUPS.test(number)) continue
    // "New Delhi 110001 9555501111": a postcode before it.
    const isOne = digits >= least && digits <= MOST_DIGITS
    if (isOne || (digits > MOST_DIGITS && groups.some(({ length }) => length >= 10 && length <= 13))) return true
  }
  return false
}

/** A number as written in North America, also far from other contact details. */
const IN_GROUPS = /^\d{3}[-. ]\d{3}[-. ]\d{4}$/
/** "2015 - 2019", "01.2019 – 03.2020", "12/03/19", "2019-03-01". */
const isDate = (number: string, groups: readonly string[]): boolean =>
  !number.startsWith('+') &&
  groups.length > 1 &&
  groups.every((group) => group.length <= 2 || /^(?:19|20)\d\d$/.test(group)) &&
  (groups.some(({ length }) => length === 4) || /^\d{1,2}([./-])\d{1,2}\1\d{2}(?!\d|\1)/.test(number))

function summary({ cv, advert, work }: CvMatch, rows: readonly TableRow[]): Judged {
  const words = wordsIn(cv, 'summary') || wordsOf(openingOf(cv))
  const target = advert.title === '' ? 'the job' : `“${advert.title.replace(/\s+/g, ' ')}”`
  if (words === 0) {
    // The report may quote a line without a heading as the summary.
    const found = rows.some(({ place }) => place === 'summary')
      ? 'There is no separate summary'
      : 'No summary was found'
    return [30, `${found}. Two or three lines that lead to ${target} help a hurried reader.`]
  }
  if (words > 110) return [60, `The summary has ${words} words. Fifty are enough.`]
  if (words < 12) return [55, `The summary has ${words} words. Say what you do, for how long and with what result.`]
  return work.title.similarity >= NEAR_TITLE
    ? [95, `${words} words, a good length.`]
    : [75, `${words} words, a good length. It could say how your work leads to ${target}.`]
}

/** The first paragraph above the first heading, without name, headline and contact details. */
function openingOf({ segments }: Cv): CvSegment[] {
  const end = segments.findIndex(({ section, job }) => section !== null || job !== null)
  const above = segments.slice(0, Math.max(0, end))
  const first = above.findIndex(
    ({ text, tokens }) => tokens.length > HEADLINE_WORDS && !EMAIL.test(text) && !/\d{5}/.test(text),
  )
  if (first < 0) return []
  const last = above.findIndex(({ line }, i) => i > first && line > (above[i - 1]?.line ?? 0) + 1)
  return above.slice(first, last < 0 ? above.length : last)
}

function experience(cv: Cv, { total, withAction, withResult }: BulletReview): Judged {
  if (cv.jobs.length === 0 && bulletsOf(cv).length === 0) {
    return [0, 'No job was recognised. Give each its title, employer and dates on a line of their own.']
  }
  if (cv.jobs.length === 0) {
    return hasDates(cv)
      ? [40, 'Work is described, but no job was recognised. Give each its title, employer and dates on a line.']
      : [40, 'Work is described, but no dates were found. Add month and year to each job.']
  }
  if (total === 0) {
    return [35, `${count(cv.jobs.length, 'job')} with dates, but nothing under them says what you did.`]
  }
  const score = 40 + 30 * (withAction / total) + 30 * Math.min(1, withResult / total / 0.6)
  return [
    score,
    `${count(cv.jobs.length, 'job')} and ${yearsText(cv.months)} of work. Of ${count(total, 'line')}, ` +
      `${withAction} ${withAction === 1 ? 'begins' : 'begin'} with an action and ${withResult} ` +
      `${withResult === 1 ? 'gives a figure or says' : 'give a figure or say'} what came of it.`,
  ]
}

/** Whether a CV names any period, of a job or of something else. */
const hasDates = ({ segments }: Cv): boolean => segments.some(({ text }) => spansIn(text, new Date(0)).length > 0)

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

function education(cv: Cv, rows: readonly TableRow[]): Judged {
  const degrees = rows.filter(({ kind }) => kind === 'degree')
  // What is required decides; a wish only where nothing is.
  const asked = degrees.find(({ priority }) => priority === 'required') ?? degrees[0]
  const has = cv.segments.some(
    ({ text, section }) => section === 'education' || (section !== 'skills' && degreeIn(text, 'highest') !== null),
  )
  if (!has) {
    return asked
      ? [20, `Nothing on education was found; the job asks: “${oneLine(asked.text)}”.`]
      : [50, 'Nothing on education was found.']
  }
  if (asked && asked.verdict !== 'has') {
    const wish = asked.priority === 'wished' ? 'The job would like' : 'The job asks'
    const instead = takesExperience(asked) ? ' The job takes experience in its place.' : ''
    const score = asked.priority === 'wished' ? 75 : 55
    return [score, `${wish}: “${oneLine(asked.text)}”. Your CV does not show that degree.${instead}`]
  }
  return [95, asked ? 'It shows the degree that the job asks for.' : 'It is there.']
}

const NAMED_KINDS: readonly TableRow['kind'][] = ['skill', 'tool', 'certificate']

function skills({ cv, stuffing }: CvMatch, rows: readonly TableRow[]): Judged {
  const asked = rows.filter(({ kind }) => NAMED_KINDS.includes(kind))
  const found = asked.filter(({ verdict }) => verdict === 'has')
  const hasList = cv.sections.has('skills') || cv.segments.some((each) => isList(each) || isLabelledList(each))
  const share = asked.length === 0 ? 1 : found.length / asked.length
  const heap =
    stuffing.listedOnly > 50
      ? ` ${stuffing.listedOnly} skills stand in lists only: keep those that your work shows.`
      : ''
  const list = hasList ? '' : ' A short list of skills would help a hurried reader.'
  return [
    25 + 65 * share + (hasList ? 10 : 0) - (heap ? 40 : 0),
    (asked.length === 0
      ? 'The job names no skill that could be looked for.'
      : `${found.length} of ${count(asked.length, 'skill')} that the job names ` +
        `${found.length === 1 ? 'was' : 'were'} found.`) +
      list +
      heap,
  ]
}

function chronology(cv: Cv, problems: readonly DateProblem[]): Judged {
  const [first] = problems
  if (cv.jobs.length === 0) {
    return hasDates(cv)
      ? [20, 'Dates were found, but no job was recognised with them.']
      : [20, 'No span such as “Mar 2021 – Present” was found.']
  }
  if (!first) return [100, 'The dates add up.']
  return [85 - 20 * problems.length, `“${oneLine(first.quote)}”: ${first.why}`]
}

function length(cv: Cv): Judged {
  const words = cv.segments.reduce((sum, { tokens }) => sum + tokens.length, 0)
  if (words < 150) return [words / 3, `${words} words are too few to show what you can do.`]
  if (words < 250) return [75, `${words} words; there is room for more of your work.`]
  if (words > 1400) return [50, `${words} words. Few readers get past two pages, about 900 words.`]
  if (words > 1000) return [80, `${words} words, somewhat long. Older jobs can be shorter.`]
  return [100, `${words} words, a good length.`]
}
