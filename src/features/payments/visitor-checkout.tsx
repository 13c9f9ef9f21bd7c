'use client'

import { type ReactNode, useMemo } from 'react'
import { CheckoutProvider } from '@/components/plans/checkout-context'
import type { PaymentConfigDto } from '@/schemas/payment'
import { useAskToSignIn } from './use-ask-to-sign-in'

type Props = Pick<PaymentConfigDto, 'provider' | 'isTest'> & { children: ReactNode }

/** The plans as a visitor meets them: a purchase begins with signing in, so nothing that pays is fetched. */
export function VisitorCheckout({ provider, isTest, children }: Props) {
  const askToSignIn = useAskToSignIn()
  const checkout = useMemo(
    () => ({
      choose: askToSignIn,
      // It is known already.
      announce: () => {},
      busyPlan: null,
      isCovered: false,
      isSettling: false,
      isClosed: provider === 'off',
      isTest,
    }),
    [askToSignIn, provider, isTest],
  )
  return <CheckoutProvider checkout={checkout}>{children}</CheckoutProvider>
}
