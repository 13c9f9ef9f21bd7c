import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom, shuffle } from '@/domain/random'

describe('random numbers from a seed', () => {
  it('are the same for ever, so that models and interviews can be made again', () => {
    const random = seededRandom(7)
    expect([random(), random()]).toEqual([0.011704753153026104, 0.06195825757458806])
    expect(shuffle([0, 1, 2, 3, 4, 5, 6, 7], seededRandom(7))).toEqual([4, 6, 1, 2, 3, 5, 7, 0])
  })
})

describe('the shuffle', () => {
  it('keeps every item once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
        const byValue = (a: number, b: number) => a - b
        expect(shuffle(items, seededRandom(seed)).sort(byValue)).toEqual([...items].sort(byValue))
      }),
    )
  })

  it('draws numbers in [0, 1)', () => {
    fc.assert(
      fc.property(fc.nat({ max: 4294967295 }), (seed) => {
        const random = seededRandom(seed)
        for (let i = 0; i < 50; i++) {
          const value = random()
          expect(value >= 0 && value < 1).toBe(true)
        }
      }),
    )
  })
})
