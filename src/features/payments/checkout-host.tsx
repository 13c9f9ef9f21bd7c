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

// Fetched when it is first needed: where cards are charged, it never is.
const SandboxDialog = dynamic(() => import('./sandbox-dialog').then((module) => module.SandboxDialog))

type Props = {
  /** The plan that was chosen before this was there. */
  chosen?: PlanId | null
  /** Tells that its purchase has begun. */
  onBegun?: () => void
  children: ReactNode
}

/** Holds the purchase of a plan for every screen below, and shows what becomes of it. */
export function CheckoutHost({ chosen = null, onBegun, children }: Props) {
  const { user } = useSession()
  const askToSignIn = useAskToSignIn()
  const { flow, dispatch } = useFlow()
  const [sells, setSells] = useState(false)
  const { data: config } = trpc.payment.config.useQuery(undefined, { enabled: sells })

  const choose = useCallback(
    (plan: PlanId) => {
      if (user) return dispatch({ type: 'chosen', plan })
      // undefined: who it is will be known in a moment.
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
  // Its content stays while the dialog fades out.
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

/** All that a purchase needs, fetched in one piece once it is known that somebody is signed in. */
export const UserCheckout = ({ children, ...chosen }: UserCheckoutProps) => (
  <TrpcProvider>
    <CheckoutHost {...chosen}>{children}</CheckoutHost>
  </TrpcProvider>
)
