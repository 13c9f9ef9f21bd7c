import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrange, pickFrame } from '@/domain/interview/pick-frame'

type Opener = { id: string; place: 'opening' | 'closing' | 'if-it-applies' }

const some = (place: Opener['place'], count: number): Opener[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${place}-${i}`, place }))

/** Closing questions first, so that the test does not depend on the order in the file. */
const OPENERS: readonly Opener[] = [...some('closing', 5), ...some('if-it-applies', 3), ...some('opening', 4)]
const FIRST = 'opening-0'

const pick = (count: number, seen: Iterable<string> = [], seed = 1) =>
  pickFrame(OPENERS, { count, seen: new Set(seen), seed })
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)

describe('the length of an interview', () => {
  it.each([
    [0, []],
    [4, []],
    [5, ['opening']],
    [9, ['opening']],
    [10, ['opening', 'closing']],
    [30, ['opening', 'closing']],
  ])('of %i questions leaves room for %j', (count, places) => {
    expect(Object.keys(pick(count))).toEqual(places)
  })
})

describe('the opening question', () => {
  it('is the first of the editors in a first interview, whatever the seed', () => {
    for (const seed of SEEDS) expect(pick(5, [], seed).opening?.id).toBe(FIRST)
  })

  it('is the first as long as no opening question was asked, whatever else was', () => {
    const seen = [
      'accountant.own-posting-mistake',
      ...OPENERS.filter(({ place }) => place !== 'opening').map((q) => q.id),
    ]
    for (const seed of SEEDS) expect(pick(5, seen, seed).opening?.id).toBe(FIRST)
  })

  it('is afterwards an unseen one, and every one has its turn', () => {
    const later = new Set(SEEDS.map((seed) => pick(5, [FIRST], seed).opening?.id))
    expect([...later].sort()).toEqual(['opening-1', 'opening-2', 'opening-3'])
  })

  it('is any of them once all were asked', () => {
    const all = OPENERS.map(({ id }) => id)
    const again = new Set(SEEDS.map((seed) => pick(5, all, seed).opening?.id))
    expect([...again].sort()).toEqual([FIRST, 'opening-1', 'opening-2', 'opening-3'])
  })
})

describe('the closing question', () => {
  it('is any of them also in a first interview', () => {
    const closings = new Set(SEEDS.map((seed) => pick(10, [], seed).closing?.id))
    expect(closings.size).toBe(5)
  })

  it('is one that was not asked yet while there is one', () => {
    const seen = ['closing-0', 'closing-1', 'closing-2', 'closing-4']
    for (const seed of SEEDS) expect(pick(10, seen, seed).closing?.id).toBe('closing-3')
  })
})

describe('whatever was seen, the count and the seed', () => {
  const situation = fc.record({
    openers: fc.shuffledSubarray([...OPENERS]),
    seen: fc.subarray(OPENERS.map(({ id }) => id)),
    count: fc.integer({ min: 0, max: 40 }),
    seed: fc.nat({ max: 4294967295 }),
  })

  it("each question is in its own place, and an 'if-it-applies' question in none", () => {
    fc.assert(
      fc.property(situation, ({ openers, seen, count, seed }) => {
        const frame = pickFrame(openers, { count, seen: new Set(seen), seed })
        for (const [place, opener] of Object.entries(frame)) {
          expect(opener.place).toBe(place)
          expect(openers).toContain(opener)
        }
      }),
    )
  })

  it('a place stays empty only when the interview is short or no question fits', () => {
    fc.assert(
      fc.property(situation, ({ openers, seen, count, seed }) => {
        const frame = pickFrame(openers, { count, seen: new Set(seen), seed })
        const has = (wanted: string) => openers.some(({ place }) => place === wanted)
        expect(frame.opening !== undefined).toBe(count >= 5 && has('opening'))
        expect(frame.closing !== undefined).toBe(count >= 10 && has('closing'))
      }),
    )
  })

  it('the selection is deterministic', () => {
    fc.assert(
      fc.property(situation, ({ openers, seen, count, seed }) => {
        const once = () => pickFrame(openers, { count, seen: new Set(seen), seed })
        expect(once()).toEqual(once())
      }),
    )
  })
})

describe('the order', () => {
  it('is the opening question, the others as they come, the closing one', () => {
    expect(arrange({ opening: 'o', closing: 'c' }, ['x', 'y'])).toEqual(['o', 'x', 'y', 'c'])
    expect(arrange({ opening: 'o' }, ['x', 'y'])).toEqual(['o', 'x', 'y'])
    expect(arrange({ closing: 'c' }, ['x', 'y'])).toEqual(['x', 'y', 'c'])
    expect(arrange({}, ['x', 'y'])).toEqual(['x', 'y'])
    expect(arrange({ opening: 'o', closing: 'c' }, [])).toEqual(['o', 'c'])
  })
})
