'use client'

import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { PlanId } from '@/domain/plans/plans'
import { useSession } from '@/features/shared/session'
import { VisitorCheckout } from './visitor-checkout'

type UserCheckout = ComponentType<{ chosen: PlanId | null; onBegun: () => void; children: ReactNode }>

/**
 * The checkout of the pricing page: the visitor's version until a user is known. A plan chosen before the user's
 * version is loaded is kept for it.
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
          // Retried when the network is back.
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
