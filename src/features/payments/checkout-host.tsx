'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { CheckoutProvider } from '@/components/plans/checkout-context'
import type { PlanId } from '@/domain/plans/plans'
import { useSession } from '@/features/shared/session'
import { TrpcProvider, trpc } from '@/trpc/client'
import { busyPlan, isCovered, isSettling } from './advance'
import { PaymentNotice } from './payment-notice'
import { useAskToSignIn } from './use-ask-to-sign-in'
import { useFlow } from './use-flow'

// Loaded lazily, because it is only needed where payments are not real.
const SandboxDialog = dynamic(() => import('./sandbox-dialog').then((module) => module.SandboxDialog))

type Props = {
  /** The plan that was chosen before this component was loaded. */
  chosen?: PlanId | null
  /** Called when its purchase has begun. */
  onBegun?: () => void
  children: ReactNode
}

/** Provides the purchase of a plan to all screens below, and shows its status. */
export function CheckoutHost({ chosen = null, onBegun, children }: Props) {
  const { user } = useSession()
  const askToSignIn = useAskToSignIn()
  const { flow, dispatch } = useFlow()
  const [sells, setSells] = useState(false)
  const { data: config } = trpc.payment.config.useQuery(undefined, { enabled: sells })

  const choose = useCallback(
    (plan: PlanId) => {
      if (user) return dispatch({ type: 'chosen', plan })
      // undefined: the session is still loading.
      if (user === undefined) return
      askToSignIn(plan)
    },
    [user, dispatch, askToSignIn],
  )
  useEffect(() => {
    if (!chosen) return
    dispatch({ type: 'chosen', plan: chosen })
    onBegun?.()
  }, [chosen, onBegun, dispatch])
  const announce = useCallback(() => setSells(true), [])
  const checkout = useMemo(
    () => ({
      choose,
      announce,
      busyPlan: busyPlan(flow),
      isCovered: isCovered(flow),
      isSettling: isSettling(flow),
      isClosed: config?.provider === 'off',
      isTest: config?.isTest ?? false,
    }),
    [choose, announce, flow, config],
  )

  const sandboxed = flow.step === 'open' && flow.payment.provider === 'sandbox' ? flow.payment : null
  // The content stays during the closing animation.
  const [shown, setShown] = useState(sandboxed)
  if (sandboxed && sandboxed !== shown) setShown(sandboxed)

  return (
    <CheckoutProvider checkout={checkout}>
      {children}
      <PaymentNotice flow={flow} dispatch={dispatch} />
      {shown && user && (
        <SandboxDialog
          key={shown.reference}
          payment={shown}
          email={user.email}
          open={sandboxed !== null}
          dispatch={dispatch}
        />
      )}
    </CheckoutProvider>
  )
}

type UserCheckoutProps = { chosen: PlanId | null; onBegun: () => void; children: ReactNode }

/** Everything that a purchase needs, in one chunk, which is loaded once a user is signed in. */
export const UserCheckout = ({ children, ...chosen }: UserCheckoutProps) => (
  <TrpcProvider>
    <CheckoutHost {...chosen}>{children}</CheckoutHost>
  </TrpcProvider>
)
