/** The pairs whose questions were read and graded: every set is whole, and what was called nonsense is not asked again. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { lexiconOf } from '@/domain/documents/lexicon'
import { personalQuestions } from '@/domain/interview/personal-questions/generate'
import { categoryCounts } from '@/domain/interview/pick-questions'

const linesOf = <Line>(name: string): Line[] =>
  readFileSync(`data/questions/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

const PAIRS = linesOf<{ id: string; cv: string; job: string }>('pairs')
const NONSENSE = new Set(
  linesOf<{ question: string; grade: string }>('readings').flatMap(({ question, grade }) =>
    grade === 'nonsense' ? question : [],
  ),
)
const LEXICON = lexiconOf(skillTaxonomy())
const COUNTS = categoryCounts(10)

describe('the questions of graded pairs', () => {
  const sets = PAIRS.map(({ id, cv, job }) => ({
    id,
    questions: personalQuestions(
      { jobDescription: job, cv, counts: COUNTS, seed: 1, seen: new Set() },
      LEXICON,
      new Date('2026-11-30'),
    ),
  }))

  it('are ten of each pair', () => {
    expect(new Set(PAIRS.map(({ id }) => id)).size).toBe(PAIRS.length)
    expect(sets.filter(({ questions }) => questions.length !== 10).map(({ id }) => id)).toEqual([])
  })

  it('are hardly any of the 88 that a reader called nonsense', () => {
    expect(NONSENSE.size).toBe(88)
    const asked = sets.flatMap(({ questions }) => questions.map(({ text }) => text))
    expect(asked.filter((text) => NONSENSE.has(text)).length).toBeLessThanOrEqual(3)
  })

  it('are the fitter ones of those that were graded', () => {
    const graded = linesOf<{ pair: string; question: string; grade: string }>('candidates')
    const isFit = ({ grade }: { grade: string }) => grade === 'as it is'
    const share = (some: typeof graded) => some.filter(isFit).length / some.length
    const asked = new Set(sets.flatMap(({ id, questions }) => questions.map(({ text }) => `${id} ${text}`)))
    const chosen = graded.filter(({ pair, question }) => asked.has(`${pair} ${question}`))
    expect(chosen.length).toBeGreaterThan(150)
    expect(share(graded)).toBeLessThan(0.76)
    expect(share(chosen)).toBeGreaterThan(0.87)
  })
})
