import { describe, expect, it } from 'vitest'
import type { EvaluatedQuestion } from '@/domain/evaluation/evaluator'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { withRejectedClaims } from '@/domain/evaluation/rejected-claims'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { sentencesOf } from '@/domain/evaluation/text/tokens'
import { ONE_REFERENCE } from './fixtures/one-reference'
import { siteSafety, slowPage } from './fixtures/questions'
import { GOOD_SHORT, TWINS } from './fixtures/strong-answers'

const score = (question: EvaluatedQuestion, answer: string) =>
  scoreAnswer({ question, answer }, localEvaluator.findFacts({ question, answer }))

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const bare = (text: string) => text.replace(/\.$/u, '')

/** Ways to turn a claim down as a whole. */
const FRAMES: readonly [name: string, frame: (claim: string) => string][] = [
  ['it is not true that', (claim) => `It is not true that ${lower(claim)}`],
  ['it is a myth that', (claim) => `It's a common myth that ${lower(claim)}`],
  ['I disagree that', (claim) => `I disagree that ${lower(claim)}`],
  ['I do not think that', (claim) => `I don't think that ${lower(claim)}`],
  ['but that is wrong', (claim) => `Some people say that ${lower(bare(claim))}, but that is wrong.`],
  ['a dash and a verdict', (claim) => `${bare(claim)} - this is incorrect.`],
  ['a verdict behind it', (claim) => `${bare(claim)}? No, that is false.`],
]

const rejectedIn = (text: string) =>
  withRejectedClaims(sentencesOf(text)).flatMap(({ tokens }) =>
    tokens.filter(({ rejected }) => rejected).map(({ word }) => word),
  )

describe('a claim that is turned down as a whole', () => {
  it.each(FRAMES)('is no answer to a short question: %s', (_, frame) => {
    for (const { question } of ONE_REFERENCE) {
      const claims = question.keyPoints.map(({ text }) => frame(text)).join(' ')
      const { score: reached, improvements } = score(question, claims)
      expect.soft(reached, claims).toBeLessThanOrEqual(45)
      expect.soft(improvements.join(' '), claims).toMatch(/opposite/)
    }
  })

  it.each(FRAMES)('makes no key point: %s', (_, frame) => {
    for (const question of [slowPage, siteSafety]) {
      const claims = question.keyPoints.map(({ text }) => frame(text)).join(' ')
      expect(score(question, claims).score).toBeLessThanOrEqual(40)
    }
  })

  it('may be the whole answer', () => {
    const points = slowPage.keyPoints.map(({ text }) => text).join(' ')
    expect(score(slowPage, points).score).toBeGreaterThanOrEqual(70)
    expect(score(slowPage, `None of the following is right. ${points}`).score).toBeLessThanOrEqual(35)
    expect(score(slowPage, `${points} All of this is wrong.`).score).toBeLessThanOrEqual(35)
  })

  it('stands when it is turned down twice', () => {
    const question = ONE_REFERENCE.find(({ question: { id } }) => id === 'stack')?.question
    if (!question) throw new Error('The fixture is gone')
    expect(
      score(question, 'It is not true that a stack does not store elements in last in first out order.').score,
    ).toBeGreaterThanOrEqual(80)
  })

  it('ends where the answer speaks for itself', () => {
    expect(rejectedIn('It is a myth that indexes are free, they cost time on each write.')).toEqual([
      'indexes',
      'are',
      'free',
    ])
    expect(rejectedIn('I do not think that we need a lock but a queue would help.')).not.toContain('queue')
  })

  it.each([
    'It is true that an index costs time.',
    'If the sums differ, it is wrong.',
    'I had promised a date without asking. That was wrong.',
    'The first figure is right, and the second is wrong.',
    'I look for rows that are wrong.',
    'I think that a cache helps.',
  ])('is none in: %s', (text) => {
    expect(rejectedIn(text)).toEqual([])
  })

  it('is in none of the good answers', () => {
    const good = [
      ...TWINS.map(({ strong }) => strong),
      ...GOOD_SHORT.map(({ answer }) => answer),
      ...ONE_REFERENCE.flatMap(({ good: right, notBut }) => [right, notBut]),
    ]
    for (const text of good) expect.soft(rejectedIn(text), text).toEqual([])
  })
})
