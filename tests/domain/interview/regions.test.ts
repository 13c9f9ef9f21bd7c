import { describe, expect, it } from 'vitest'
import { isAskedIn, REGION_NAMES, REGIONS } from '@/domain/interview/regions'

describe('a question', () => {
  it('without a region is asked everywhere', () => {
    for (const region of REGIONS) {
      expect(isAskedIn({}, region)).toBe(true)
      expect(isAskedIn({ region: undefined }, region)).toBe(true)
    }
  })

  it('with a region is asked there and nowhere else', () => {
    for (const own of REGIONS) {
      expect(REGIONS.filter((region) => isAskedIn({ region: own }, region))).toEqual([own])
    }
  })
})

it('every region has a name of its own', () => {
  const names = REGIONS.map((region) => REGION_NAMES[region])
  expect(names.every(Boolean)).toBe(true)
  expect(new Set(names).size).toBe(REGIONS.length)
})
