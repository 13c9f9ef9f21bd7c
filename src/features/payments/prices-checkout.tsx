'use client'

import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { PlanId } from '@/domain/plans/plans'
import { useSession } from '@/features/shared/session'
import { VisitorCheckout } from './visitor-checkout'

type UserCheckout = ComponentType<{ chosen: PlanId | null; onBegun: () => void; children: ReactNode }>

/**
 * The checkout of the prices: a visitor's until somebody is signed in. What is pressed before it is there waits for it.
 */
export function PricesCheckout({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const isUser = Boolean(user)
  const [Checkout, setCheckout] = useState<UserCheckout | null>(null)
  const [chosen, setChosen] = useState<PlanId | null>(null)
  useEffect(() => {
    if (!isUser) return
    const load = () =>
      import('./checkout-host').then(
        (module) => setCheckout(() => module.UserCheckout),
        () => {
          // Tried again when the network is back.
        },
      )
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [isUser])
  const forgetChosen = useCallback(() => setChosen(null), [])

  if (isUser && Checkout) {
    return (
      <Checkout chosen={chosen} onBegun={forgetChosen}>
        {children}
      </Checkout>
    )
  }
  return (
    <VisitorCheckout asks="at-once" onChosen={isUser ? setChosen : undefined} busyPlan={chosen}>
      {children}
    </VisitorCheckout>
  )
}
