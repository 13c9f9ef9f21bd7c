'use client'

import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { CheckoutProvider } from '@/components/plans/checkout-context'
import { notify } from '@/components/ui/notify'
import { useFirstInteraction } from '@/components/ui/use-first-interaction'
import type { PlanId } from '@/domain/plans/plans'
import { useSession } from '@/features/shared/session'
import { TrpcProvider, trpc } from '@/trpc/client'
import { hasOpenPayment } from './has-open-payment'
import { NO_PURCHASE, type PaymentFlowProps } from './purchase-state'
import { TEXTS } from './texts'
import { useAskToSignIn } from './use-ask-to-sign-in'

type Props = { chosen?: PlanId | null; onBegun?: () => void; children: ReactNode }

/**
 * Provides the purchase of a plan to all screens below, and shows its status. The payment flow itself is loaded when a
 * plan is chosen, when a payment is open in this browser, and with the first interaction on a screen that sells plans.
 */
export function CheckoutHost({ chosen = null, onBegun, children }: Props) {
  const { user } = useSession()
  const askToSignIn = useAskToSignIn()
  const [sells, setSells] = useState(false)
  const { data: config } = trpc.payment.config.useQuery(undefined, { enabled: sells })
  const [wanted, setWanted] = useState<PlanId | null>(null)
  const [purchase, setPurchase] = useState(NO_PURCHASE)
  const { PaymentFlow, load } = useDeferredFlow(sells)

  const begin = useCallback(
    (plan: PlanId) => {
      setWanted(plan)
      load().catch(() => {
        setWanted(null)
        notify(TEXTS.notStarted)
      })
    },
    [load],
  )
  const choose = useCallback(
    (plan: PlanId) => {
      if (user) return begin(plan)
      // undefined: the session is still loading.
      if (user === undefined) return
      askToSignIn(plan)
    },
    [user, begin, askToSignIn],
  )
  useEffect(() => {
    if (!chosen) return
    begin(chosen)
    onBegun?.()
  }, [chosen, onBegun, begin])
  const announce = useCallback(() => setSells(true), [])
  const forgetWanted = useCallback(() => setWanted(null), [])
  const checkout = useMemo(
    () => ({
      choose,
      announce,
      ...purchase,
      busyPlan: wanted ?? purchase.busyPlan,
      isClosed: config?.provider === 'off',
      isTest: config?.isTest ?? false,
    }),
    [choose, announce, wanted, purchase, config],
  )

  return (
    <CheckoutProvider value={checkout}>
      {children}
      {PaymentFlow && user && (
        <PaymentFlow key={user.id} user={user} wanted={wanted} onBegun={forgetWanted} onChange={setPurchase} />
      )}
    </CheckoutProvider>
  )
}

/** @param isLikely whether the flow is loaded with the first interaction */
function useDeferredFlow(isLikely: boolean) {
  const [PaymentFlow, setPaymentFlow] = useState<ComponentType<PaymentFlowProps> | null>(null)
  const load = useCallback(async () => {
    const module = await import('./payment-flow')
    setPaymentFlow(() => module.PaymentFlow)
  }, [])
  const loadQuietly = useCallback(() => {
    load().catch(() => {
      // Loaded again when a plan is chosen, or when the network is back.
    })
  }, [load])
  const loadIfLikely = useCallback(() => {
    if (isLikely) loadQuietly()
  }, [isLikely, loadQuietly])
  useFirstInteraction(loadIfLikely)
  useEffect(() => {
    if (!hasOpenPayment()) return
    loadQuietly()
    window.addEventListener('online', loadQuietly)
    return () => window.removeEventListener('online', loadQuietly)
  }, [loadQuietly])
  return { PaymentFlow, load }
}

type UserCheckoutProps = { chosen: PlanId | null; onBegun: () => void; children: ReactNode }

/** Everything that a purchase needs, in one chunk, which is loaded once a user is signed in. */
export const UserCheckout = ({ children, ...chosen }: UserCheckoutProps) => (
  <TrpcProvider>
    <CheckoutHost {...chosen}>{children}</CheckoutHost>
  </TrpcProvider>
)
