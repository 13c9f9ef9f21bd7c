import { describe, expect, it } from 'vitest'
import { advertTokens } from '@/domain/documents/advert/advert-tokens'
import { spansOf, TOKEN_LABELS, tokenLabels } from '@/domain/documents/advert/requirement-spans'
import type { NamedCrf } from '@/domain/documents/named-crf'

/** Labels each token by the one feature of its row. */
const BY_NAME: NamedCrf = {
  labels: TOKEN_LABELS,
  places: new Map(TOKEN_LABELS.map((label, i) => [label, i])),
  weights: Float32Array.from(TOKEN_LABELS.flatMap((_, i) => TOKEN_LABELS.map((__, j) => Number(i === j)))),
  transitions: TOKEN_LABELS.map(() => TOKEN_LABELS.map(() => 0)),
}

/** The spans of a text whose tokens have these labels. */
const read = (text: string, labels: readonly string[]) =>
  spansOf(
    text,
    advertTokens(text),
    labels.map((label) => [label]),
    BY_NAME,
  ).map(({ start, end, kind }) => [kind, text.slice(start, end)])

describe('the tokens of a sentence', () => {
  it('are words and single marks', () => {
    expect(advertTokens('3+ years of C++, CI/CD').map(({ text }) => text)).toEqual([
      '3',
      '+',
      'years',
      'of',
      'C',
      '++',
      ',',
      'CI',
      '/',
      'CD',
    ])
  })

  it('may contain an ampersand', () => {
    expect(advertTokens('M&A, R&D & more').map(({ text }) => text)).toEqual(['M&A', ',', 'R&D', '&', 'more'])
  })

  it('have the labels of the spans around them, and back', () => {
    const text = 'Know SQL and plan shifts'
    const spans = [
      { start: 5, end: 8, kind: 'tool' },
      { start: 13, end: 24, kind: 'duty' },
    ] as const
    const labels = tokenLabels(advertTokens(text), spans)
    expect(labels).toEqual(['none', 'begins tool', 'none', 'begins duty', 'goes on duty'])
    expect(read(text, labels)).toEqual([
      ['tool', 'SQL'],
      ['duty', 'plan shifts'],
    ])
  })
})

describe('a span', () => {
  it('has the marks at its end that are part of the name', () => {
    expect(read('Security+ or A+', ['begins certificate', 'none', 'none', 'begins certificate', 'none'])).toEqual([
      ['certificate', 'Security+'],
      ['certificate', 'A+'],
    ])
  })

  it('begins where one of another kind ends, also if its label only goes on', () => {
    expect(read('SQL plan', ['begins tool', 'goes on duty'])).toEqual([
      ['tool', 'SQL'],
      ['duty', 'plan'],
    ])
    expect(read('and shifts', ['none', 'goes on duty'])).toEqual([['duty', 'shifts']])
  })

  it('has whole brackets or none', () => {
    const skill = (tokens: number) => ['begins skill', ...new Array<string>(tokens - 1).fill('goes on skill')]
    expect(read('German (B2)', [...skill(3), 'none'])).toEqual([['skill', 'German (B2)']])
    expect(read('German (B2 or C1)', [...skill(3), 'none', 'none', 'none'])).toEqual([['skill', 'German']])
  })

  it('of years names years', () => {
    const years = (tokens: number) => ['begins years', ...new Array<string>(tokens - 1).fill('goes on years')]
    expect(read('3 yrs in audit', years(4))).toEqual([['years', '3 yrs in audit']])
    expect(read('at least 1yr', years(3))).toEqual([['years', 'at least 1yr']])
    expect(read('one of Python or Go', years(5))).toEqual([['skill', 'one of Python or Go']])
  })

  it.each([
    ['0-2 years of experience', 'years'],
    ['0 to 3 yrs', 'years'],
    ['up to two years in sales', 'years'],
    ['not more than 5 years experience', 'years'],
    ['Not more than 45 years old', 'skill'],
    ['not older than 35 years', 'skill'],
    ['below 40 years', 'skill'],
    ['not be more than 40 years', 'skill'],
    ['25-40 yrs old', 'skill'],
  ])('is none where nobody can fall short of it, or be asked for it: %s', (text, kind) => {
    expect(
      read(
        text,
        advertTokens(text).map((_, i) => `${i === 0 ? 'begins' : 'goes on'} ${kind}`),
      ),
    ).toEqual([])
  })

  it.each([
    ['no less than four years', 'years'],
    ['10 years in audit', 'years'],
    ['3 up to 5 years', 'years'],
    ['at least 20 years', 'years'],
    ['cook for 30 people', 'skill'],
    ['explain loans to a twelve year old', 'skill'],
    ['care for children under 5 years old', 'skill'],
  ])('may ask for years, or only name an age: %s', (text, kind) => {
    const labels = advertTokens(text).map((_, i) => `${i === 0 ? 'begins' : 'goes on'} ${kind}`)
    expect(read(text, labels)).toEqual([[kind, text]])
  })

  it('is of years where it is a part of those before it', () => {
    const labels = (text: string, years: readonly number[]) =>
      advertTokens(text).map((_, i) =>
        years.includes(i) ? 'begins years' : i > (years[1] ?? 0) ? 'goes on years' : 'none',
      )
    const told = '8+ yrs, of which 3 as project manager'
    expect(read(told, labels(told, [0, 6]))).toContainEqual(['years', '3 as project manager'])
    const skills = '8 yrs, one of Python or Go'
    expect(read(skills, labels(skills, [0, 3]))).toContainEqual(['skill', 'one of Python or Go'])
  })

  it('is a phrase without the conjunctions, marks and brackets around it', () => {
    const tool = (tokens: number) => ['begins tool', ...new Array<string>(tokens - 1).fill('goes on tool')]
    expect(read('or Power BI,', tool(4))).toEqual([['tool', 'Power BI']])
    expect(read('Excel and', tool(2))).toEqual([['tool', 'Excel']])
    expect(read('SAP is preferred', tool(3))).toEqual([['tool', 'SAP']])
    expect(read('Python)', tool(2))).toEqual([['tool', 'Python']])
    expect(read('/ or', tool(2))).toEqual([])
  })

  it('is no part of an address', () => {
    expect(
      read('jobs@abc.com.gh', ['none', 'none', 'begins degree', 'goes on degree', 'goes on degree', 'none', 'none']),
    ).toEqual([])
  })
})
