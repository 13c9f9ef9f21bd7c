import { describe, expect, it } from 'vitest'
import { evaluate } from '@/domain/evaluation/evaluate'
import { looseWordsOf } from '@/domain/evaluation/preprocess/language'
import { tokensOf } from '@/domain/text/tokens'
import { questionById } from '../../../scripts/train/questions'

/** A sentence without its loose words. */
function plain(sentence: string): string {
  const tokens = tokensOf(sentence)
  const loose = looseWordsOf(tokens)
  return tokens
    .filter((_, i) => !loose.has(i))
    .map(({ start, end }) => sentence.slice(start, end))
    .join(' ')
}

describe('the loose words of a sentence', () => {
  it.each([
    ['Um, I called the supplier.', 'I called the supplier'],
    ['So I called the supplier', 'I called the supplier'],
    ['Okay so, well, I uh called the supplier, you know.', 'I called the supplier'],
    ['And then, like, I called the supplier', 'And then I called the supplier'],
    ['I think the supplier, basically, was late and stuff.', 'the supplier was late'],
    ['And so I mean I called', 'And I called'],
  ])('%s', (spoken, expected) => {
    expect(plain(spoken)).toBe(expected)
  })

  it.each([
    'The supplier was late so I called them',
    'They like what I do and I know you know them well',
    'This kind of fault looks like a leak',
    'I checked the right account',
    'I do not think so',
  ])('none in “%s”', (sentence) => {
    expect(plain(sentence)).toBe(sentence)
  })
})

it('a good story told with fillers is not taken for one of misconduct', () => {
  const written =
    'In March our payroll file for 140 drivers was rejected by the bank two hours before the cut-off. I called our ' +
    'contact at the bank, Mrs Bello, and she told me that one account number had nine digits. I found the driver, ' +
    'asked him for his card and corrected the number while my manager approved the new file. The money arrived that ' +
    'evening. Since then I check the length of every account number before I upload a file.'
  const spoken = written
    .replaceAll('. I ', '. So I um ')
    .replace('The money', 'So yeah, the money')
    .replace('Since then', 'So I think, you know, since then')
  const question = questionById('backend-developer.wrong-data-repaired')
  const [one, other] = [written, spoken].map((answer) => evaluate({ question, answer }))
  expect(Math.abs((one?.score ?? 0) - (other?.score ?? 0))).toBeLessThanOrEqual(5)
  expect(other?.improvements.join(' ')).not.toContain('find everything right')
  expect(other?.remarks).toEqual(one?.remarks)
})
