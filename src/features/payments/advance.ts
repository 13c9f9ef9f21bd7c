/** The payment flow as a pure state machine. */
import type { PlanId } from '@/domain/plans/plans'
import type { Answer, Effect, Flow, FlowEvent, OpenPayment, Reason } from './flow'
import type { TextKey } from './texts'

/** Polling intervals in milliseconds while a payment is being confirmed; afterwards the user can poll by hand. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000]

/** If the poll with this number gets no response, the user is told, provided that the popup reported a payment. */
const SILENCES_TOLD = 3

const IDLE: Flow = { step: 'idle' }

type Next = readonly [Flow, ...Effect[]]

/** The next state and the effects of an event; an event that does not fit the state changes nothing. */
export function advance(flow: Flow, event: FlowEvent): Next {
  switch (event.type) {
    case 'chosen':
      return canChoose(flow)
        ? [
            { step: 'starting', plan: event.plan },
            { do: 'start', plan: event.plan },
          ]
        : [flow]
    case 'started':
      return flow.step === 'starting' ? opened(event.payment) : [flow]
    case 'not-started':
      return flow.step === 'starting' ? [IDLE, { do: 'say', text: 'notStarted', description: event.message }] : [flow]
    case 'not-loaded':
      return flow.step === 'open' ? [IDLE, { do: 'forget' }, { do: 'say', text: 'notLoaded' }] : [flow]
    case 'not-opened':
      return flow.step === 'open' ? [IDLE, { do: 'forget' }, { do: 'say', text: 'notStarted' }] : [flow]
    case 'reported':
      return reported(flow)
    case 'closed':
      return closed(flow)
    case 'answered':
      return flow.step === 'asking' ? answered(flow, event.answer) : [flow]
    case 'ask-again':
      return flow.step === 'confirming' ? ask(flow.payment, confirmReason(flow.payment), flow.tries) : [flow]
    case 'returned':
      return flow.step === 'open' && flow.payment.provider !== 'sandbox' ? ask(flow.payment, 'returned', 0) : [flow]
    case 'found':
      return flow.step === 'idle' ? ask(event.payment, event.payment.isReported ? 'reported' : 'found', 0) : [flow]
    case 'continued':
      return flow.step === 'unfinished' ? opened(flow.payment) : [flow]
    case 'dismissed':
      if (flow.step === 'done') return [IDLE]
      return flow.step === 'unfinished' || flow.step === 'confirming' ? [IDLE, { do: 'forget' }] : [flow]
    case 'session-ended':
      return [IDLE, { do: 'end-session' }]
    case 'left':
      return [IDLE]
  }
}

/** Whether a plan can be chosen: not while another payment may still take money. */
export const canChoose = (flow: Flow): boolean =>
  flow.step === 'idle' ||
  flow.step === 'done' ||
  flow.step === 'unfinished' ||
  (flow.step === 'asking' && flow.reason === 'found') ||
  (flow.step === 'confirming' && isLate(flow))

/** Whether automatic polling has ended, so that only the user triggers another poll. */
export const isLate = ({ tries }: { tries: number }): boolean => tries > PAUSES_MS.length

const opened = (payment: OpenPayment): Next => [
  { step: 'open', payment },
  { do: 'remember', payment },
  { do: 'open-popup', payment },
]

const ask = (payment: OpenPayment, reason: Reason, tries: number): Next => [
  { step: 'asking', payment, reason, tries },
  { do: 'ask', reference: payment.reference },
]

/** Why a payment that is being confirmed is asked about again: whether its popup reported success or was closed. */
const confirmReason = ({ isReported }: OpenPayment): Reason => (isReported ? 'reported' : 'closed')

/** The popup may report success twice, or after it was closed. */
function reported(flow: Flow): Next {
  const isKnown = flow.step === 'open' || flow.step === 'asking' || flow.step === 'confirming'
  if (!isKnown || flow.payment.isReported) return [flow]
  const payment = { ...flow.payment, isReported: true }
  const [next, ...effects] = ask(payment, 'reported', 0)
  return [next, { do: 'remember', payment }, { do: 'say', text: 'paid' }, ...effects]
}

