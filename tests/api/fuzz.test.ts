/** A short run of `npm run verify -- fuzz`: the same inputs each time. */
import { expect, it } from 'vitest'
import { fuzz } from '../../scripts/verify/fuzz/fuzz'

it('answers generated bad inputs without a 5xx, a hang or a changed row', { timeout: 240_000 }, async () => {
  const { faults, statuses } = await fuzz({ seed: 20260310, inputs: 310 })
  expect(faults).toEqual([])
  // Most inputs are refused, and some are good enough to reach a service.
  expect(statuses[400]).toBeGreaterThan(80)
  expect(statuses[200]).toBeGreaterThan(20)
})
