import { expect, it } from 'vitest'
import { comparisonReason } from '@/domain/interview/comparison-reason'

const compared = { isSameReader: true, isSameVersion: true, verdict: 'unclear', difference: 8, dimensions: [] } as const

it('an unclear change of the whole is explained where parts of it changed clearly', () => {
  expect(comparisonReason(compared)).toBe('Their likely ranges overlap, so the difference may be chance.')
  expect(comparisonReason({ ...compared, dimensions: [{ verdict: 'higher' }, { verdict: 'unclear' }] })).toBe(
    'Their likely ranges overlap, so the difference may be chance. One part of the score changed clearly, though not ' +
      'enough to move the whole.',
  )
  const dimensions = [{ verdict: 'higher' }, { verdict: 'lower' }] as const
  expect(comparisonReason({ ...compared, difference: 0, dimensions })).toBe(
    'Both score the same. 2 parts of the score changed clearly, though not enough to move the whole.',
  )
})

it('a clear change needs no explanation by its parts', () => {
  expect(comparisonReason({ ...compared, verdict: 'higher', dimensions: [{ verdict: 'higher' }] })).toBe(
    'Their likely ranges do not overlap, so this is more than chance.',
  )
})

it('scores of two versions or two evaluators are not compared', () => {
  expect(comparisonReason({ ...compared, isSameReader: false, isSameVersion: false })).toMatch(/An earlier version/)
  expect(comparisonReason({ ...compared, isSameReader: false })).toMatch(/An AI model/)
})
