import { describe, expect, it } from 'vitest'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { RANKED_BEHAVIORAL } from './fixtures/ranked-behavioral'
import { RANKED_ON_SITE } from './fixtures/ranked-on-site'
import { RANKED_SITUATIONAL } from './fixtures/ranked-situational'
import { RANKED_TECHNICAL } from './fixtures/ranked-technical'

const RANKED = [...RANKED_TECHNICAL, ...RANKED_SITUATIONAL, ...RANKED_ON_SITE, ...RANKED_BEHAVIORAL]

describe('answers whose order is beyond doubt', () => {
  it('are given for twenty questions', () => {
    expect(RANKED).toHaveLength(20)
  })

  it.each(RANKED)('come in that order: $question.id', ({ question, good, middling, poor, wrong }) => {
    const score = (answer: string) =>
      scoreAnswer({ question, answer }, localEvaluator.findFacts({ question, answer })).score
    expect(score(good)).toBeGreaterThanOrEqual(70)
    expect(score(good)).toBeGreaterThan(score(middling))
    expect(score(middling)).toBeGreaterThan(score(poor))
    expect(score(middling)).toBeGreaterThan(score(wrong))
    expect(score(poor)).toBeLessThanOrEqual(40)
    expect(score(wrong)).toBeLessThanOrEqual(40)
  })
})

describe('opposites', () => {
  const question = (text: string, term: string) => ({
    id: 'q',
    text: 'The developer asks for your name on two more storeys. What do you do?',
    category: 'situational' as const,
    keyPoints: [{ text, terms: [term.split(' | ')] }],
  })
  const statusOf = (asked: ReturnType<typeof question>, answer: string) => {
    const [finding] = localEvaluator.findFacts({ question: asked, answer }).points
    return finding?.denied ? 'denied' : finding?.status
  }
  const sign = question('You do not sign the drawings before the columns are checked.', 'sign | signature')
  const check = question('The columns and foundations are checked.', 'columns | foundations')

  it.each([
    [sign, 'I would sign the drawings as asked.', 'denied'],
    [sign, 'I would not sign the drawings before the columns are checked.', 'covered'],
    [sign, 'I would sign the drawings only after the columns are checked.', 'covered'],
    [check, 'There is no need to check the columns or the foundations.', 'denied'],
    [check, 'I would skip the columns and the foundations.', 'denied'],
    [check, 'If he is in no hurry, I check the columns and the foundations.', 'covered'],
  ])('of %o in "%s": %s', (asked, answer, status) => {
    expect(statusOf(asked, answer)).toBe(status)
  })
})
