/** Finds inconsistent dates and gaps. */

import type { Cv, CvSegment } from '@/domain/documents/cv/cv'
import { monthOf, spansIn } from '@/domain/documents/dates'
import { yearsIn } from '@/domain/documents/education-levels'

export type DateProblem = { quote: string; why: string }

const LONG_GAP = 7
const CLAIM_SLACK = 2

export function dateProblems(cv: Cv, now: Date): DateProblem[] {
  const problems: DateProblem[] = []
  const today = monthOf(now)
  const spans = cv.jobs.flatMap(({ span }) => (span ? [span] : []))
  for (const span of spans) {
    if (span.from > today) problems.push({ quote: span.text, why: 'The start lies in the future.' })
    else if (span.to < span.from) problems.push({ quote: span.text, why: 'The end lies before the start.' })
    else if (!span.isCurrent && span.to > today) problems.push({ quote: span.text, why: 'The end lies in the future.' })
  }
  const ordered = spans.filter(({ from, to }) => from <= to && from <= today).sort((a, b) => a.from - b.from)
  const others = periodsIn(cv, now)
  let reached = ordered[0]?.to ?? 0
  for (const span of ordered.slice(1)) {
    // A bare year leaves up to a year of uncertainty.
    const slack = /^\d{4}/.test(span.text) ? 12 : 0
    const gap = longestGap({ from: reached + 1, to: span.from - 1 }, others)
    if (gap >= LONG_GAP + slack) {
      problems.push({
        quote: span.text,
        why: `About ${gap} months before it are not accounted for. One line on them is enough.`,
      })
    }
    reached = Math.max(reached, span.to)
  }
  const claim = cv.segments
    .filter(({ job }) => job === null)
    .map((segment) => ({ text: segment.text, found: yearsIn(segment.text) }))
    .find(({ text, found }) => found !== null && /experience/i.test(text))
  if (claim?.found && cv.months > 0 && claim.found.years > cv.months / 12 + CLAIM_SLACK) {
    problems.push({
      quote: claim.text.slice(claim.found.start, claim.found.end),
      why: `The jobs with dates add up to about ${yearsText(cv.months)}. Say where the rest was.`,
    })
  }
  return problems
}

type Period = { from: number; to: number }

/** The periods on any line of a CV, the earliest first: studies, breaks, voluntary work. */
const periodsIn = ({ segments }: Cv, now: Date): Period[] =>
  segments
    .flatMap((segment) => spansIn(segment.text, now).filter(({ isCurrent }) => !isCurrent || saysHow(segment)))
    .sort((a, b) => a.from - b.from)

/** Whether a period that still runs tells how the time was spent: "ICAN member, 2015 to date" does not. */
const saysHow = ({ section, topic }: CvSegment): boolean =>
  section === 'experience' || (section === 'education' && topic !== 'certificates')

/** Length in months of the longest part of a period without any of the others, which are the earliest first. */
function longestGap({ from, to }: Period, others: readonly Period[]): number {
  let longest = 0
  let reached = from - 1
  for (const other of others) {
    if (other.from > to) break
    longest = Math.max(longest, other.from - reached - 1)
    reached = Math.max(reached, other.to)
  }
  return Math.max(longest, to - reached)
}

export const yearsText = (months: number): string => {
  if (months < 12) return months === 1 ? '1 month' : `${months} months`
  const years = Math.round(months / 12)
  return years === 1 ? '1 year' : `${years} years`
}
