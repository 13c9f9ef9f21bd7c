import { describe, expect, it } from 'vitest'
import { statementIn } from '@/domain/evaluation/contest/contestable-remarks'
import { evaluate } from '@/domain/evaluation/evaluate'
import { asWritten, figuresIn, lacksFigure } from '@/domain/evaluation/points/figures'
import { questionById } from '../../../scripts/train/questions'

describe('the figure of a point stands in an answer', () => {
  it.each([
    ['600,000', 'Expense is ₦600,000 for the three months.'],
    ['600,000', 'Expense is 600k.'],
    ['600,000', 'Expense is 0.6 million naira.'],
    ['600,000', 'Expense is six hundred thousand naira.'],
    ['1,800,000', 'The rest, 1.8m, is prepaid.'],
    ['90', 'Recall is 450/500.'],
    ['90', 'Recall is 450 out of 500.'],
    ['90', 'Recall is 0.9.'],
    ['90', 'Recall is ninety per cent.'],
    ['0.98', 'Efficiency is 98 %.'],
    ['25', 'It takes twenty-five days.'],
    ['180', 'We were a hundred and eighty people.'],
    ['1,000', 'About a thousand a month.'],
    ['1.6', 'Dividing gives 1.63 kilowatts.'],
    ['1,800,000', 'the balance of one point eight million is prepaid'],
    ['2.25', 'it is two point two five per order'],
    ['180,000', 'for light i debit one eighty thousand'],
    ['125', 'one twenty five people came'],
  ])('%s in “%s”', (number, answer) => {
    expect(lacksFigure([number], figuresIn(answer))).toBe(false)
  })

  it.each([
    ['600,000', 'Expense is 840,000 for the three months, 6 % more than planned.'],
    ['90', 'Recall is 126 %, or 630/500.'],
    ['25', 'It takes thirty-five days.'],
    ['1.6', 'Dividing gives 2.2 kilowatts.'],
    ['5', 'It is about fifty.'],
    ['1,000,000', 'It was half a million.'],
    ['80', 'We were a hundred and eighty people.'],
    ['1,000,000', 'The subsidiary was the one that sold.'],
    ['8,000,000', 'the balance of one point eight million is prepaid'],
    ['80,000', 'for light i debit one eighty thousand'],
  ])('not %s in “%s”', (number, answer) => {
    expect(lacksFigure([number], figuresIn(answer))).toBe(true)
  })

  it('so that a point with another figure is neither praised nor met, and the figures are compared', () => {
    const question = questionById('accountant.prepaid-rent-and-unbilled-power')
    const at = question.keyPoints.findIndex(({ numbers }) => numbers?.includes('600,000'))
    const point = question.keyPoints[at]
    const right = point?.says?.find((text) => text.includes('600,000')) ?? ''
    const others = question.keyPoints.flatMap(({ says = [] }, i) => (i === at ? [] : says.slice(0, 1)))
    const told = (sentence: string) => evaluate({ question, answer: [sentence, ...others].join(' ') })
    const wrong = told(right.replaceAll('600,000', '840,000'))
    expect(told(right).points[at]?.verdict).toBe('met')
    expect(wrong.points[at]?.verdict).toBe('partly')
    expect(wrong.strengths.join(' ')).not.toContain(point?.text)
    const advice = wrong.improvements.filter((text) => statementIn(text) === 'figureToCompare')
    expect(advice).toContain(`The figure looked for is ₦600,000; compare it with yours. The point is: “${point?.text}”`)
    expect(told(right).improvements.join(' ')).not.toContain('600,000')
  })
})

it.each([
  ['5,000,000', 'A quarter of ₦20 million, which is ₦5 million.', '₦5 million'],
  ['94', 'You divide 1.79 by 1.90, get about 94%, and reject the layer.', '94%'],
  ['22.2', 'You find a simple yield of about 22.2 per cent a year.', '22.2 per cent'],
  ['750', 'You find that 750 room nights cover the fixed costs.', '750'],
  ['600,000', 'Rent is ₦600,000.', '₦600,000'],
  ['7', 'You call the seven.', '7'],
])('the figure %s is written as in “%s”: %s', (number, text, written) => {
  expect(asWritten(number, text)).toBe(written)
})

it('a figure is asked for, not compared, where the answer has none', () => {
  const whole = questionById('accountant.prepaid-rent-and-unbilled-power')
  const point = whole.keyPoints.find(({ numbers }) => numbers?.includes('600,000'))
  if (!point) throw new Error('The point is gone.')
  const question = { ...whole, keyPoints: [point] }
  const right = point.says?.find((text) => text.includes('600,000')) ?? ''
  const improvementsOf = (answer: string) => evaluate({ question, answer }).improvements.map(statementIn)
  expect(improvementsOf(right.replaceAll('600,000', '840,000'))).toContain('figureToCompare')
  const without = right.replace(/\S*\d[\d,.]*/g, 'the amount')
  expect(without).not.toMatch(/\d/)
  expect(improvementsOf(without)).toContain('figureMissing')
  expect(improvementsOf(without)).not.toContain('figureToCompare')
})

it('a figure to compare is said once, in the words of its point and the order of the calculation', () => {
  const { improvements } = evaluate({
    question: questionById('accountant.group-sale-with-stock-left'),
    answer:
      'It is an upstream sale. Profit in the transaction is 20 million and the whole 20 million is unrealised so I ' +
      'remove 20 million from the stock and from group profit. Eliminate sales of 80 million against purchases of 80 ' +
      'million. The NCI takes 20 percent of the adjustment because the subsidiary was the one that sold.',
  })
  expect(improvements.filter((text) => statementIn(text) === 'figureToCompare')).toEqual([
    expect.stringMatching(/^The figure looked for is ₦5 million; .+ “You work out the profit still in stock/),
    expect.stringMatching(/^The figure looked for is ₦1 million;/),
  ])
})
