import { describe, expect, it } from 'vitest'
import type { EvaluatedQuestion } from '@/domain/evaluation/evaluator'
import { isKeywordList } from '@/domain/evaluation/keyword-list'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { isScrambled } from '@/domain/evaluation/scrambled-text'
import { splitReference } from '@/domain/evaluation/split-reference'
import { sentencesOf } from '@/domain/evaluation/text/tokens'
import { ONE_REFERENCE } from './fixtures/one-reference'
import { ALL_QUESTIONS } from './fixtures/questions'
import { GOOD_SHORT, TWINS } from './fixtures/strong-answers'

const score = (question: EvaluatedQuestion, answer: string) =>
  scoreAnswer({ question, answer }, localEvaluator.findFacts({ question, answer }))

const GOOD = [
  ...TWINS.map(({ strong }) => strong),
  ...GOOD_SHORT.map(({ answer }) => answer),
  ...ONE_REFERENCE.flatMap(({ good, notBut }) => [good, notBut]),
]

/** The first word of each listed term of a question. */
const termsOf = ({ keyPoints }: EvaluatedQuestion) =>
  keyPoints.flatMap(({ terms }) => terms.flatMap(([first]) => first ?? []))

const TEMPLATES: readonly [name: string, fill: (terms: readonly string[]) => string][] = [
  ['I know A. I know B.', (terms) => terms.map((term) => `I know ${term}.`).join(' ')],
  [
    'I have experience with A, B, C',
    (terms) => `I have experience with ${terms.join(', ')} and I would use them here.`,
  ],
  ['there is A, and B, and C', (terms) => `There is ${terms.join(', and ')}.`],
]

describe('terms that are only brought up', () => {
  it.each(TEMPLATES)('earn little whatever they stand in: %s', (_, fill) => {
    for (const question of ALL_QUESTIONS) {
      const answer = fill(termsOf(question))
      const { score: reached, remarks } = score(question, answer)
      expect.soft(reached, answer).toBeLessThan(50)
      expect.soft(remarks.join(' '), answer).toMatch(/list of terms/)
    }
  })

  it('are no answer to a short question, with or without commas', () => {
    for (const { question, terms } of ONE_REFERENCE) {
      for (const answer of [terms.replaceAll(',', ''), `It has to do with ${terms.replaceAll(', ', ' and ')}.`]) {
        expect.soft(score(question, answer).score, answer).toBeLessThan(50)
      }
    }
  })

  it('are in none of the good answers', () => {
    for (const text of GOOD) expect.soft(isKeywordList(sentencesOf(text)), text).toBe(false)
    for (const plain of [
      'I call the client, say sorry, fix the bug, and write down what I learned.',
      'We had a queue. I read the log. I found two jobs with one lock. I split them.',
      'I have rewritten the report. I have called the client. I have fixed the figures. I have tested the export.',
    ]) {
      expect.soft(isKeywordList(sentencesOf(plain)), plain).toBe(false)
    }
  })
})

describe('words out of order', () => {
  it('are told from sentences', () => {
    const shuffled = 'Years the used in over is which it asset long-lived a of cost the spreads depreciation.'
    expect(isScrambled(sentencesOf(shuffled))).toBe(true)
    for (const text of GOOD) expect.soft(isScrambled(sentencesOf(text)), text).toBe(false)
    // "A" is a name here.
    expect(isScrambled(sentencesOf('A and C are linked, so A is heard by C and A of course by B.'))).toBe(false)
  })

  it('earn little', () => {
    const question: EvaluatedQuestion = {
      id: 'depreciation',
      text: 'What is depreciation?',
      category: 'technical',
      basis: 'reference',
      keyPoints: splitReference(
        'Depreciation spreads the cost of a long-lived asset over the years in which it is used.',
      ),
    }
    const answer = 'Years the used in over is which it asset long-lived a of cost the spreads depreciation.'
    expect(score(question, answer).score).toBeLessThan(50)
    expect(score(question, answer).remarks.join(' ')).toMatch(/list of terms/)
  })
})

describe('two things that have changed places', () => {
  const ofReference = (text: string, reference: string): EvaluatedQuestion => ({
    id: 'swap',
    text,
    category: 'technical',
    basis: 'reference',
    keyPoints: splitReference(reference),
  })
  const transport = ofReference(
    'What is the difference between TCP and UDP?',
    'TCP is connection oriented and guarantees ordered delivery, while UDP is connectionless and gives no guarantee of delivery.',
  )
  const tree = ofReference(
    'What is a binary search tree?',
    'A binary tree in which the left subtree of a node holds only smaller keys and the right subtree only larger keys.',
  )

  it('say the opposite of the reference', () => {
    const { score: reached, improvements } = score(
      transport,
      'UDP is connection oriented and guarantees ordered delivery, while TCP is connectionless and gives no guarantee of delivery.',
    )
    expect(reached).toBeLessThanOrEqual(40)
    expect(improvements.join(' ')).toMatch(/opposite/)
  })

  it('have not where only the parts stand in another order', () => {
    const turned: [EvaluatedQuestion, string][] = [
      [
        transport,
        'UDP is connectionless and gives no guarantee of delivery, while TCP is connection oriented and guarantees ordered delivery.',
      ],
      [
        tree,
        'A binary tree in which the right subtree of a node only holds larger keys and the left subtree only smaller keys.',
      ],
    ]
    for (const [question, answer] of turned)
      expect.soft(score(question, answer).score, answer).toBeGreaterThanOrEqual(80)
  })
})
