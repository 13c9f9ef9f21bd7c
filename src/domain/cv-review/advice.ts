/** Advice for each requirement that is not shown yet, with the points it would add; conditional on its being true. */
import type { Lexicon } from '@/domain/documents/lexicon'
import type { RequirementKind } from '@/domain/documents/types'
import { pointsOf } from './points'
import type { Row } from './rows'
import { type CvMatch, matchCv } from './score'
import { NEAR_TITLE } from './titles'

export type Advice = {
  /** False where no change of words can help honestly: years and degrees. */
  canHelp: boolean
  /** Null where nothing is to be gained. */
  advice: string | null
  /** Points that the sum of the parts would gain; 0 where nothing can be done. */
  gain: number
}

/** Above that a title is a sentence that was taken for one. */
const LONGEST_TITLE = 80
/** Points below which a headline changes nothing. */
const WORTH_IT = 0.5
/** Below it the nearest title of a CV says nothing of the job. */
const SOMEWHAT_NEAR = 0.25
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const rounded = (points: number): number => Math.round(Math.max(0, points) * 10) / 10

export function adviceOn(match: CvMatch, index: number): Advice {
  const row = match.rows[index]
  if (!row || row.verdict === 'has') return { canHelp: true, advice: null, gain: 0 }
  const fixed = cannotHelp(row, match)
  if (fixed) return { canHelp: false, advice: fixed, gain: 0 }
  return { canHelp: true, advice: wordsFor(row), gain: rounded(exactWith(match, [index]) - match.points.exact) }
}

/** The sum of the parts if the CV showed some rows too. */
export function exactWith({ rows, work, stuffing }: CvMatch, indexes: readonly number[]): number {
  const shown = rows.map((row, i) => (indexes.includes(i) ? { ...row, verdict: 'has' as const } : row))
  return pointsOf(shown, work.share, stuffing.ceiling).exact
}

function cannotHelp({ kind }: Row, { cv }: CvMatch): string | null {
  if (kind === 'degree') {
    if (cv.education.length === 0) return null
    return 'Your degree is of another level or subject. No wording can change that honestly.'
  }
  if (kind !== 'years' || cv.months === 0) return null
  return 'The dates of your fitting jobs do not add up to it. No wording can change that honestly.'
}

function wordsFor({ text, kind, verdict, quote, requirement: { skill } }: Row): string {
  const name = oneLine(text)
  if (verdict === 'partly' && quote !== null && kind !== 'years') {
    return `You write “${oneLine(quote)}”. If that is what is meant, say so in plain words: “${name}”.`
  }
  // What no list of skills names is a habit or a way of working more often than a thing to work with.
  const isHabit = kind === 'skill' && (skill === null || skill.kind === 'soft')
  return isHabit ? SHOW_IT : IF_TRUE[kind](name)
}

const SHOW_IT = 'If it is true of you, add a line that shows it: what you did, how much of it, and what came of it.'

const IF_TRUE: Readonly<Record<RequirementKind, (name: string) => string>> = {
  skill: (name) =>
    `If you have done it, add a line to your latest job on what you did with “${name}” and what came of it.`,
  tool: (name) => `If you have worked with it, add a line to your latest job on what you did with “${name}”.`,
  duty: () => SHOW_IT,
  certificate: (name) => `If you hold it, add “${name}” under education, with the year.`,
  language: (name) => `If you speak it, add “${name}” with your level.`,
  years: () => 'Give each job its months and years; without dates nothing shows how long you did the work.',
  degree: (name) => `If you hold it, add “${name}” under education, with the year.`,
}

export type TitleAdvice = {
  /** As advertised; empty where the text names none. */
  advertised: string
  /** What the CV calls the nearest work, verbatim; null where nothing comes near. */
  inCv: string | null
  advice: string | null
  /** Points that the advertised title as a headline would bring. */
  gain: number
}

export function titleAdvice(match: CvMatch, lexicon: Lexicon, now: Date): TitleAdvice {
  const { advert, work, cv, points } = match
  const advertised = advert.title
  const inCv = work.title.similarity >= SOMEWHAT_NEAR ? work.title.quote : null
  if (advertised === '' || advertised.length > LONGEST_TITLE || cv.segments.length === 0) {
    return { advertised, inCv, advice: null, gain: 0 }
  }
  const gain = rounded(matchCv(`${advertised}\n${cv.text}`, advert, lexicon, now).points.exact - points.exact)
  if (gain < WORTH_IT) return { advertised, inCv, advice: null, gain }
  const isNear = work.title.similarity >= NEAR_TITLE
  const advice = isNear
    ? `Your CV calls the work “${oneLine(work.title.quote)}”. If it was the same work, name it in the ` +
      `headline as the advertisement does: “${oneLine(advertised)}”.`
    : `Put “${oneLine(advertised)}” in the line under your name, but only if that is work you have done.`
  return { advertised, inCv, advice, gain }
}
