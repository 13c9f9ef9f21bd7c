/** The `questions` command of `score.ts`: one JSON line with a CV and a job description in, personal questions out. */
import { z } from 'zod'
import { skillTaxonomy } from '@/content/skills'
import { lexiconOf } from '@/domain/documents/lexicon'
import { personalQuestions } from '@/domain/interview/personal-questions/generate'
import { categoryCounts } from '@/domain/interview/pick-questions'
import { parseLine } from './parse-line'

const lineSchema = z.object({
  id: z.union([z.string(), z.number()]),
  role: z.string().optional(),
  cv: z.string(),
  job: z.string(),
  count: z.int().min(1).max(50).default(10),
})

/** Makes questions by rules with a fixed `now`; deterministic per line. */
export function questionMaker(now: Date): (line: string) => string {
  const lexicon = lexiconOf(skillTaxonomy())
  return (line) => {
    const { id, cv, job, count } = parseLine(line, lineSchema)
    const wanted = { jobDescription: job, cv, counts: categoryCounts(count), seed: 1, seen: new Set<string>() }
    const questions = personalQuestions(wanted, lexicon, now).map(({ text, category, provenance }) => ({
      text,
      category,
      reason: provenance?.reason,
    }))
    return JSON.stringify({ id, questions })
  }
}
