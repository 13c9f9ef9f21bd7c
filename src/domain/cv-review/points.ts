/** The points of a match: the parts of the score, and the share of each row. */

import { sum } from '@/domain/sum'
import { CREDIT, type Row } from './rows'

export type Part = {
  name: 'Required' | 'Nice to have or mentioned' | 'Work and title' | 'Held back'
  points: number
  /** Most points of the part; 0 for a deduction. */
  max: number
}
export type Points = {
  /** 0 to 100, unrounded: the sum of the parts. */
  exact: number
  parts: readonly Part[]
  /** In the order of the rows. */
  rows: readonly { points: number; max: number }[]
  /**
   * What holds the score below the sum of the points: `text` what the CV copies, repeats or lacks, `required` what it
   * does not show, `compared` that the advert asks for too little to compare; null where nothing does.
   */
  heldBackBy: 'text' | 'required' | 'compared' | null
  /** Most points for requirements. */
  asked: number
  /** Highest score by what the CV copies, repeats or lacks. */
  ceiling: number
}

/** Most points of 100 for requirements; the rest is for work and title, and larger where there are few requirements. */
const ASKED = 60
/**
 * Number of required items from which requirements get all their points, and the fraction of one that a wished or
 * mentioned item counts.
 */
const FULL = 5
const AS_MUCH = 0.4
/** A required item weighs as much as five others, so half of one counts more than a whole wished item. */
const REQUIRED_WEIGHT = 5
/** Least share of the requirement points that goes to required items. */
const REQUIRED_SHARE = 0.72
/** Highest score by the share of the required points that is reached; linear between. */
const CEILING: Curve = [
  [0, 45],
  [0.5, 65],
  [0.8, 100],
]
/**
 * Highest score by the share of the requirement points that the advert has requirements for; linear between. Titles and
 * field alone never make a good match.
 */
const COMPARED: Curve = [
  [0, 69],
  [0.5, 100],
]
/** Points below the ceiling in which scores are compressed, so that their order is kept. */
const UNDER_CEILING = 8

const isRequired = ({ priority }: Pick<Row, 'priority'>): boolean => priority === 'required'

/**
 * @param work share of the work and the title, 0 to 1
 * @param ceiling highest score that the CV can reach, see `keyword-stuffing.ts`
 */
export function pointsOf(
  rows: readonly Pick<Row, 'priority' | 'verdict' | 'weight'>[],
  work: number,
  ceiling: number,
): Points {
  const required = sum(rows.filter(isRequired).map(({ weight }) => weight))
  const others = sum(rows.filter((row) => !isRequired(row)).map(({ weight }) => weight))
  const asked = ASKED * Math.min(1, (required + AS_MUCH * others) / FULL)
  const weighed = (REQUIRED_WEIGHT * required) / Math.max(1e-9, REQUIRED_WEIGHT * required + others)
  const requiredMax = asked * (required === 0 ? 0 : others === 0 ? 1 : Math.max(REQUIRED_SHARE, weighed))
  const priced = rows.map((row) => {
    const [part, weights] = isRequired(row) ? [requiredMax, required] : [asked - requiredMax, others]
    const max = (part * row.weight) / weights
    return { points: max * CREDIT[row.verdict], max }
  })
  const pointsWhere = (holds: boolean) =>
    sum(priced.flatMap(({ points }, i) => (isRequired(rows[i] ?? { priority: 'mentioned' }) === holds ? [points] : [])))
  const parts: Part[] = [
    { name: 'Required', points: pointsWhere(true), max: requiredMax },
    { name: 'Nice to have or mentioned', points: pointsWhere(false), max: asked - requiredMax },
    { name: 'Work and title', points: (100 - asked) * work, max: 100 - asked },
  ]
  const { exact, heldBackBy, total } = heldBack(parts, asked, ceiling)
  if (exact < total) parts.push({ name: 'Held back', points: exact - total, max: 0 })
  return { exact, parts, rows: priced, heldBackBy, asked, ceiling }
}

/** What is left of the sum of the parts under the ceilings. */
function heldBack(parts: readonly Part[], asked: number, ceiling: number) {
  const total = sum(parts.map(({ points }) => points))
  const [required] = parts
  const ceilings = [
    { by: 'required', at: required && required.max > 0 ? along(CEILING, required.points / required.max) : 100 },
    { by: 'text', at: ceiling },
    { by: 'compared', at: along(COMPARED, asked / ASKED) },
  ] as const
  const lowest = ceilings.reduce((a, b) => (b.at < a.at ? b : a))
  const exact = under(total, lowest.at)
  return { exact, heldBackBy: exact < total ? lowest.by : null, total }
}

/**
 * The exact score if the CV showed some rows as well. It adds to the sums rather than making them anew, because it is
 * asked for each row.
 * @param rows those of the points
 */
export function exactWith(
  { parts, rows: priced, asked, ceiling }: Points,
  rows: readonly Pick<Row, 'priority'>[],
  indexes: readonly number[],
): number {
  const added = (holds: boolean) =>
    sum(
      indexes.map((i) => {
        const [row, price] = [rows[i], priced[i]]
        return row && price && isRequired(row) === holds ? price.max - price.points : 0
      }),
    )
  const more = { Required: added(true), 'Nice to have or mentioned': added(false), 'Work and title': 0 }
  const shown = parts.flatMap((part) =>
    part.name === 'Held back' ? [] : [{ ...part, points: part.points + more[part.name] }],
  )
  return heldBack(shown, asked, ceiling).exact
}

/** Points of a piecewise linear function, in order. */
export type Curve = readonly (readonly [at: number, value: number])[]

/** The value of a curve at `x`; outside its ends, that of the nearer end. */
export function along(curve: Curve, x: number): number {
  const above = curve.findIndex(([at]) => at >= x)
  const [to, from] = [curve.at(above), curve[above - 1]]
  if (!to) return 0
  return from ? from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]) : to[1]
}

function under(score: number, ceiling: number): number {
  const knee = ceiling - UNDER_CEILING
  return ceiling >= 100 || score <= knee ? score : knee + ((score - knee) * UNDER_CEILING) / (100 - knee)
}

/** Rounds the parts to whole points that add up to the rounded sum (largest remainder method). */
export function wholeParts(parts: readonly Part[]): Part[] {
  const down = parts.map((part) => ({ ...part, points: Math.floor(part.points), max: Math.round(part.max) }))
  const target = Math.round(sum(parts.map(({ points }) => points)))
  const byRemainder = parts
    .map(({ points }, i) => ({ i, rest: points - Math.floor(points) }))
    .sort((a, b) => b.rest - a.rest)
  let missing = target - sum(down.map(({ points }) => points))
  for (const { i } of byRemainder) {
    const part = down[i]
    if (missing <= 0 || !part) break
    part.points++
    missing--
  }
  return down.filter(({ name, points }) => name !== 'Held back' || points !== 0)
}
