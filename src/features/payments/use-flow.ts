import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { notify } from '@/components/ui/notify'
import type { PaidPlanId } from '@/domain/plans/plans'
import { useSession } from '@/features/shared/session'
import { trpc } from '@/trpc/client'
import { createCheckout } from './checkout'
import type { Flow, FlowEvent } from './flow'
import { TEXTS } from './texts'

const IDLE: Flow = { step: 'idle' }
const never = () => () => {}

/** The payment flow of the signed-in user; for a visitor it is always idle. */
export function useFlow(): { flow: Flow; dispatch: (event: FlowEvent) => void } {
  const { user, setUser, forget } = useSession()
  const utils = trpc.useUtils()
  const router = useRouter()
  const userId = user?.id

  const checkout = useMemo(() => {
    if (!userId) return null
    return createCheckout({
      userId,
      calls: {
        // An address may name the free plan, which the server refuses with a sentence.
        initialize: (plan) => utils.client.payment.initialize.mutate({ planType: plan as PaidPlanId, userId }),
        verify: (reference) => utils.client.payment.verify.mutate({ reference }),
      },
      say: (text, description) => notify({ ...TEXTS[text], ...(description ? { description } : {}) }),
      onActivated: (next) => {
        setUser(next)
        utils.user.usage.invalidate()
        utils.payment.invalidate()
        // Refreshes the screens that the server rendered before the plan changed.
        router.refresh()
      },
      onSessionEnded: () => {
        forget('expired')
        router.refresh()
      },
    })
  }, [userId, utils, setUser, forget, router])

  useEffect(() => {
    if (!checkout) return
    checkout.start()
    return checkout.stop
  }, [checkout])

  const flow = useSyncExternalStore(checkout?.subscribe ?? never, checkout?.get ?? (() => IDLE), () => IDLE)
  const dispatch = useCallback((event: FlowEvent) => checkout?.dispatch(event), [checkout])
  return { flow, dispatch }
}
