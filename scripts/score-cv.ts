/** The `cv` part of `score.ts`: one JSON line with a CV and a job description in, one score out. */
import { z } from 'zod'
import { skillTaxonomy } from '@/content/skills'
import { pairScorer } from '@/domain/cv-review/score'
import { parseLine } from './parse-line'

const lineSchema = z.object({ id: z.union([z.string(), z.number()]), cv: z.string(), job: z.string() })

/** Scores lines as of one moment, so that one run is consistent. */
export function cvScorer(now: Date): (line: string) => string {
  const score = pairScorer(skillTaxonomy(), now)
  return (line) => {
    const { id, cv, job } = parseLine(line, lineSchema)
    // Two decimals more than the product shows: pairs are ranked by it.
    return JSON.stringify({ id, score: Math.round(score(cv, job).exact * 100) / 100 })
  }
}
