/** Runs the payment flow of one user: dispatches events to the state machine and executes its effects. */
import type { PlanId } from '@/domain/plans/plans'
import type { InitializedPaymentDto } from '@/schemas/payment'
import type { UserDto } from '@/schemas/user'
import { advance } from './advance'
import { afterFailedStart, afterFailedVerify } from './answers'
import { continueInNewDocument, isToContinue, mayOpenCheckout } from './checkout-document'
import type { Effect, Flow, FlowEvent, OpenPayment } from './flow'
import { forgetOpenPayment, readOpenPayment, writeOpenPayment } from './open-payment'
import { openPaystack } from './paystack-popup'
import type { TextKey } from './texts'

type Options = {
  userId: string
  calls: {
    initialize: (plan: PlanId) => Promise<InitializedPaymentDto>
    verify: (reference: string) => Promise<{ user: UserDto }>
  }
  say: (text: TextKey, description?: string) => void
  onActivated: (user: UserDto) => void
  onSessionEnded: () => void
}

export function createCheckout({ userId, calls, ...options }: Options) {
  let flow: Flow = { step: 'idle' }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The call in flight; responses to older calls are ignored. */
  let awaited: symbol | null = null
  const listeners = new Set<() => void>()

  function dispatch(event: FlowEvent): void {
    const [next, ...effects] = advance(flow, event)
    if (next !== flow) {
      clearTimeout(timer)
      flow = next
      for (const listener of listeners) listener()
    }
    for (const effect of effects) run(effect)
    if (flow.step === 'unfinished' && isToContinue()) dispatch({ type: 'continued' })
  }

  /** Dispatches the response to a call, unless a newer call has replaced it. */
  async function hear(call: Promise<FlowEvent>): Promise<void> {
    const mine = Symbol('call')
    awaited = mine
    const event = await call
    if (awaited === mine) dispatch(event)
  }

  const start = (plan: PlanId): Promise<FlowEvent> =>
    calls.initialize(plan).then(
      ({ reference, provider, accessCode, amount }) => {
        const startedAt = Date.now()
        const payment = { reference, plan, userId, provider, accessCode, amount, startedAt, isReported: false }
        return { type: 'started', payment }
      },
      (error: unknown) => afterFailedStart(error),
    )

  const ask = (reference: string): Promise<FlowEvent> =>
    calls.verify(reference).then(
      ({ user }): FlowEvent => ({ type: 'answered', answer: { kind: 'active', user } }),
      (error: unknown) => ({ type: 'answered', answer: afterFailedVerify(error) }),
    )

  function openPopup({ reference, provider, accessCode }: OpenPayment): void {
    // The sandbox is our own dialog, rendered from the state of the flow.
    if (provider === 'sandbox') return
    if (accessCode === null) {
      dispatch({ type: 'not-opened' })
      return
    }
    if (!mayOpenCheckout()) {
      continueInNewDocument()
      return
    }
    const about = (type: 'reported' | 'closed' | 'not-loaded' | 'not-opened') => () => {
      if ('payment' in flow && flow.payment.reference === reference) dispatch({ type })
    }
    openPaystack(accessCode, {
      onReported: about('reported'),
      onClosed: about('closed'),
      onNotLoaded: about('not-loaded'),
      onNotOpened: about('not-opened'),
    })
  }

  function run(effect: Effect): unknown {
    switch (effect.do) {
      case 'say':
        return options.say(effect.text, effect.description)
      case 'start':
        return hear(start(effect.plan))
      case 'open-popup':
        return openPopup(effect.payment)
      case 'ask':
        return hear(ask(effect.reference))
      case 'wait':
        timer = setTimeout(() => dispatch({ type: 'ask-again' }), effect.ms)
        return
      case 'remember':
        return writeOpenPayment(effect.payment)
      case 'forget':
        return forgetOpenPayment()
      case 'activate':
        return options.onActivated(effect.user)
      case 'end-session':
        return options.onSessionEnded()
    }
  }

  const onVisible = () => {
    if (document.visibilityState === 'visible') dispatch({ type: 'returned' })
  }

  return {
    get: () => flow,
    dispatch,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Resumes the payment stored in this browser, and watches for the user's return to the page. */
    start() {
      document.addEventListener('visibilitychange', onVisible)
      const payment = readOpenPayment(userId, new Date())
      if (payment) dispatch({ type: 'found', payment })
    },
    stop() {
      document.removeEventListener('visibilitychange', onVisible)
      awaited = null
      dispatch({ type: 'left' })
    },
  }
}
