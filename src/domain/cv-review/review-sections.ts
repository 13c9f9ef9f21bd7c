/** Reviews a CV section by section. */

import type { Cv } from '@/domain/documents/cv/cv'
import type { CvSection } from '@/domain/documents/cv/headings'
import { degreeIn } from '@/domain/documents/education-levels'
import { oneLine } from '@/domain/text/wording'
import { type BulletReview, bulletsOf } from './bullets'
import { isList } from './lists'
import { type DateProblem, yearsText } from './review-dates'
import type { CvMatch } from './score'
import type { TableRow } from './table'
import { NEAR_TITLE } from './titles'

export type SectionReview = { name: string; score: number; note: string }

/** A score, which is clamped to 0 to 100 and rounded, and the sentence on it. */
type Judged = readonly [score: number, note: string]

const wordsIn = (cv: Cv, section: CvSection): number =>
  cv.segments.reduce(
    (sum, segment) => sum + (segment.section === section && segment.job === null ? segment.tokens.length : 0),
    0,
  )

export function reviewSections(
  match: CvMatch,
  rows: readonly TableRow[],
  bullets: BulletReview,
  dates: readonly DateProblem[],
): SectionReview[] {
  const judged: [name: string, ...Judged][] = [
    ['Contact', ...contact(match.cv)],
    ['Summary', ...summary(match)],
    ['Experience', ...experience(match.cv, bullets)],
    ['Education', ...education(match.cv, rows)],
    ['Skills', ...skills(match, rows)],
    ['Dates', ...chronology(match.cv, dates)],
    ['Length', ...length(match.cv)],
  ]
  return judged.map(([name, score, note]) => ({ name, score: Math.round(Math.min(100, Math.max(0, score))), note }))
}

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,32})+/
const PHONE = /(?:\+|\b0|\(\d)\d?[\d\s().-]{7,18}\d|\b\d{3}[-.\s]\d{3}[-.\s]\d{4}\b/
const LINK = /\b(?:linkedin\.com|github\.com|behance\.net|dribbble\.com|https?:\/\/|www\.)/i

function contact({ text }: Cv): Judged {
  const head = text.slice(0, 60_000)
  const missing = [
    ...(EMAIL.test(head) ? [] : ['an e-mail address']),
    ...(PHONE.test(head) ? [] : ['a telephone number']),
  ]
  const score = 100 - 45 * missing.length - (LINK.test(head) ? 0 : 10)
  const note =
    missing.length > 0
      ? `Not found: ${missing.join(' and ')}.`
      : LINK.test(head)
        ? 'E-mail address, telephone number and a link are there.'
        : 'E-mail address and telephone number are there. A link to a profile or to work samples would help.'
  return [score, note]
}

function summary({ cv, advert, work }: CvMatch): Judged {
  const words = wordsIn(cv, 'summary')
  const target = advert.title === '' ? 'the job' : `“${advert.title.replace(/\s+/g, ' ')}”`
  if (words === 0) {
    return [30, `No summary was found. Two or three lines that lead to ${target} help a hurried reader.`]
  }
  if (words > 110) return [60, `The summary has ${words} words. Fifty are enough.`]
  if (words < 12) return [55, `The summary has ${words} words. Say what you do, for how long and with what result.`]
  return work.title.similarity >= NEAR_TITLE
    ? [95, `${words} words, a good length.`]
    : [75, `${words} words, a good length. It could say how your work leads to ${target}.`]
}

function experience(cv: Cv, { total, withAction, withResult }: BulletReview): Judged {
  if (cv.jobs.length === 0 && bulletsOf(cv).length === 0) {
    return [0, 'No job was recognised. Give each its title, employer and dates on a line of their own.']
  }
  if (cv.jobs.length === 0) {
    return [40, 'Work is described, but no dates were found. Add month and year to each job.']
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

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

function education(cv: Cv, rows: readonly TableRow[]): Judged {
  const asked = rows.find(({ kind }) => kind === 'degree')
  const has = cv.segments.some(
    ({ text, section }) => section === 'education' || (section !== 'skills' && degreeIn(text, 'highest') !== null),
  )
  if (!has) {
    return asked
      ? [20, `Nothing on education was found; the job asks: “${oneLine(asked.text)}”.`]
      : [50, 'Nothing on education was found.']
  }
  if (asked && asked.verdict !== 'has') {
    return [55, `The job asks: “${oneLine(asked.text)}”. Your CV does not show that degree.`]
  }
  return [95, asked ? 'It shows the degree that the job asks for.' : 'It is there.']
}

const NAMED_KINDS: readonly TableRow['kind'][] = ['skill', 'tool', 'certificate']

function skills({ cv, stuffing }: CvMatch, rows: readonly TableRow[]): Judged {
  const asked = rows.filter(({ kind }) => NAMED_KINDS.includes(kind))
  const found = asked.filter(({ verdict }) => verdict === 'has')
  const hasList = cv.sections.has('skills') || cv.segments.some(isList)
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
  if (cv.jobs.length === 0) return [20, 'No span such as “Mar 2021 – Present” was found.']
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
