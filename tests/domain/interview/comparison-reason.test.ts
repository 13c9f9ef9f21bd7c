import { expect, it } from 'vitest'
import { comparisonHeading, comparisonReason } from '@/domain/interview/comparison-reason'

const compared = { isSameReader: true, isSameVersion: true, verdict: 'unclear', difference: 8 } as const

it('the heading names the points, whether or not the change is clear', () => {
  expect(comparisonHeading(compared)).toBe('8 points higher; the ranges still overlap')
  expect(comparisonHeading({ ...compared, difference: -1 })).toBe('1 point lower; the ranges still overlap')
  expect(comparisonHeading({ ...compared, verdict: 'higher', difference: 43 })).toBe('Clearly higher, by 43 points')
  expect(comparisonHeading({ ...compared, difference: 0 })).toBe('No clear change')
})

it('the reason says how likely chance is', () => {
  expect(comparisonReason(compared)).toBe('With ranges this wide, the difference may be chance.')
  expect(comparisonReason({ ...compared, verdict: 'higher' })).toMatch(/^That is probably more than chance/)
  expect(comparisonReason({ ...compared, difference: 0 })).toBe('Both score the same.')
})

it('scores of two versions or two evaluators are not compared', () => {
  const apart = { ...compared, isSameReader: false }
  expect(comparisonHeading(apart)).toBe('No clear change')
  expect(comparisonReason({ ...apart, isSameVersion: false })).toMatch(/An earlier version/)
  expect(comparisonReason(apart)).toMatch(/An AI model/)
})
