import { describe, expect, it } from 'vitest'
import type { EvaluatedQuestion } from '@/domain/evaluation/evaluator'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { ALL_QUESTIONS } from './fixtures/questions'
import { GOOD_SHORT, TWINS } from './fixtures/strong-answers'

const scored = (question: EvaluatedQuestion, answer: string) =>
  scoreAnswer({ question, answer }, localEvaluator.findFacts({ question, answer }))

/** The question as it comes from a plain list of sentences, without synonyms to look for. */
const withoutTerms = (question: EvaluatedQuestion): EvaluatedQuestion => ({
  ...question,
  keyPoints: question.keyPoints.map(({ text }) => ({ text, terms: [] })),
})

describe('strong answers', () => {
  it.each(TWINS)('reach 75 and beat their weak twin by 30: $question.id', ({ question, strong, weak }) => {
    const high = scored(question, strong)
    const low = scored(question, weak)
    expect(high.score).toBeGreaterThanOrEqual(75)
    expect(high.score - low.score).toBeGreaterThanOrEqual(30)
    expect(high.strengths.length).toBeGreaterThanOrEqual(1)
    expect(low.improvements.length).toBeGreaterThanOrEqual(1)
  })

  it.each(TWINS)('beat their weak twin without listed terms too: $question.id', ({ question, strong, weak }) => {
    const bare = withoutTerms(question)
    expect(scored(bare, strong).score - scored(bare, weak).score).toBeGreaterThanOrEqual(30)
  })

  it.each(GOOD_SHORT)('are not punished for being short: $question.id', ({ question, answer }) => {
    expect(answer.split(/\s+/).length).toBeLessThanOrEqual(90)
    expect(scored(question, answer).score).toBeGreaterThanOrEqual(75)
  })

  it('earn much more on their own question than on the others', () => {
    for (const { question, strong } of TWINS) {
      const others = ALL_QUESTIONS.filter(({ id }) => id !== question.id).map((other) => scored(other, strong).score)
      const mean = others.reduce((sum, score) => sum + score, 0) / others.length
      expect(scored(question, strong).score - mean).toBeGreaterThanOrEqual(40)
    }
  })
})

describe('feedback', () => {
  it.each(TWINS)('quotes only what is in the answer: $question.id', ({ question, strong, weak }) => {
    for (const answer of [strong, weak]) {
      const { evidence, strengths, improvements } = scored(question, answer)
      for (const { quote } of evidence) expect(answer).toContain(quote)
      expect(strengths.length).toBeLessThanOrEqual(3)
      expect(improvements.length).toBeGreaterThanOrEqual(1)
      expect(improvements.length).toBeLessThanOrEqual(4)
      expect(new Set(improvements).size).toBe(improvements.length)
    }
  })

  it('asks for the result when a story has none', () => {
    const { question } = TWINS.find((twin) => twin.question.id === 'disagreement') ?? TWINS[0]!
    const answer =
      'At a travel company a colleague and I disagreed about where to check prices. He wanted the server and I preferred the browser. I asked him about his concern and I listened. I built a prototype and compared the numbers.'
    expect(scored(question, answer).improvements.join('\n')).toMatch(/did not say what came of it/)
  })

  it('invents no strength where there is none', () => {
    const { question } = TWINS[0]!
    expect(scored(question, 'I would try to do my best with that.').strengths).toEqual([])
  })

  it('shows every key point as what a strong answer covers', () => {
    const { question, weak } = TWINS[0]!
    expect(scored(question, weak).modelAnswer).toEqual(question.keyPoints.map(({ text }) => text))
  })
})
