'use client'

import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { CheckoutProvider } from '@/components/plans/checkout-context'
import { useFirstInteraction } from '@/components/ui/use-first-interaction'
import type { PlanId } from '@/domain/plans/plans'
import { fetchPaymentConfig } from './payment-config'
import { useAskToSignIn } from './use-ask-to-sign-in'

type Props = {
  /** When it is asked how plans are paid for here: with the page, or once its reader does something. */
  asks: 'at-once' | 'when-needed'
  /** What a press does instead, where somebody is signed in after all. */
  onChosen?: ((plan: PlanId) => void) | undefined
  /** The plan whose purchase waits for what pays. */
  busyPlan?: PlanId | null
  children: ReactNode
}

const doNothing = () => {}

/** The plans as a visitor meets them: a purchase begins with signing in, so nothing that pays is fetched. */
export function VisitorCheckout({ asks, onChosen, busyPlan = null, children }: Props) {
  const askToSignIn = useAskToSignIn()
  const [{ isClosed, isTest }, setMode] = useState({ isClosed: false, isTest: false })
  const ask = useCallback(() => {
    fetchPaymentConfig().then(
      (config) => setMode({ isClosed: config.provider === 'off', isTest: config.isTest }),
      () => {
        // Whoever signs in to buy asks again.
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
  return <CheckoutProvider checkout={checkout}>{children}</CheckoutProvider>
}
