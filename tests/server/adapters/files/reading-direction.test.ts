/** PDF pages contain Hebrew and Arabic in visual order; the text must be in logical order. */
import { expect, it } from 'vitest'
import { toPieces } from '@/server/adapters/files/parser/glyph-pieces'
import { inReadingOrder } from '@/server/adapters/files/parser/reading-direction'

const asItLooks = (text: string) => [...text].reverse().join('')

it.each([
  ['words of one alphabet', asItLooks('מהנדסת תוכנה'), 'מהנדסת תוכנה'],
  ['numbers inside', `2022 ${asItLooks('عام')} 3.5 ${asItLooks('معدل')}`, 'معدل 3.5 عام 2022'],
  [
    'words of another alphabet inside',
    `Python 3 ${asItLooks('باستخدام')} ${asItLooks('برمجيات')}`,
    'برمجيات باستخدام Python 3',
  ],
  [
    'a word inside a line from left to right',
    `Engineer (${asItLooks('مهندس برمجيات')}) in Lagos`,
    'Engineer (مهندس برمجيات) in Lagos',
  ],
  [
    'brackets',
    `Greenroom (Senior) ${asItLooks('מהנדסת תוכנה בחברת חדשה')}`,
    'מהנדסת תוכנה בחברת חדשה Greenroom (Senior)',
  ],
  ['brackets around a word', `(SQL) ${asItLooks('תוכנה')}`, 'תוכנה (SQL)'],
  ['shapes of letters', asItLooks('\ufee3\ufeec\ufee8\ufeaa\ufeb1'), 'مهندس'],
  ['nothing to turn', 'Ada Obi, 2019 - 2022', 'Ada Obi, 2019 - 2022'],
])('%s', (_, line, expected) => {
  expect(inReadingOrder(line)).toBe(expected)
})

it('keeps the letters of a joined pair in their order', () => {
  const glyphs = ['م', 'لا', 'س'].map((unicode) => ({ unicode, width: 500 }))
  const { pieces } = toPieces(glyphs, { size: 10, unit: 0.01, charSpacing: 0, wordSpacing: 0 })
  expect(inReadingOrder(pieces.map(({ text }) => text).join(''))).toBe('سلام')
})
