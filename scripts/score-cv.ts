/** The `cv` command of `score.ts`: one JSON line with a CV and a job description in, one with the match out. */
import { z } from 'zod'
import { skillTaxonomy } from '@/content/skills'
import { pairScorer } from '@/domain/cv-review/score'
import { parseLine } from './parse-line'

const lineSchema = z.object({ id: z.union([z.string(), z.number()]), cv: z.string(), job: z.string() })

/**
 * Scores lines with a fixed `now`, so that a run is consistent. The output is described in `score.ts`; the score is the
 * sum of the parts' points.
 */
export function cvScorer(now: Date): (line: string) => string {
  const score = pairScorer(skillTaxonomy(), now)
  return (line) => {
    const { id, cv, job } = parseLine(line, lineSchema)
    const { points, rows, advert } = score(cv, job)
    const parts = points.parts.map((part) => ({ name: part.name, points: cents(part.points), max: cents(part.max) }))
    return JSON.stringify({
      id,
      score: cents(parts.reduce((sum, part) => sum + part.points, 0)),
      parts,
      title: advert.title,
      employer: advert.employer,
      requirements: rows.map(({ text, kind, priority, verdict, quote }) => ({ text, kind, priority, verdict, quote })),
    })
  }
}

/** Two decimals more than the product shows, for ranking pairs. */
const cents = (points: number): number => Math.round(points * 100) / 100
