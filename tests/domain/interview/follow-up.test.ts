import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { followedId, followUpId, followUpTo } from '@/domain/interview/follow-up'

describe('the id of a follow-up question', () => {
  it('leads back to the question, whatever its id', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(followedId(followUpId(id))).toBe(id)
      }),
    )
  })

  it.each(['accountant.own-posting-mistake', 'accountant.follow-up-on-a-debt', 'shared.the-follow-up', ''])(
    'is not %j',
    (id) => {
      expect(followedId(id)).toBeNull()
    },
  )

  it('of a follow-up question leads back by one step only', () => {
    expect(followedId(followUpId(followUpId('a.b')))).toBe(followUpId('a.b'))
  })
})

describe('a follow-up question', () => {
  const asked = {
    id: 'accountant.own-posting-mistake',
    category: 'behavioral' as const,
    competency: 'Honesty',
    followUp: 'What do you check since then?',
    followUpPoints: [{ text: 'You name the check.', weight: 'essential' as const }],
  }

  it('has its own text and points, and the id of the question that it follows', () => {
    expect(followUpTo(asked)).toEqual({
      id: 'accountant.own-posting-mistake.follow-up',
      text: 'What do you check since then?',
      category: 'situational',
      competency: 'Honesty',
      timeEstimate: 2,
      source: 'bank',
      keyPoints: asked.followUpPoints,
      followUpOf: 'accountant.own-posting-mistake',
    })
  })

  // The story has been told already: its follow-up asks for no second one, so it must not be scored as a story.
  it.each([
    ['technical', 'technical'],
    ['situational', 'situational'],
    ['behavioral', 'situational'],
  ] as const)('to a %s question is a %s one', (category, expected) => {
    expect(followUpTo({ ...asked, category }).category).toBe(expected)
  })

  it('copies nothing else from the question that it follows', () => {
    const whole = {
      ...asked,
      text: 'Tell us about a mistake.',
      timeEstimate: 5,
      keyPoints: [{ text: 'You say what.' }],
    }
    expect(followUpTo(whole)).toEqual(followUpTo(asked))
  })
})
