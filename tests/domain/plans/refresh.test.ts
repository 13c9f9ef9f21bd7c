import { expect, it } from 'vitest'
import { EXPIRY_CLOCK_MS, PLAN_REFETCH_MS } from '@/domain/plans/refresh'

it('the plan is asked for every 30 seconds and its remaining time worked out every 60', () => {
  expect([PLAN_REFETCH_MS, EXPIRY_CLOCK_MS]).toEqual([30_000, 60_000])
})
