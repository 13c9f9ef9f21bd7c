import { describe, expect, it } from 'vitest'
import { initials } from '@/domain/account/initials'

describe('initials', () => {
  it.each([
    ['Ada', 'A'],
    ['Ada Obi', 'AO'],
    ['ada obi', 'AO'],
    ['Ada Ngozi Obi', 'AN'],
    ['  Ada   Obi  ', 'AO'],
    ['Ada\tObi', 'AO'],
    ['Ada\u00a0Obi', 'AO'],
    ['Ọlá Ṣadé', 'ỌṢ'],
    ['éric ñandu', 'ÉÑ'],
    ['Anne-Marie', 'A'],
    ['3 Musketeers', '3M'],
  ])('of %j are %s', (name, expected) => expect(initials(name)).toBe(expected))

  it.each(['', ' ', '\n\t', '\u00a0'])('are U where there is no name: %j', (name) => expect(initials(name)).toBe('U'))

  it.each([
    ['Ada 😀', 'A😀'],
    ['😀 Ada', '😀A'],
    ['𝒜da 𝒪bi', '𝒜𝒪'],
  ])('never cut a character in half: %s', (name, expected) => expect(initials(name)).toBe(expected))
})
