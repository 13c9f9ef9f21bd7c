import { describe, expect, it } from 'vitest'
import { amountsIn } from '@/domain/claims/amounts'
import { compareAmounts } from '@/domain/claims/compare-amounts'

const read = (text: string) =>
  amountsIn(text).map(({ value, unit, nouns }) => `${value} ${unit ?? [...nouns].join('/')}`.trim())

describe('amounts in a text', () => {
  it.each([
    ['Recovered ₦4.2m of duplicate payments', ['4200000 NGN']],
    ['four point two million naira', ['4200000 NGN']],
    ['The budget was 2.5 million dollars', ['2500000 USD']],
    ['It fell by 38 per cent, or 38%', ['38 percent', '38 percent']],
    ['two and a half terabytes', ['2.5 terabyte']],
    ['a hundred and eighty people', ['180 person']],
    ['six hundred and forty employees', ['640 employe']],
    ['from 12 to 5 working days', ['12 day', '5 day']],
    ['It took six days and now it takes 2', ['6 day', '2 day']],
    ['a 28-bed ward', ['28 bed/ward']],
    ['a team of 6', ['6 team']],
  ])('reads "%s"', (text, amounts) => expect(read(text)).toEqual(amounts))

  it.each([
    'In 2021 I moved to Accra',
    'The p99 and the B2B team',
    'Page 1 of 2',
    'one of them called',
    'I said no',
    'On the 26th I saw it',
    'until 9 pm',
  ])('reads none in "%s"', (text) => expect(read(text)).toEqual([]))

  it('has the place of each', () => {
    const text = 'We cut it by about N6.5 million, in all.'
    const [amount] = amountsIn(text)
    expect(text.slice(amount?.start, amount?.end)).toBe('N6.5 million')
    expect(amount?.bound).toBe('about')
  })
})

const compared = (claim: string, said: string) => {
  const { same, sameValue, others } = compareAmounts(amountsIn(claim), amountsIn(said))
  return { equal: same + sameValue, others: others.map((pair) => `${pair.claimed.text} / ${pair.said.text}`) }
}

describe('amounts of a claim and of a sentence', () => {
  it('are equal in any notation, in another unit of the same kind, and within what was rounded', () => {
    expect(compared('in 90 minutes', 'in one and a half hours, 1.5 hours')).toEqual({ equal: 1, others: [] })
    expect(compared('kept 3,127 customers', 'about 3,100 customers')).toEqual({ equal: 1, others: [] })
    expect(compared('trained 130 nurses', 'more than 100 nurses')).toEqual({ equal: 1, others: [] })
  })

  it('differ only in the same unit, or as a number of the same things', () => {
    expect(compared('by 38%', 'by 25 percent').others).toEqual(['38% / 25 percent'])
    expect(compared('saved $2m', 'saved 1.5m euros').others).toEqual([])
    expect(compared('12 developers', '9 developers').others).toEqual(['12 / 9'])
    expect(compared('12 developers', '9 offices').others).toEqual([])
    expect(compared('three weeks early', 'two months of work').others).toEqual([])
  })

  it('compares both ends of a range', () => {
    expect(compared('from 12 to 5 days', 'from twelve days to seven')).toEqual({ equal: 1, others: ['5 days / seven'] })
    expect(compared('from 10 hours to 45 minutes', 'ten hours before and two hours after').others).toEqual([
      '45 minutes / two hours',
    ])
  })
})
