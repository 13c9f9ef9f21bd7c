import type { DemoInterview } from './demo-interview'
import { FIRST_DATA_ANALYST } from './first-data-analyst'
import { PRODUCT_MANAGER } from './product-manager'
import { SECOND_DATA_ANALYST } from './second-data-analyst'
import { ABANDONED, SAVED } from './unfinished'

/**
 * In chronological order. At most two per month, as in the free plan, and none in the month of the seeding, so that a
 * visitor can still start some.
 */
export const DEMO_INTERVIEWS: readonly DemoInterview[] = [
  FIRST_DATA_ANALYST,
  ABANDONED,
  PRODUCT_MANAGER,
  SECOND_DATA_ANALYST,
  SAVED,
]
