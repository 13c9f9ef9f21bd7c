import { describe, expect, it } from 'vitest'
import { type BankQuestion, questionsFor } from '@/content/question-bank'
import { refusalIn } from '@/domain/evaluation/find-refusals'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { claimedBy } from '@/domain/evaluation/plain-denial'
import { readAnswer } from '@/domain/evaluation/read-answer'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { sentencesOf } from '@/domain/evaluation/text/tokens'
import { choicesOf, choosesWrongly } from '@/domain/evaluation/wrong-choice'
import { ROLES } from '@/domain/interview/roles'
import { NEGATING_ANSWERS } from './fixtures/negating-answers'
import { TRUE_DENIALS } from './fixtures/true-denials'

const BANK = new Map(ROLES.flatMap((role) => questionsFor(role)).map((question) => [question.id, question]))

function questionOf(id: string): BankQuestion {
  const question = BANK.get(id)
  if (!question) throw new Error(`The bank has no question ${id}`)
  return question
}

const factsOn = (id: string, answer: string) => localEvaluator.findFacts({ question: questionOf(id), answer })

describe('good answers that say "not"', () => {
  it('are more than a hundred, spoken at length, for most roles and every kind of question', () => {
    const questions = NEGATING_ANSWERS.map(({ question }) => questionOf(question))
    expect(NEGATING_ANSWERS.length).toBeGreaterThanOrEqual(100)
    expect(new Set(questions.map(({ id }) => id.split('.')[0])).size).toBeGreaterThanOrEqual(20)
    expect(new Set(questions.map(({ category }) => category)).size).toBe(3)
    for (const { answer } of NEGATING_ANSWERS) {
      expect.soft(answer.split(/\s+/).length, answer).toBeGreaterThanOrEqual(40)
      expect.soft(answer, answer).toMatch(/\b(?:not|no|never|nobody|nothing|cannot)\b|n['’]t\b/i)
    }
  })

  it('are accused neither of the opposite nor of a contradiction', () => {
    for (const { question, answer } of NEGATING_ANSWERS) {
      const accused = factsOn(question, answer).points.filter(({ denied, contradiction }) => denied || contradiction)
      expect.soft(accused, question).toEqual([])
    }
  }, 30_000)
})

describe('answers that say the opposite of a point', () => {
  it.each(TRUE_DENIALS)('are told so, and gain nothing: $question, $point', ({ question, answer, point }) => {
    const asked = questionOf(question)
    const at = asked.keyPoints.findIndex(({ text }) => text.startsWith(point))
    const facts = factsOn(question, answer)
    expect(facts.points[at]).toMatchObject({ denied: true, strength: 0 })
    expect(answer).toContain(facts.points[at]?.quote)
    const { score, improvements } = scoreAnswer({ question: asked, answer }, facts)
    expect(score).toBeLessThanOrEqual(40)
    expect(improvements.join(' ')).toMatch(/says the opposite/)
  })

  it.each([
    ['product-manager.leading-question', 'Would I never ask about the last time it really happened?'],
    [
      'civil-engineer.unsupported-trench-entry',
      'I would not phone the supervisor or the safety officer before they are out.',
    ],
    [
      'data-scientist.train-validation-gap',
      'I would give it more examples, throw out columns that do not help, and stop training earlier.',
    ],
    [
      'civil-engineer.cantilever-balcony-steel',
      'In a cantilever the bottom face is not in tension, and the top face is.',
    ],
    ['backend-developer.storing-passwords', 'Passwords are hashed, not encrypted, and never encrypted, not hashed.'],
    ['digital-marketer.link-tagging', 'I would never add only UTM parameters to a link.'],
    ['accountant.invoice-paid-twice', 'Nobody asked the supplier for a refund or a credit against the next invoice.'],
    [
      'project-manager.client-does-not-answer',
      'I would not wait with it and I would not escalate to the sponsor by e-mail alone.',
    ],
  ])('are not those that ask, limit what they say, or tell of others: %s', (question, answer) => {
    expect(factsOn(question, answer).points.filter(({ denied }) => denied)).toEqual([])
  })
})

describe('a point that turns something down itself', () => {
  it.each([
    'You do not sign before the structure is checked.',
    'The headline names no benefit.',
    'A guard keeps secrets out of the build.',
    'Ask only for what is needed now.',
  ])('cannot be denied by a "not": %s', (text) => {
    expect(claimedBy({ text, terms: [] })).toBeNull()
  })

  it('can be where it only sets itself apart from something', () => {
    expect(claimedBy({ text: 'Tells the manager at once and does not mend it quietly.', terms: [] })).not.toBeNull()
  })
})

describe('a choice made the wrong way round', () => {
  const wrong = (point: string, answer: string) => choosesWrongly(choicesOf(point), sentencesOf(answer))?.text
  const point = 'Passwords are hashed, not encrypted.'

  it.each([
    'I keep them encrypted, not hashed.',
    'Encrypted rather than hashed.',
    'They are encrypted instead of hashed',
    'They are not hashed but encrypted.',
  ])('is found: %s', (answer) => {
    expect(wrong(point, answer)).toBe(answer)
  })

  it.each([
    'They are hashed, not encrypted.',
    'They are not encrypted but hashed.',
    'They are encrypted and hashed, not stored.',
    'Some say encrypted, not hashed. I say hashed, not encrypted.',
  ])('is not in: %s', (answer) => {
    expect(wrong(point, answer)).toBeUndefined()
  })
})

describe('a story of what was not done', () => {
  const share = (answer: string) => refusalIn(readAnswer(answer, 'What did you do?'))

  it('is no row of refusals where each sentence goes on with a deed', () => {
    expect(share('I did not argue, I asked what she needed. I did not wait, I called the lab. I never hid it.')).toBe(0)
    expect(share('I did not argue or ask what she needed. I did not wait, because it was late. I never hid it.')).toBe(
      1,
    )
  })
})
