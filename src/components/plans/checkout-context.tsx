'use client'

import { type ReactNode, useEffect } from 'react'
import { strictContext } from '@/components/strict-context'
import type { PlanId } from '@/domain/plans/plans'

export type CheckoutState = {
  /** The plan whose purchase is under way; nothing else can be bought meanwhile. */
  busyPlan: PlanId | null
  /** Whether the provider's own window lies over the page: a dialog of ours would keep the keyboard from it. */
  isCovered: boolean
  /** Whether the payer is done with the popup, and the plan is about to start. */
  isSettling: boolean
  /** Whether nothing can be bought on this server. */
  isClosed: boolean
  /** Whether payments are a test that moves no money. */
  isTest: boolean
}

type Checkout = CheckoutState & {
  /** Begins the purchase of a plan; a visitor is asked to sign in and comes back to it. */
  choose: (plan: PlanId) => void
  /** Says that plans are for sale on this screen, so that it is asked how they are paid for here. */
  announce: () => void
}

const CheckoutContext = strictContext<Checkout>('useCheckout')

/** Lets every screen that shows plans sell them; whoever knows how to pay passes what does it. */
export function CheckoutProvider({ checkout, children }: { checkout: Checkout; children: ReactNode }) {
  return <CheckoutContext.Provider value={checkout}>{children}</CheckoutContext.Provider>
}

/** For a screen that sells plans. */
export function useCheckout(): Omit<Checkout, 'announce'> {
  const checkout = CheckoutContext.use()
  const { announce } = checkout
  useEffect(announce, [announce])
  return checkout
}
