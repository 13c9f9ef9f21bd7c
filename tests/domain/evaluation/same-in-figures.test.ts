import { describe, expect, it } from 'vitest'
import { questionsFor } from '@/content/question-bank'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'

const LINE = `The line makes 45 pieces an hour because sewing is the bottleneck. A faster cutter brings no gain, since cut pieces pile up in front of sewing. I keep sewing busy with staggered breaks and add another machine there. When sewing passes 60 the bottleneck moves to cutting.`
const FILL = `1.79 divided by 1.90 is about 94%, so the layer fails. I check the moisture, the layer thickness and the number of passes. The layer is scarified, rolled again and retested before the next one covers it.`
const PAY = `I would report the median of 200,000 naira. The mean is 500,000, which nobody earns, because the director is an outlier and pulls it up. The mean is right for the payroll budget.`

const LINE_QUESTION = ['operations-manager', 'line-bottleneck'] as const
const FILL_QUESTION = ['civil-engineer', 'fill-layer-compaction'] as const
const PAY_QUESTION = ['data-analyst', 'mean-or-median-pay'] as const

function scoresOf([role, id]: readonly [Parameters<typeof questionsFor>[0], string], answer: string) {
  const question = questionsFor(role).find((asked) => asked.id === `${role}.${id}`)
  if (!question) throw new Error(`The bank has no question ${id}`)
  // With the listed terms, and with nothing but the sentences of the points.
  return [question.keyPoints, question.keyPoints.map(({ text }) => ({ text, terms: [] }))].map((keyPoints) => {
    const input = { question: { ...question, keyPoints }, answer }
    return scoreAnswer(input, localEvaluator.findFacts(input)).score
  })
}

const listed = (text: string, mark: (no: number) => string) =>
  text
    .split('. ')
    .map((sentence, i) => mark(i + 1) + sentence)
    .join('\n')

describe('the same answer', () => {
  it.each([
    ['numbers in words', LINE_QUESTION, LINE, LINE.replace('45', 'forty-five').replace('60', 'sixty')],
    ['in capitals', LINE_QUESTION, LINE, LINE.toUpperCase()],
    ['in a numbered list', LINE_QUESTION, LINE, listed(LINE, (no) => `${no}. `)],
    ['in a list', LINE_QUESTION, LINE, listed(LINE, () => '- ')],
    ['percent as a word', FILL_QUESTION, FILL, FILL.replace('94%', '94 percent')],
    ['per cent as two words', FILL_QUESTION, FILL, FILL.replace('94%', '94 per cent')],
    ['percent and number in words', FILL_QUESTION, FILL, FILL.replace('94%', 'ninety-four percent')],
    ['thousands with a k', PAY_QUESTION, PAY, PAY.replace('200,000', '200k').replace('500,000', '500k')],
    ['thousands without a comma', PAY_QUESTION, PAY, PAY.replace('200,000', '200000').replace('500,000', '500000')],
  ])('scores alike: %s', (_, question, one, other) => {
    const [first, second] = [scoresOf(question, one), scoresOf(question, other)]
    for (const [i, score] of first.entries()) expect(Math.abs(score - (second[i] ?? 0))).toBeLessThanOrEqual(3)
  })
})
