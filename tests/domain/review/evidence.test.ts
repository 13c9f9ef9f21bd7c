import { describe, expect, it } from 'vitest'
import { cardChanges } from '@/domain/review/evidence'
import { graded } from '@/domain/review/schedule'

const FIRST = new Date('2026-03-10T12:00:00Z')
const LATER = new Date('2026-03-12T12:00:00Z')
const card = { id: 'c', point: 'You agree the date.', ...graded(null, 'again', FIRST) }
const reading = (verdict: 'met' | 'partly' | 'missing' | 'unsure' | 'contradicted') => [{ point: card.point, verdict }]
const NOTHING = { made: [], graded: [], withdrawn: [] }

describe('the effect of an answer on the cards', () => {
  it.each(['missing', 'contradicted'] as const)('makes one of a point that is %s, due the next day', (verdict) => {
    expect(cardChanges([], reading(verdict), FIRST).made).toEqual([
      expect.objectContaining({ point: card.point, lastGrade: 'again', due: new Date('2026-03-11T12:00:00Z') }),
    ])
  })

  it.each(['met', 'partly', 'unsure'] as const)('makes none of a point that is %s', (verdict) => {
    expect(cardChanges([], reading(verdict), FIRST)).toEqual(NOTHING)
  })

  it('grades a card by a later answer: good where it is met, again where it is missed', () => {
    const [met] = cardChanges([card], reading('met'), LATER).graded
    expect(met).toMatchObject({ id: 'c', lastGrade: 'good', reps: 2, reviewedAt: LATER })
    const [missed] = cardChanges([card], reading('missing'), LATER).graded
    expect(missed).toMatchObject({ id: 'c', lastGrade: 'again', reps: 2 })
    expect(met && missed && met.due > missed.due).toBe(true)
    expect(cardChanges([card], reading('partly'), LATER)).toEqual(NOTHING)
  })

  it('counts an answer once, however often it is evaluated, and ignores older ones', () => {
    expect(cardChanges([card], reading('missing'), FIRST)).toEqual(NOTHING)
    const known = { id: 'c', point: card.point, ...graded(card, 'good', LATER) }
    expect(cardChanges([known], reading('missing'), FIRST)).toEqual(NOTHING)
    expect(cardChanges([known], reading('met'), LATER)).toEqual(NOTHING)
  })

  it('withdraws a card when another evaluation of the same answer does not support it', () => {
    expect(cardChanges([card], reading('met'), FIRST)).toEqual({ ...NOTHING, withdrawn: ['c'] })
  })
})