/**
 * A closed sandbox payment is cancelled at once. A real one counts as cancelled only once the provider has said that it
 * is unpaid: until then it may have taken money.
 */
function closed(flow: Flow): Next {
  const isOpen = flow.step === 'open' || (flow.step === 'asking' && flow.reason === 'returned')
  if (!isOpen) return [flow]
  if (flow.payment.provider === 'sandbox') return cancelled()
  return ask(flow.payment, 'closed', 0)
}

const cancelled = (): Next => [IDLE, { do: 'forget' }, { do: 'say', text: 'closed' }]

function answered(flow: Flow & { step: 'asking' }, answer: Answer): Next {
  const { payment, reason, tries } = flow
  switch (answer.kind) {
    case 'active':
      return [{ step: 'done', payment }, { do: 'forget' }, { do: 'activate', user: answer.user }, say('activated')]
    case 'signed-out':
      return advance(flow, { type: 'session-ended' })
    case 'unpaid':
      return unpaid(payment, reason, answer)
    case 'refused':
      // The open popup tells what has become of the payment; when it is closed, the server is asked again.
      if (reason === 'returned') return [{ step: 'open', payment }]
      return [IDLE, { do: 'forget' }, say('refused', answer.message || undefined)]
    case 'open':
    case 'unanswered': {
      if (reason === 'returned') return [{ step: 'open', payment }]
      const isUnderWay = answer.kind === 'open' && answer.isUnderWay
      // A payment from an earlier page is asked about again by the next page load.
      return reason === 'found' && !isUnderWay ? [IDLE] : confirming(payment, tries + 1, answer)
    }
  }
}

const say = (text: TextKey, description?: string): Effect => ({ do: 'say', text, description })

function confirming(payment: OpenPayment, tries: number, answer: Answer): Next {
  const pause = PAUSES_MS[tries - 1]
  return [
    { step: 'confirming', payment, tries },
    ...(answer.kind === 'unanswered' && tries === SILENCES_TOLD && payment.isReported ? [say('unanswered')] : []),
    ...(pause === undefined ? [] : [{ do: 'wait', ms: pause } as const]),
  ]
}

function unpaid(payment: OpenPayment, reason: Reason, answer: Answer & { kind: 'unpaid' }): Next {
  switch (reason) {
    case 'reported':
      return [IDLE, { do: 'forget' }, say('refused', answer.message || undefined)]
    case 'closed':
      return cancelled()
    case 'returned':
      return [{ step: 'open', payment }]
    case 'found':
      return answer.canContinue ? [{ step: 'unfinished', payment }] : [IDLE, { do: 'forget' }]
  }
}

/** The plan whose purchase is in progress; null if one can be chosen. */
export function busyPlan(flow: Flow): PlanId | null {
  if (canChoose(flow) || flow.step === 'idle') return null
  return flow.step === 'starting' ? flow.plan : flow.payment.plan
}

type Confirming = Extract<Flow, { step: 'confirming' | 'asking' }>

/** Whether a payment is being confirmed: the plan may start by itself, now or after one of the next polls. */
export const isConfirming = (flow: Flow): flow is Confirming =>
  flow.step === 'confirming' || (flow.step === 'asking' && flow.tries > 0)

/** Whether the provider's popup may cover the page. */
export const isCovered = (flow: Flow): boolean =>
  (flow.step === 'open' || (flow.step === 'asking' && (flow.reason === 'returned' || flow.reason === 'closed'))) &&
  !isConfirming(flow) &&
  flow.payment.provider !== 'sandbox'

/** Whether the popup has reported success and the plan is about to start, or a payment is being confirmed. */
export const isSettling = (flow: Flow): boolean =>
  (flow.step === 'asking' && flow.reason === 'reported') || isConfirming(flow)
