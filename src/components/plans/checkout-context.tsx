import { useEffect } from 'react'
import { strictContext } from '@/components/strict-context'
import type { PlanId } from '@/domain/plans/plans'

export type CheckoutState = {
  /** The plan whose purchase is in progress; no other plan can be bought in the meantime. */
  busyPlan: PlanId | null
  /** Whether the provider's popup covers the page: an open dialog of ours would trap the keyboard focus. */
  isCovered: boolean
  /** Whether the popup has reported success and the plan is about to start. */
  isSettling: boolean
  /** Whether nothing can be bought on this server. */
  isClosed: boolean
  /** Whether payments are tests that move no money. */
  isTest: boolean
}

type Checkout = CheckoutState & {
  /** Begins the purchase of a plan; a visitor is asked to sign in first and then returns to it. */
  choose: (plan: PlanId) => void
  /** Requests the payment configuration, for a screen that sells plans. */
  announce: () => void
}

const CheckoutContext = strictContext<Checkout>('useCheckout')

/** Provides the checkout to every screen that shows plans. */
export const CheckoutProvider = CheckoutContext.Provider

/** The checkout, for a screen that sells plans. */
export function useCheckout(): Omit<Checkout, 'announce'> {
  const checkout = CheckoutContext.use()
  const { announce } = checkout
  useEffect(announce, [announce])
  return checkout
}
