/**
 * Advice on each requirement without full evidence, with the points that it would add; every piece of advice is
 * conditional on being true.
 */
import type { Lexicon } from '@/domain/documents/lexicon'
import type { RequirementKind } from '@/domain/documents/types'
import { oneLine } from '@/domain/text/wording'
import { pointsOf } from './points'
import type { Row } from './rows'
import { type CvMatch, matchCv } from './score'
import { NEAR_TITLE } from './titles'

export type Advice = {
  /** False where rewording cannot help: years and degrees. */
  canHelp: boolean
  /** What to write if it is true, or why nothing helps; null where there is nothing to gain. */
  advice: string | null
  /** Points that the exact score would gain; 0 where nothing helps. */
  gain: number
}

/** In characters: a longer title is a sentence read as a title. */
const LONGEST_TITLE = 80
/** Gain in points below which a headline is not suggested. */
const WORTH_IT = 0.5
/** Similarity below which the nearest title of the CV is not shown. */
const SOMEWHAT_NEAR = 0.25
/** To one decimal. */
export const rounded = (points: number): number => Math.round(10 * points) / 10

export function adviceOn(match: CvMatch, index: number): Advice {
  const row = match.rows[index]
  if (!row || row.verdict === 'has') return { canHelp: true, advice: null, gain: 0 }
  const fixed = cannotHelp(row, match)
  if (fixed) return { canHelp: false, advice: fixed, gain: 0 }
  return {
    canHelp: true,
    advice: wordsFor(row),
    gain: rounded(Math.max(0, exactWith(match, [index]) - match.points.exact)),
  }
}

/** The exact score if the CV showed these rows as well. */
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

function wordsFor({ text, kind, verdict, quote, place, requirement: { skill } }: Row): string {
  const name = oneLine(text)
  if (verdict === 'partly' && quote !== null && kind !== 'years' && place !== 'education') {
    return `Your CV says “${oneLine(quote)}”. If that work included “${name}”, name it there.`
  }
  // A skill outside the taxonomy is more often a way of working than a tool.
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
  /** As advertised; empty where the advertisement has no title. */
  advertised: string
  /** The nearest title in the CV, verbatim; null where none is similar. */
  inCv: string | null
  advice: string | null
  /** Points that the advertised title would add as a headline. */
  gain: number
}

export function titleAdvice(match: CvMatch, lexicon: Lexicon, now: Date): TitleAdvice {
  const { advert, work, cv, points } = match
  const advertised = advert.title
  const inCv = work.title.similarity >= SOMEWHAT_NEAR ? work.title.quote : null
  if (advertised === '' || advertised.length > LONGEST_TITLE || cv.segments.length === 0) {
    return { advertised, inCv, advice: null, gain: 0 }
  }
  const titled = matchCv(`${advertised}\n${cv.text}`, advert, lexicon, now)
  const gain = rounded(Math.max(0, titled.points.exact - points.exact))
  if (gain < WORTH_IT) return { advertised, inCv, advice: null, gain }
  const advice =
    work.title.similarity >= NEAR_TITLE
      ? `Your CV calls the work “${oneLine(work.title.quote)}”. If it was the same work, name it in the ` +
        `headline as the advertisement does: “${oneLine(advertised)}”.`
      : `Put “${oneLine(advertised)}” in the line under your name, but only if that is work you have done.`
  return { advertised, inCv, advice, gain }
}
