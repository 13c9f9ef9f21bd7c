/** The table that a review shows: what the advertisement asks for, where the CV shows it, and what to do about the rest. */
import type { Place } from '@/domain/documents/cv/read-cv'
import type { Priority, RequirementKind } from '@/domain/documents/types'
import { adviceOn } from './advice'
import type { Verdict } from './evidence/verdict'
import type { CvMatch } from './score'

export type TableRow = {
  /** As the advertisement has it; alternatives are one row. */
  text: string
  kind: RequirementKind
  priority: Priority
  /** The line of the advertisement that it stands in, verbatim. */
  line: string
  verdict: Verdict
  /** Verbatim from the CV; null for `no`. */
  quote: string | null
  place: Place | null
  /** With one decimal; the rows of a priority add up to its part, but for rounding. */
  points: number
  max: number
  /** What to write if it is true, or why nothing helps; null where nothing is to be gained. */
  advice: string | null
  /** False where no change of words can help honestly. */
  canHelp: boolean
  /** Points that the score would gain if the CV showed it. */
  gain: number
}

const rounded = (points: number): number => Math.round(10 * points) / 10

export const tableOf = (match: CvMatch): TableRow[] =>
  match.rows.map(({ text, kind, priority, line, verdict, quote, place }, i) => {
    const { points = 0, max = 0 } = match.points.rows[i] ?? {}
    return {
      text,
      kind,
      priority,
      line,
      verdict,
      quote,
      place,
      points: rounded(points),
      max: rounded(max),
      ...adviceOn(match, i),
    }
  })
