import type { CheckoutState } from '@/components/plans/checkout-context'
import type { PlanId } from '@/domain/plans/plans'
import type { UserDto } from '@/schemas/user'

/** What the screens that sell plans know of a purchase. */
export type PurchaseState = Pick<CheckoutState, 'busyPlan' | 'isCovered' | 'isSettling'>

export const NO_PURCHASE: PurchaseState = { busyPlan: null, isCovered: false, isSettling: false }

export type PaymentFlowProps = {
  user: UserDto
  wanted: PlanId | null
  onBegun: () => void
  onChange: (purchase: PurchaseState) => void
}
