import { describe, expect, it } from 'vitest'
import { evaluate } from '@/domain/evaluation/evaluate'
import { everyNth, GRADED } from './fixtures'

const scoreOf = (row: (typeof GRADED)[number], answer: string) => evaluate({ question: row.question, answer }).score
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Names in the answers, replaced by names of other origins. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:Bola|Tunde|Emeka|Chidi|Amaka|Ngozi|Ada|Kemi|Femi|Sade|Musa|Aisha|Ibrahim|Kofi|Ama|Wanjiru|Fatima|Uche)\b/g,
    'Xiuying',
  ],
  [/\b(?:Mr|Mrs|Alhaji|Madam|Ms) [A-Z][a-z]+\b/g, 'Mr O’Brien'],
  [/\b(?:Lagos|Ibadan|Kano|Abuja|Accra|Nairobi|Apapa|Aba|Enugu|Kaduna|Jos)\b/g, 'Manchester'],
]
const PRONOUNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:he|she)\b/g, 'they'],
  [/\b(?:him|her)\b/g, 'them'],
]
const SPELLING: readonly (readonly [RegExp, string])[] = [
  [/\b(\w+)is(e|ed|ing|ation)\b/g, '$1iz$2'],
  [/our\b/g, 'or'],
  [/\bcentre\b/g, 'center'],
  [/\bcheque/g, 'check'],
]
const swapped = (text: string, pairs: readonly (readonly [RegExp, string])[]) =>
  pairs.reduce((changed, [from, to]) => changed.replace(from, to), text)

function differences(pairs: readonly (readonly [RegExp, string])[]): number[] {
  return everyNth(3).flatMap((row) => {
    const other = swapped(row.answer, pairs)
    return other === row.answer ? [] : [Math.abs(scoreOf(row, other) - scoreOf(row, row.answer))]
  })
}

describe('the same content', () => {
  it.each([
    ['with names and places of other peoples', NAMES, 2],
    ['with other pronouns', PRONOUNS, 1],
    ['in American spelling', SPELLING, 1.5],
  ] as const)('%s scores alike', (_, pairs, atMost) => {
    const changes = differences(pairs)
    expect(changes.length).toBeGreaterThan(50)
    expect(mean(changes)).toBeLessThanOrEqual(atMost)
  })

  it('in second-language English scores within 5 of polished English, on the mean', () => {
    const of = (kind: string) => GRADED.filter((row) => row.kind === kind).map((row) => scoreOf(row, row.answer))
    expect(Math.abs(mean(of('excellent')) - mean(of('second-language')))).toBeLessThanOrEqual(5)
  })
})
