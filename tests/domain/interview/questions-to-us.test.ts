import { describe, expect, it } from 'vitest'
import { judgeQuestionToUs } from '@/domain/interview/questions-to-us'

const ADVERT = `Management Accountant at Danfaru Flour Mills, Kano.
You reconcile stock of wheat with the weighbridge records and help to test SAP Business One.
You report to the Finance Controller. Salary NGN 450,000 a month.`

const judge = (text: string, advert = ADVERT) =>
  Object.fromEntries(judgeQuestionToUs(text, { advert, roleName: 'Accountant' }).map((each) => [each.criterion, each]))
const verdicts = (text: string, advert = ADVERT) => Object.values(judge(text, advert)).map(({ verdict }) => verdict)

describe('a question to the interviewer', () => {
  it('that builds on the advert meets all three criteria, with the words that show it', () => {
    const judged = judge('Where do the weighbridge records and the stock of wheat come apart most often?')
    expect(Object.values(judged).map(({ verdict }) => verdict)).toEqual(['met', 'met', 'met'])
    expect(judged.specific?.reason).toContain('“weighbridge”')
  })

  it('that fits every job is not specific', () => {
    expect(verdicts('What does success look like after six months?')).toEqual(['unmet', 'met', 'met'])
  })

  it('that the advert answers gets that sentence, verbatim', () => {
    const { unanswered, thinking } = judge('What is the salary?')
    expect(unanswered).toMatchObject({ verdict: 'unmet', reason: 'The advert says it: “Salary NGN 450,000 a month.”' })
    expect(thinking).toMatchObject({ verdict: 'unmet', reason: expect.stringContaining('“salary”') })
    expect(judge('Who would I report to?').unanswered?.reason).toContain('You report to the Finance Controller.')
  })

  it('that a word answers is not open', () => {
    expect(judge('Do you use the weighbridge every day?').thinking?.verdict).toBe('unmet')
    expect(judge('How many weighbridges are there?').thinking?.verdict).toBe('unmet')
  })

  it('is not compared with an advert where there is none', () => {
    expect(verdicts('How do you settle a variance that a plant disputes?', '')).toEqual(['unknown', 'unknown', 'met'])
    expect(verdicts('What sets your best accountants apart?', ' \n')).toEqual(['met', 'unknown', 'met'])
  })

  it('that is not a question meets no criterion', () => {
    expect(verdicts('No, you have covered everything.')).toEqual(['unmet', 'unmet', 'unmet'])
    expect(verdicts('…')).toEqual(['unmet', 'unmet', 'unmet'])
  })

  it('may be a long line of anything', () => {
    for (const text of ['?'.repeat(200), 'why '.repeat(50), 'ﬁ‰ '.repeat(60)]) expect(verdicts(text)).toHaveLength(3)
  })
})
