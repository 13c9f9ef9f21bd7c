import { describe, expect, it } from 'vitest'
import { hasWords } from '@/domain/cv-review/minimum-words'

describe('the words of a text', () => {
  it.each([
    ['two jobs, three years', 4, true],
    ['two jobs, three years', 5, false],
    ['2019 – 2021 · 50 %', 1, false],
    ['• Élève à l’école', 3, true],
    ['', 1, false],
  ])('of %j are at least %i: %s', (text, fewest, expected) => {
    expect(hasWords(text, fewest)).toBe(expected)
  })
})
