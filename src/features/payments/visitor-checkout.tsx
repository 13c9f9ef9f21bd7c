'use client'

import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { CheckoutProvider } from '@/components/plans/checkout-context'
import { useFirstInteraction } from '@/components/ui/use-first-interaction'
import type { PlanId } from '@/domain/plans/plans'
import { fetchPaymentConfig } from './payment-config'
import { useAskToSignIn } from './use-ask-to-sign-in'

type Props = {
  /** When the payment configuration is fetched: on mount, or at the first interaction. */
  asks: 'at-once' | 'when-needed'
  /** Replaces the request to sign in, for a user who is signed in. */
  onChosen?: ((plan: PlanId) => void) | undefined
  /** The plan whose purchase waits until the user's checkout is loaded. */
  busyPlan?: PlanId | null
  children: ReactNode
}

const doNothing = () => {}

/** The plans for a visitor: a purchase begins with signing in, so no payment code is loaded. */
export function VisitorCheckout({ asks, onChosen, busyPlan = null, children }: Props) {
  const askToSignIn = useAskToSignIn()
  const [{ isClosed, isTest }, setMode] = useState({ isClosed: false, isTest: false })
  const ask = useCallback(() => {
    fetchPaymentConfig().then(
      (config) => setMode({ isClosed: config.provider === 'off', isTest: config.isTest }),
      () => {
        // It is fetched again after signing in.
      },
    )
  }, [])
  useFirstInteraction(asks === 'when-needed' ? ask : doNothing)
  const checkout = useMemo(
    () => ({
      choose: onChosen ?? askToSignIn,
      announce: asks === 'at-once' ? ask : doNothing,
      busyPlan,
      isCovered: false,
      isSettling: false,
      isClosed,
      isTest,
    }),
    [onChosen, askToSignIn, asks, ask, busyPlan, isClosed, isTest],
  )
  return <CheckoutProvider value={checkout}>{children}</CheckoutProvider>
}
