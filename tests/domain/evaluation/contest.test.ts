import { describe, expect, it } from 'vitest'
import { REMARKS, STATEMENTS, type StatementName, say } from '@/domain/evaluation/advice/statements'
import {
  contestableRemarks,
  pointKey,
  pointsNamedIn,
  remarkIn,
  statementIn,
} from '@/domain/evaluation/contest/contestable-remarks'
import { groundOf } from '@/domain/evaluation/contest/grounds'
import { answerMeasures, type Contested, rescoreAnswer } from '@/domain/evaluation/contest/rescore-answer'
import { evaluateFacts } from '@/domain/evaluation/evaluate'
import type { AnswerFacts, Verdict } from '@/domain/evaluation/facts'
import { findFacts } from '@/domain/evaluation/find-facts'
import { leanOfVerdicts, MADE } from '@/domain/evaluation/model-report/verdict-measures'
import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import type { EvaluatedQuestion } from '@/domain/evaluation/question'
import { everyNth } from './fixtures'

const SOME = everyNth(23).filter(({ answer }) => answer.trim() !== '')

function readingOf(question: EvaluatedQuestion, answer: string, facts?: AnswerFacts) {
  const found = facts ?? findFacts({ question, answer }, SHIPPED_MODELS)
  const evaluation = evaluateFacts({ question, answer }, found)
  const reading = { ...evaluation, evaluator: found.evaluator }
  const measures = answerMeasures(question, reading, findFacts({ question, answer }, SHIPPED_MODELS))
  const without = (...contested: Contested[]) => rescoreAnswer(question, reading, measures, contested)
  return { reading, measures, without }
}

describe('a stored sentence', () => {
  it.each(Object.keys(STATEMENTS) as StatementName[])('is recognised as %s', (name) => {
    const point = 'You say “why”, and name the rate.'
    expect(statementIn(say(name, { quote: 'I did “it” at 20%', point, count: '12 words' }))).toBe(name)
  })

  it.each(Object.keys(REMARKS) as (keyof typeof REMARKS)[])('is recognised as the remark %s', (name) => {
    expect(remarkIn(REMARKS[name]('812'))).toBe(name)
  })

  it('of an earlier version is not recognised as another', () => {
    expect(statementIn('Well said.')).toBeUndefined()
    expect(remarkIn('Well said.')).toBeUndefined()
    expect(groundOf('earlier-wording').effect.kind).toBe('unknown')
    expect(groundOf('gone-in-a-later-version').effect.kind).toBe('unknown')
  })

  it('is about the points that it ends with, each the longest match', () => {
    const points = ['the rate.', 'You name the rate.', 'You name “the rate.”', 'You say why.']
    const named = (name: StatementName, ...listed: string[]) =>
      pointsNamedIn(say(name, { point: listed.join('” “') }), points).points
    expect(named('pointMissing', 'You name the rate.')).toEqual([1])
    expect(named('pointMissing', 'Something else.')).toEqual([])
    expect(named('pointsMissing', 'You say why.', 'You name “the rate.”', 'the rate.')).toEqual([3, 2, 0])
    const several = say('pointsMissing', { point: 'You say why.” “the rate.' })
    expect(pointsNamedIn(several, points).lead).toBe('Does your answer do all of this? Add what is missing:')
  })
})

describe('the contestable remarks of real evaluations', () => {
  it('have a name for every sentence, and one key per point', () => {
    for (const { question, answer } of SOME) {
      const { reading } = readingOf(question, answer)
      const remarks = contestableRemarks(reading)
      expect(remarks.map(({ statement }) => statement)).not.toContain('earlier-wording')
      const said = remarks.flatMap(({ text }) => text ?? [])
      expect(new Set(said)).toEqual(new Set([...reading.strengths, ...reading.improvements, ...reading.remarks]))
      for (const { key, point, text } of remarks) {
        if (point === null) continue
        expect(key).toBe(pointKey(point))
        if (text !== null) expect(text).toContain(reading.modelAnswer[point])
      }
      const others = remarks.filter(({ point }) => point === null).map(({ key }) => key)
      expect(new Set(others).size).toBe(others.length)
    }
  })
})

