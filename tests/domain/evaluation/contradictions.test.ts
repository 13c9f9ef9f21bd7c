import { describe, expect, it } from 'vitest'
import type { EvaluatedQuestion } from '@/domain/evaluation/evaluator'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { ONE_REFERENCE } from './fixtures/one-reference'
import { slowPage } from './fixtures/questions'
import { RANKED_SITUATIONAL } from './fixtures/ranked-situational'
import { RANKED_TECHNICAL } from './fixtures/ranked-technical'
import { GOOD_SHORT, TWINS } from './fixtures/strong-answers'

const score = (question: EvaluatedQuestion, answer: string) =>
  scoreAnswer({ question, answer }, localEvaluator.findFacts({ question, answer }))

const INDEX = 'I add an index that matches the filter and the sort order.'

describe('an answer that contradicts itself', () => {
  it('is told so with both sentences, and scores less than without the denial', () => {
    const denial = 'I would not add an index that matches the filter or the sort order.'
    const both = score(slowPage, `${INDEX} Then I measure again. ${denial}`)
    const one = score(slowPage, `${INDEX} Then I measure again.`)
    expect(both.score).toBeLessThan(one.score)
    const told = both.improvements.find((text) => /contradict/.test(text))
    expect(told).toContain('I add an index')
    expect(told).toContain('I would not add an index')
    expect(both.evidence.some(({ quote, note }) => quote === denial && /Contradicts/.test(note))).toBe(true)
  })

  it('is found in answers to short questions', () => {
    const stack = ONE_REFERENCE.find(({ question }) => question.id === 'stack')?.question
    if (!stack) throw new Error('The fixture is gone')
    const made = 'A stack stores elements in last in first out order.'
    const both = score(stack, `${made} A stack does not store elements in last in first out order.`)
    expect(both.score).toBeLessThan(score(stack, made).score)
    expect(both.improvements.join(' ')).toMatch(/contradict/)
  })

  it.each([
    'I would not add an index on every column.',
    'I do not add an index before I have measured.',
    'An index is not free, since each write becomes slower.',
    'I would never guess.',
  ])('is not one that limits what it says: %s', (limit) => {
    expect(score(slowPage, `${INDEX} ${limit}`).improvements.join(' ')).not.toMatch(/contradict/)
  })

  it('is none of the good answers', () => {
    const good = [
      ...TWINS.map(({ question, strong }) => ({ question, answer: strong })),
      ...GOOD_SHORT,
      ...[...RANKED_TECHNICAL, ...RANKED_SITUATIONAL].map(({ question, good: answer }) => ({ question, answer })),
      ...ONE_REFERENCE.flatMap(({ question, good: answer, notBut }) => [
        { question, answer },
        { question, answer: notBut },
      ]),
    ]
    for (const { question, answer } of good) {
      const { points } = localEvaluator.findFacts({ question, answer })
      expect
        .soft(
          points.filter(({ contradiction }) => contradiction),
          answer,
        )
        .toEqual([])
    }
  }, 30_000)
})
