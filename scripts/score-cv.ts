/** The `cv` part of `score.ts`: one JSON line with a CV and a job description in, one score out. */
import { z } from 'zod'
import { skillTaxonomy } from '@/content/skills'
import { pairScorer } from '@/domain/cv-review/score'

const lineSchema = z.object({ id: z.union([z.string(), z.number()]), cv: z.string(), job: z.string() })

/** @throws Error that says what is wrong with the line, without its number. */
function parseCvLine(text: string): z.infer<typeof lineSchema> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('not a JSON object')
  }
  const parsed = lineSchema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.') || 'line'}: ${issue.message}`).join('; '))
}

/** Scores lines as of one moment, so that one run is consistent. */
export function cvScorer(now: Date): (line: string) => string {
  const score = pairScorer(skillTaxonomy(), now)
  return (line) => {
    const { id, cv, job } = parseCvLine(line)
    // Two decimals more than the product shows: pairs are ranked by it.
    return JSON.stringify({ id, score: Math.round(score(cv, job).exact * 100) / 100 })
  }
}
