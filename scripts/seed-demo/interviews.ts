import type { DemoInterview } from './demo-interview'
import { FIRST_DATA_ANALYST } from './first-data-analyst'
import { PRODUCT_MANAGER } from './product-manager'
import { SECOND_DATA_ANALYST } from './second-data-analyst'
import { ABANDONED, SAVED } from './unfinished'

/**
 * In the order in which they were begun. At most two in a month, as the free plan allows, and none in the month of the
 * seeding, so that whoever looks around can start some.
 */
export const DEMO_INTERVIEWS: readonly DemoInterview[] = [
  FIRST_DATA_ANALYST,
  ABANDONED,
  PRODUCT_MANAGER,
  SECOND_DATA_ANALYST,
  SAVED,
]
