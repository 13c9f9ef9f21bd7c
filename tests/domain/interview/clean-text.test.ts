import { describe, expect, it } from 'vitest'
import { appendSpoken, cleanText } from '@/domain/interview/answers'

describe('cleanText', () => {
  it('removes NUL and replaces each half of a surrogate pair', () => {
    expect(cleanText('a\0b\uD800c\uDC00')).toBe('ab\uFFFDc\uFFFD')
  })

  it('leaves every storable text as it is', () => {
    for (const text of ['', 'Ọláńrewájú', '😀 👩🏾‍💻', 'line\r\nline\t', '\uFFFD']) expect(cleanText(text)).toBe(text)
  })
})

describe('appendSpoken', () => {
  it.each([
    ['', ' hello ', 'hello'],
    ['I led', 'a team', 'I led a team'],
    ['I led ', 'a team', 'I led a team'],
    ['Line\n', 'next', 'Line\nnext'],
    ['kept', '  ', 'kept'],
  ])('appends speech to %j', (text, spoken, expected) => {
    expect(appendSpoken(text, spoken)).toBe(expected)
  })
})
