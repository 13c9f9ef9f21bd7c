import { describe, expect, it } from 'vitest'
import { firstName } from '@/domain/account/first-name'
import {
  assertMayComment,
  assertMayShare,
  MAX_MENTOR_COMMENTS,
  MAX_MENTOR_LINKS,
  mentorLinkExpiry,
} from '@/domain/mentor/link'

describe('a link for a mentor', () => {
  it('works for fourteen days', () => {
    expect(mentorLinkExpiry(new Date('2026-02-20T08:30:00Z'))).toEqual(new Date('2026-03-06T08:30:00Z'))
  })

  it('is refused above the limit', () => {
    expect(() => assertMayShare(MAX_MENTOR_LINKS - 1)).not.toThrow()
    expect(() => assertMayShare(MAX_MENTOR_LINKS)).toThrow('5 links at a time')
  })

  it('has a limit of comments', () => {
    expect(() => assertMayComment(MAX_MENTOR_COMMENTS - 1)).not.toThrow()
    expect(() => assertMayComment(MAX_MENTOR_COMMENTS)).toThrow('200 comments')
  })
})

describe('the first name', () => {
  it.each([
    ['Ada Obi', 'Ada'],
    ['  Ngozi\tChukwu ', 'Ngozi'],
    ['Sade', 'Sade'],
    ['', null],
    ['   ', null],
    ['ada@example.com', null],
  ])('of %j is %j', (name, first) => {
    expect(firstName(name)).toBe(first)
  })
})
