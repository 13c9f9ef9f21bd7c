import { describe, expect, it } from 'vitest'
import { STATEMENTS, type Statement, SURE } from '@/domain/evaluation/advice/statements'
import { type Evaluation, evaluateFacts } from '@/domain/evaluation/evaluate'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import { findFacts } from '@/domain/evaluation/find-facts'
import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import type { EvaluatedQuestion } from '@/domain/evaluation/question'
import { attacksOn } from '../../../scripts/train/attacks'
import { GRADED, ofKind } from './fixtures'

const statements = Object.entries(STATEMENTS) as [string, Statement][]

describe('a statement of the coach', () => {
  it('never asserts an absence: a missing item is phrased as a question', () => {
    expect(statements.filter(([, { asserts }]) => asserts === 'absence')).toEqual([])
    for (const [name, { asserts, say }] of statements) {
      if (asserts !== 'nothing') continue
      const sentence = say({ quote: 'quote', point: 'point', count: 'count' })
      expect(sentence, name).not.toMatch(/\byou (?:did|do|have|had) not\b|\byou (?:didn’t|don’t|never)\b/i)
    }
  })
})

type Panel = { question: EvaluatedQuestion; answer: string; facts: AnswerFacts; evaluation: Evaluation }

const panelOf = (question: EvaluatedQuestion, answer: string): Panel => {
  const input = { question, answer }
  const facts = findFacts(input, SHIPPED_MODELS)
  return { question, answer, facts, evaluation: evaluateFacts(input, facts) }
}

/** Every graded answer, halves of some, answers to other questions, and attacks. */
function* panels(): Generator<Panel> {
  for (const { question, answer } of GRADED) yield panelOf(question, answer)
  for (const [i, { question }] of GRADED.entries()) {
    if (i % 6 === 0) yield panelOf(question, GRADED[(i * 31 + 7) % GRADED.length]?.answer ?? '')
    if (i % 6 === 3) yield panelOf(question, (GRADED[i]?.answer ?? '').slice(0, 200))
  }
  for (const [i, row] of ofKind('excellent').entries()) {
    if (i % 10 === 0) for (const { answer } of attacksOn(row, i)) yield panelOf(row.question, answer)
  }
}

/** Contradictions within one panel, in words. */
function contradictionsIn({ question, answer, facts, evaluation }: Panel): string[] {
  const { strengths, improvements, evidence, covered, points } = evaluation
  const found: string[] = []
  const check = (isFine: boolean, what: string) => {
    if (!isFine) found.push(what)
  }
  for (const [i, { text }] of question.keyPoints.entries()) {
    const verdict = points[i]?.verdict
    const isAsked = improvements.some((sentence) => sentence.includes(text))
    const isPraised = strengths.some((sentence) => sentence.includes(`“${text}”`))
    check(covered[i] === (verdict === 'met'), 'ticked, and not met')
    check(!(covered[i] && isAsked), 'ticked, and asked for')
    check(!(isPraised && verdict !== 'met'), `praised, and ${verdict}`)
    check((points[i]?.quote ?? null) === null || answer.includes(points[i]?.quote ?? ''), 'a quote that is not there')
  }
  const doubtful = facts.points.filter(({ verdict }) => verdict === 'unsure' || verdict === 'contradicted')
  for (const { quote } of doubtful) {
    check(!strengths.some((sentence) => quote && sentence.includes(quote)), 'praise of doubtful words')
  }
  for (const part of facts.parts) {
    const asks = { result: /^What came of it\?/, setting: /where and when it was\?/ }[part.part as 'result' | 'setting']
    if (asks && part.quote && part.probability >= (part.part === 'result' ? SURE.resultSeen : 0))
      check(!improvements.some((sentence) => asks.test(sentence)), `${part.part} found, and asked for`)
  }
  for (const [, words = ''] of improvements.flatMap((text) => [...text.matchAll(/^Does “(.+)” show all of this\?/g)])) {
    check(!strengths.some((text) => text.includes(words)), 'praised, and doubted')
  }
  for (const { quote } of evidence) check(answer.includes(quote), 'evidence that is not there')
  if (question.category === 'technical')
    check(!improvements.some((s) => /case and name it/.test(s)), 'a story asked for')
  return found
}

describe('two thousand answers', () => {
  it('get consistent panels', { timeout: 120_000 }, () => {
    let count = 0
    const faults = new Map<string, number>()
    for (const panel of panels()) {
      count++
      for (const fault of contradictionsIn(panel)) faults.set(fault, (faults.get(fault) ?? 0) + 1)
    }
    expect([...faults]).toEqual([])
    expect(count).toBeGreaterThanOrEqual(2000)
  })
})
