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
import { SPOKEN_ANSWERS } from './fixtures/spoken-answers'
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

  it('are told from sentences, backwards or in any other order, whatever the sentences', () => {
    const wordsOf = (text: string) => text.replace(/[.,:;?!"]/g, '').split(/\s+/)
    // A fixed step that meets each word once: an order that is neither the one given nor that from behind.
    const stepped = (words: readonly string[]) =>
      words.map((_, i) => words[(i * (words.length % 7 === 0 ? 11 : 7) + 3) % words.length])
    const long = GOOD.filter((text) => wordsOf(text).length >= 40)
    for (const order of [(words: string[]) => words.toReversed(), stepped]) {
      const told = long.filter((text) => isScrambled(sentencesOf(`${order(wordsOf(text)).join(' ')}.`)))
      expect(told.length / long.length).toBeGreaterThan(0.7)
    }
  })

  it.each(SPOKEN_ANSWERS)('are not those of somebody who speaks: %s', (answer) => {
    expect(isScrambled(sentencesOf(answer))).toBe(false)
    expect(isKeywordList(sentencesOf(answer))).toBe(false)
  })

  it('are not those without punctuation, articles or capitals, nor names that look like grammar', () => {
    for (const text of GOOD) {
      const bare = text.replace(/[.,:;?!"]/g, '')
      for (const other of [bare.toLowerCase(), bare.toUpperCase(), text.replace(/\b(?:the|an?) /gi, '')])
        expect.soft(isScrambled(sentencesOf(other)), other).toBe(false)
    }
    for (const plain of [
      'When a packet reaches the IS, the IS has a look at it, and the IS is to send it on to an IS that is near.',
      'nodes a and c cannot hear each other and so a is heard by b and c is heard by b and a has to wait',
      'I and my manager were asked, and what would I do? I would ask her what she would do.',
    ]) {
      expect.soft(isScrambled(sentencesOf(plain)), plain).toBe(false)
    }
  })

  it('are those that nothing joins, even where one of them is a "no"', () => {
    const listed = '45 bottleneck pile up no gain never idle waiting quality check before another machine pace moves'
    expect(isKeywordList(sentencesOf(listed))).toBe(true)
    expect(
      isKeywordList(sentencesOf('No gain: a faster cutter piles up cloth before sewing, never before packing.')),
    ).toBe(false)
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

describe('no answer to a short question', () => {
  const [asked] = ONE_REFERENCE
  if (!asked) throw new Error('There is no question')
  const { question, good } = asked

  it.each([
    "I'm not sure about this one, I never learned it.",
    "I'm afraid I don't know the answer to that one. Could we move on?",
    'Not sure to be honest. I would have to look it up.',
    'I have no idea. Next question please.',
    "I can't think of an example right now.",
  ])('is one that says so: %s', (answer) => {
    expect(score(question, answer)).toMatchObject({ score: 0, remarks: [expect.stringMatching(/no answer/)] })
  })

  it.each([
    'I am not sure about the date, so I ask the supplier.',
    'I never learned Java, but a list is a chain of nodes.',
    'I cannot say without a figure.',
    'Never log a password, and never send it.',
  ])('is not one that says something: %s', (answer) => {
    expect(score(question, answer).remarks.join(' ')).not.toMatch(/no answer/)
  })

  it('is the question told again, or one long run of letters', () => {
    for (const answer of [`The question asks me ${question.text.toLowerCase()}`, `I am asked ${question.text}`]) {
      const { score: reached, remarks } = score(question, answer)
      expect.soft(reached, answer).toBe(0)
      expect.soft(remarks.join(' '), answer).toMatch(/question/)
    }
    expect(score(question, 'VXNlIEFyZ29uMmlkIHdpdGggYSBzYWx0IGFuZCBhIGhpZ2g=').score).toBe(0)
  })

  it('is the right one over and over, while to say it twice is no harm', () => {
    const times = (count: number) => score(question, Array.from({ length: count }, () => good).join(' '))
    expect(times(10).score).toBeLessThanOrEqual(50)
    expect(times(10).remarks.join(' ')).toMatch(/more than once/)
    expect(Math.abs(times(2).score - times(1).score)).toBeLessThanOrEqual(3)
  })
})
