import { expect, it } from 'vitest'
import { INTERVIEW_TIPS, nextTipIndex, TIP_ROTATION_MS, tipIndexAt, tipsFor } from '@/features/dashboard/tips'

it('the rotation from any tip reaches every tip and returns', () => {
  const seen = new Set<number>()
  let index = tipIndexAt(new Date('2026-03-05T12:00:00Z'))
  for (const _ of INTERVIEW_TIPS) {
    seen.add(index)
    index = nextTipIndex(index)
  }
  expect(seen.size).toBe(INTERVIEW_TIPS.length)
  expect(seen.has(index)).toBe(true)
})

it('the time determines the first tip, one rotation later it is the next', () => {
  const time = new Date('2026-03-05T12:00:00Z')
  expect(tipIndexAt(new Date(time.getTime() + TIP_ROTATION_MS))).toBe(nextTipIndex(tipIndexAt(time)))
})

it('no tip names a time limit to somebody who has more time, and every other tip stays', () => {
  expect(tipsFor('usual')).toEqual(INTERVIEW_TIPS)
  expect(tipsFor('none')).toEqual(INTERVIEW_TIPS.filter((tip) => !/minute/.test(tip)))
  expect(tipsFor('longer').length).toBe(INTERVIEW_TIPS.length - 1)
  expect(nextTipIndex(8, 9)).toBe(0)
})