describe('the score without a remark', () => {
  it('is the stored one when nothing is contested', () => {
    for (const { question, answer } of SOME) {
      const { reading, measures, without } = readingOf(question, answer)
      expect(without().score).toBe(measures.unreadable ? null : reading.score)
    }
  })

  it('never falls by contesting criticism and never rises by contesting praise, within a wider range', () => {
    let moved = 0
    for (const { question, answer } of SOME) {
      const { reading, without } = readingOf(question, answer)
      for (const { statement, point } of contestableRemarks(reading)) {
        const { score, range } = without({ statement, point })
        expect(range.low).toBeLessThanOrEqual(reading.range.low)
        expect(range.high).toBeGreaterThanOrEqual(reading.range.high)
        if (score === null) continue
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
        expect(range.low <= score && score <= range.high).toBe(true)
        const isPraise =
          point === null ? /^(resultFound|ownStep)$/.test(statement) : reading.points[point]?.verdict === 'met'
        if (isPraise) expect(score).toBeLessThanOrEqual(reading.score)
        else expect(score).toBeGreaterThanOrEqual(reading.score)
        if (score !== reading.score) moved++
      }
    }
    expect(moved).toBeGreaterThan(SOME.length)
  })

  it('rises by each of the points that one sentence lists', () => {
    let listed = 0
    for (const { question, answer } of SOME) {
      const { reading, without } = readingOf(question, answer)
      const several = contestableRemarks(reading).filter(({ statement }) => /oints/.test(statement))
      expect(new Set(several.map(({ point }) => point)).size).toBe(several.length)
      if (several.length === 0 || without().score === null) continue
      listed++
      expect(several.length).toBeGreaterThan(1)
      const scores = several.map((_, i) => without(...several.slice(0, i + 1)).score ?? 0)
      expect(scores).toEqual([...scores].sort((a, b) => a - b))
      expect(scores.at(-1)).toBeGreaterThan(reading.score)
    }
    expect(listed).toBeGreaterThan(5)
  })

  it('counts a missing point as fully made, as if the evaluator had found it', () => {
    const row = SOME.find(({ question, answer }) => {
      const { reading } = readingOf(question, answer)
      return reading.points.some(({ verdict }) => verdict === 'missing') && reading.score > 20 && reading.score < 80
    })
    if (!row) throw new Error('no answer misses a point')
    const facts = findFacts(row, SHIPPED_MODELS)
    const point = facts.points.findIndex(({ verdict }) => verdict === 'missing')
    const found = { ...facts, points: facts.points.map((one, i) => (i === point ? { ...one, made: 1 } : one)) }
    const { without, reading } = readingOf(row.question, row.answer)
    const expected = evaluateFacts(row, found).score
    expect(without({ statement: 'verdict-missing', point }).score).toBe(expected)
    expect(without({ statement: 'pointMissing', point }).score).toBe(expected)
    expect(expected).toBeGreaterThan(reading.score)
  })

  it('of a model’s evaluation follows its verdicts, contradictions included', () => {
    const [row] = everyNth(1).filter(({ kind, question }) => kind === 'wrong' && question.keyPoints.length > 2)
    if (!row) throw new Error('no wrong answer')
    const byRules = findFacts(row, SHIPPED_MODELS)
    const verdicts = byRules.points.map((_, i): Verdict => (['contradicted', 'met'] as const)[i] ?? 'missing')
    const points = verdicts.map((verdict) => ({ verdict, made: MADE[verdict], quote: null, shown: 0 }))
    const lean = leanOfVerdicts(row.question.keyPoints, points)
    const facts: AnswerFacts = { ...byRules, evaluator: 'llm', agreement: null, points, lean }
    const { reading, without } = readingOf(row.question, row.answer, facts)
    expect(without().score).toBe(reading.score)
    expect(without({ statement: 'verdict-contradicted', point: 0 }).score).toBeGreaterThan(reading.score)
    expect(without({ statement: 'verdict-met', point: 1 }).score).toBeLessThanOrEqual(reading.score)
  })

  it('is unknown where a new evaluation would be needed, and the range is still wider', () => {
    const [row] = SOME.filter(({ question }) => question.keyPoints.length > 0)
    if (!row) throw new Error('no answer')
    const { without, reading, measures } = readingOf(row.question, row.answer)
    for (const statement of ['remark-repeated', 'remark-not-english', 'earlier-wording']) {
      const { score, range } = without({ statement, point: null })
      expect(score).toBeNull()
      expect(range.high - range.low).toBeGreaterThan(reading.range.high - reading.range.low - 1)
    }
    const reworded = { ...reading, modelAnswer: reading.modelAnswer.map((text) => `${text} In short.`) }
    const contested = [{ statement: 'verdict-missing', point: 0 }]
    expect(rescoreAnswer(row.question, reworded, measures, contested).score).toBeNull()
    expect(rescoreAnswer(row.question, { ...reading, points: undefined }, measures, contested).score).toBeNull()
  })
})
