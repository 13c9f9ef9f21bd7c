import { clsx } from 'clsx'
import { useDates } from '@/components/local-dates'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { MINOR_UNITS } from '@/domain/payments/price'
import { planName } from '@/domain/plans/plans'
import { useSession } from '@/features/shared/session'
import { type DateFormats, formatNaira } from '@/lib/format'
import { paths } from '@/lib/paths'
import type { UserDto } from '@/schemas/user'
import { isConfirming } from './advance'
import type { Flow, FlowEvent, OpenPayment } from './flow'
import { SupportContact } from './support-contact'
import { activeUntilText } from './texts'

type Props = { flow: Flow; dispatch: (event: FlowEvent) => void }

/**
 * The status of an unfinished payment, or of a plan that has just started, with the possible actions. Sticks to the
 * bottom of the window; toasts are placed above it (`data-foot`).
 */
export function PaymentNotice({ flow, dispatch }: Props) {
  const { user } = useSession()
  const content = noticeOf(flow, dispatch, user, useDates())
  return (
    // Rendered even while it is empty: screen readers announce only changes to a live region that exists already.
    <div
      aria-live="polite"
      data-foot={content ? 'high' : undefined}
      className={clsx(content && 'sticky bottom-0 z-30 border-t bg-background py-3 print:hidden')}
    >
      {content && <div className="container-page">{content}</div>}
    </div>
  )
}

/** @param user the plan's owner, as the server returned it last */
function noticeOf(flow: Flow, dispatch: Props['dispatch'], user: UserDto | null | undefined, dates: DateFormats) {
  const dismiss = () => dispatch({ type: 'dismissed' })
  if (flow.step === 'done') {
    const { plan = flow.payment.plan, planExpiresAt: until } = user ?? {}
    return (
      <Alert
        variant="success"
        title={`${planName(plan)}${until ? `: ${activeUntilText(plan, until, dates)}` : ''}`}
        action={
          <>
            <ButtonLink href={paths.startInterview} onClick={dismiss} size="sm">
              Start an interview
            </ButtonLink>
            <ButtonLink href={paths.receipt(flow.payment.reference)} onClick={dismiss} size="sm" variant="outline">
              Receipt
            </ButtonLink>
            <Button size="sm" variant="ghost" className="max-sm:-ml-3" onClick={dismiss}>
              Close
            </Button>
          </>
        }
      />
    )
  }
  if (flow.step === 'unfinished') {
    return (
      <Alert
        title="You have an unfinished payment"
        action={
          <>
            <Button size="sm" onClick={() => dispatch({ type: 'continued' })}>
              Continue payment
            </Button>
            <Button size="sm" variant="outline" onClick={dismiss}>
              Not now
            </Button>
          </>
        }
      >
        {what(flow.payment)}. Nothing has been charged so far.
      </Alert>
    )
  }
  if (!isConfirming(flow)) return null
  const isAsking = flow.step === 'asking'
  return (
    <Alert
      title="Your payment is being confirmed"
      action={
        <>
          <Button size="sm" pending={isAsking} onClick={() => dispatch({ type: 'ask-again' })}>
            Check again
          </Button>
          <Button size="sm" variant="outline" disabled={isAsking} onClick={dismiss}>
            Close
          </Button>
        </>
      }
    >
      <p>
        {what(flow.payment)}. {whenItStarts(flow.payment)}; you do not need to pay again.
      </p>
      <SupportContact reference={flow.payment.reference} />
    </Alert>
  )
}

const whenItStarts = ({ isReported }: OpenPayment) =>
  isReported ? 'Your plan starts as soon as it is' : 'If you have paid, your plan starts as soon as that is confirmed'

const what = ({ plan, amount }: OpenPayment) => `${planName(plan)}, ${formatNaira(amount / MINOR_UNITS)}`
