import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { busyPlan, isCovered, isSettling } from './advance'
import { PaymentNotice } from './payment-notice'
import { NO_PURCHASE, type PaymentFlowProps } from './purchase-state'
import { useFlow } from './use-flow'

// Loaded lazily, because it is only needed where payments are not real.
const SandboxDialog = dynamic(() => import('./sandbox-dialog').then((module) => module.SandboxDialog))

/** Runs the purchase of a user, shows its notices and the sandbox's dialog, and reports its state. */
export function PaymentFlow({ user, wanted, onBegun, onChange }: PaymentFlowProps) {
  const { flow, dispatch } = useFlow()
  useEffect(() => {
    if (!wanted) return
    dispatch({ type: 'chosen', plan: wanted })
    onBegun()
  }, [wanted, onBegun, dispatch])
  useEffect(() => {
    onChange({ busyPlan: busyPlan(flow), isCovered: isCovered(flow), isSettling: isSettling(flow) })
  }, [flow, onChange])
  useEffect(() => () => onChange(NO_PURCHASE), [onChange])

  const sandboxed = flow.step === 'open' && flow.payment.provider === 'sandbox' ? flow.payment : null
  // The content stays during the closing animation.
  const [shown, setShown] = useState(sandboxed)
  if (sandboxed && sandboxed !== shown) setShown(sandboxed)

  return (
    <>
      <PaymentNotice flow={flow} dispatch={dispatch} />
      {shown && (
        <SandboxDialog
          key={shown.reference}
          payment={shown}
          email={user.email}
          open={sandboxed !== null}
          dispatch={dispatch}
        />
      )}
    </>
  )
}
