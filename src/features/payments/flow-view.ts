/** What screens need to know of a payment under way. */
import type { PlanId } from '@/domain/plans/plans'
import { canChoose } from './advance'
import type { Flow } from './flow'

/** The plan whose purchase is under way, or null where one can be chosen. */
export function busyPlan(flow: Flow): PlanId | null {
  if (canChoose(flow) || flow.step === 'idle') return null
  return flow.step === 'starting' ? flow.plan : flow.payment.plan
}

/** Whether a popup that is not one of our own may lie over the page. */
export const isCovered = (flow: Flow): boolean =>
  (flow.step === 'open' || (flow.step === 'asking' && (flow.reason === 'returned' || flow.reason === 'closed'))) &&
  flow.payment.provider !== 'sandbox'

/** Whether the popup has reported success and the plan is about to start. */
export const isSettling = (flow: Flow): boolean =>
  flow.step === 'confirming' || (flow.step === 'asking' && flow.reason === 'reported')
