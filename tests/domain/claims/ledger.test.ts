import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { claimsOf } from '@/domain/claims/claims-in-cv'
import { ledgerOf, type ToldAnswer, tellingSentences } from '@/domain/claims/ledger'
import { lexiconOf } from '@/domain/documents/lexicon'
import { CV_TEXT } from '../../helpers/cv-pair'

const CLAIMS = claimsOf(CV_TEXT, lexiconOf(skillTaxonomy()), new Date('2026-11-29'))
const [DASHBOARDS = '', REPORTS = '', SURVEYS = ''] = CLAIMS.map(({ quote }) => quote)

const answer = (text: string, rest: Partial<ToldAnswer> = {}): ToldAnswer => ({
  text,
  about: null,
  isNewest: true,
  ...rest,
})
const ledger = (answers: ToldAnswer[], stories: string[] = []) =>
  ledgerOf({ cv: CV_TEXT, claims: CLAIMS, answers, stories })
const toldOf = (quote: string, answers: ToldAnswer[]) => ledger(answers).claims.find((one) => one.quote === quote)?.told

const RIGHT = 'I built fourteen dashboards in Power BI, and sixty managers use them each morning.'
const OTHER = 'With my SQL queries over the orders the report time went down by 25 percent.'
const SAME = 'My SQL queries over thirty million rows of orders cut the report time by forty percent.'

describe('a claim', () => {
  it('is told by the sentence that tells it, verbatim', () => {
    const text = `We had a problem. ${RIGHT} That was all.`
    expect(toldOf(DASHBOARDS, [answer('I like tea.'), answer(text)])).toEqual({
      answer: 1,
      quote: RIGHT,
      figures: null,
    })
  })

  it('is not told by a sentence about the advert', () => {
    expect(toldOf(DASHBOARDS, [answer(RIGHT.replace('I built', 'In your advert I read of'))])).toBeNull()
  })

  it('is told with another figure, and both are quoted', () => {
    expect(toldOf(REPORTS, [answer(OTHER)])).toEqual({
      answer: 0,
      quote: OTHER,
      figures: { inCv: '40%', inAnswer: '25 percent' },
    })
  })

  it('is not told by the same figure of another thing', () => {
    expect(toldOf(DASHBOARDS, [answer('There were 14 people at my desk and 60 boxes in the hall.')])).toBeNull()
    expect(toldOf(SURVEYS, [answer('I cleaned the house in twelve hours.')])).toBeNull()
  })

  it('is right in one answer and different in another: the difference is worth a check, unless it was replaced', () => {
    expect(toldOf(REPORTS, [answer(SAME), answer(OTHER)])?.figures).not.toBeNull()
    expect(toldOf(REPORTS, [answer(SAME), answer(OTHER, { isNewest: false })])?.figures).toBeNull()
    // Within one answer the other figure may be that of an earlier time.
    expect(toldOf(REPORTS, [answer(`${OTHER} ${SAME}`)])?.figures).toBeNull()
  })

  it('is told by its figure alone where the interview practises it', () => {
    const text = 'It was forty percent in the end.'
    expect(toldOf(REPORTS, [answer(text)])).toBeNull()
    expect(toldOf(REPORTS, [answer(text, { about: REPORTS })])?.quote).toBe(text)
  })
})

describe('figures that the CV does not have', () => {
  it('are quoted from stories, each once, without those of claims, times and small numbers', () => {
    const story = `${RIGHT} I found 230,000 naira of double payments. It took three weeks. I called two people.`
    expect(ledger([], [story, story]).missing).toEqual([
      { story: 0, quote: 'I found 230,000 naira of double payments.' },
    ])
  })

  it('are none that the CV has in another notation, with or without the currency', () => {
    const cv = 'Unexplained shortages fell from N300,000 to N40,000 a month'
    const missing = (story: string) => ledgerOf({ cv, claims: [], answers: [], stories: [story] }).missing
    expect(missing('By June the shortage had gone from about 300k to 40k a month.')).toEqual([])
    expect(missing('Shortages were found too late, around 300 thousand a month across two depots.')).toEqual([])
    const another = 'By June the shortage had gone from about 500k to 40k a month.'
    expect(missing(another)).toEqual([{ story: 0, quote: another }])
  })
})

it('takes speech without full stops by stretches, each verbatim', () => {
  const speech = Array.from({ length: 130 }, (_, i) => `word${i}`).join(' ')
  const stretches = tellingSentences(speech)
  expect(stretches.length).toBeGreaterThan(5)
  for (const stretch of stretches) expect(speech).toContain(stretch)
  expect(stretches.at(-1)).toMatch(/word129$/)
})
