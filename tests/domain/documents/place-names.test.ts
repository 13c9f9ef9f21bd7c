import { describe, expect, it } from 'vitest'
import { inPlaceName, placeShare } from '@/domain/documents/place-names'

const placesIn = (text: string) => {
  const words = text.split(' ')
  return words.filter((_, i) => inPlaceName(words.map((word) => word.toLowerCase()))[i])
}

describe('names of places', () => {
  it.each([
    ['Oak Ltd Port Harcourt', ['Port', 'Harcourt']],
    ['Clerk at Rapid City Bank', ['Rapid', 'City']],
    ['Zürich', ['Zürich']],
    ['Łódź', ['Łódź']],
    ['Dar es Salaam', ['Dar', 'es', 'Salaam']],
    ['Nigeria', ['Nigeria']],
    ['Accountant in charge of bank relations', []],
    ['', []],
  ])('in "%s" are %j', (text, expected) => {
    expect(placesIn(text)).toEqual(expected)
  })

  it('have a share of the words', () => {
    expect(placeShare(['joliet', 'il'])).toBe(0.5)
    expect(placeShare([])).toBe(0)
  })
})
