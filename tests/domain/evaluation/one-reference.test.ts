import { describe, expect, it } from 'vitest'
import type { EvaluatedQuestion } from '@/domain/evaluation/evaluator'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { ONE_REFERENCE } from './fixtures/one-reference'

const score = (question: EvaluatedQuestion, answer: string) =>
  scoreAnswer({ question, answer }, localEvaluator.findFacts({ question, answer }))

describe('a short question with one model answer', () => {
  it.each(ONE_REFERENCE)('rewards what is right in other words: $question.id', ({ question, good }) => {
    expect(score(question, good).score).toBeGreaterThanOrEqual(80)
  })

  it.each(ONE_REFERENCE)('takes no offence at a denial of something else: $question.id', ({ question, notBut }) => {
    const { score: reached, improvements } = score(question, notBut)
    expect(reached).toBeGreaterThanOrEqual(80)
    expect(improvements.join(' ')).not.toMatch(/opposite|contradict/)
  })

  it.each(ONE_REFERENCE)('lowers relevance by a denial: $question.id', ({ question, good, denied }) => {
    const [right, wrong] = [score(question, good), score(question, denied)]
    expect(wrong.dimensions.relevance).toBeLessThan(right.dimensions.relevance ?? 0)
    expect(wrong.evidence.map(({ note }) => note).join(' ')).toMatch(/opposite/)
  })

  it('praises no answer to another question, and leaves hardly any at half marks', () => {
    const strange = ONE_REFERENCE.flatMap(({ question }) =>
      ONE_REFERENCE.filter((other) => other.question !== question).map(({ good }) => score(question, good).score),
    )
    expect(Math.max(...strange)).toBeLessThan(80)
    expect(strange.filter((value) => value >= 50).length / strange.length).toBeLessThan(0.15)
  })

  it('takes a list where a list is asked for', () => {
    const list = ONE_REFERENCE.find(({ question }) => question.id === 'churn')
    if (!list) throw new Error('The fixture is gone')
    const question: EvaluatedQuestion = {
      id: 'layers',
      text: 'Name the layers of the TCP/IP model.',
      category: 'technical',
      basis: 'reference',
      keyPoints: [{ text: 'Link, internet, transport and application layer.', terms: [] }],
    }
    const named = score(question, 'link, internet, transport, application')
    expect(named.score).toBeGreaterThanOrEqual(80)
    expect(named.remarks).toEqual([])
    expect(score(list.question, list.terms).score).toBeLessThan(50)
  })

  it('counts notes without grammar that say something, formulas and code', () => {
    const question: EvaluatedQuestion = {
      id: 'tls',
      text: 'What does TLS do for a connection?',
      category: 'technical',
      basis: 'reference',
      keyPoints: [{ text: 'It encrypts the traffic, authenticates the server and detects changed data.', terms: [] }],
    }
    expect(
      score(question, 'encrypts all traffic, authenticates server certificate, detects changed data').score,
    ).toBeGreaterThan(60)
  })
})
