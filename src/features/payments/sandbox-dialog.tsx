import { type FormEvent, useState } from 'react'
import { LogoMark } from '@/components/brand/logo'
import { useDates } from '@/components/local-dates'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { MINOR_UNITS } from '@/domain/payments/price'
import { PLANS, planName } from '@/domain/plans/plans'
import { purchaseNote } from '@/domain/plans/purchase-note'
import { useSession } from '@/features/shared/session'
import { formatNaira } from '@/lib/format'
import { serverNow } from '@/lib/server-clock'
import type { FlowEvent, OpenPayment } from './flow'
import { type Card, TestCards } from './test-cards'
import { useSandbox } from './use-sandbox'

type Props = { payment: OpenPayment; email: string; open: boolean; dispatch: (event: FlowEvent) => void }

/** The checkout of the sandbox: looks and behaves like a provider's, but moves no money. */
export function SandboxDialog({ payment, email, open, dispatch }: Props) {
  const [card, setCard] = useState<Card>('accepted')
  const { pay, close, isPaying, problem } = useSandbox(payment, dispatch)
  const { user } = useSession()
  const { withTime } = useDates()
  // Another tab may have bought a plan since this dialog was opened.
  const note = user && purchaseNote(user, PLANS[payment.plan], serverNow(), withTime)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    pay(card)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      closeLabel="Close the checkout"
      fallbackFocusId="content"
      title={<>Pay {formatNaira(payment.amount / MINOR_UNITS)}</>}
      description={
        <>
          {planName(payment.plan)} for {email}. {note} Choose how this payment ends.
        </>
      }
      header={
        <>
          <LogoMark className="mb-2" />
          <Badge variant="accent">Test payment, no money moves</Badge>
        </>
      }
    >
      <form onSubmit={submit} className="grid gap-5">
        <TestCards value={card} onChange={setCard} disabled={isPaying} />
        {problem && (
          <Alert variant="destructive" title={problem.title} live>
            {problem.description}
          </Alert>
        )}
        <div className="grid gap-2.5">
          <Button type="submit" size="lg" pending={isPaying} pendingLabel="Processing...">
            Pay {formatNaira(payment.amount / MINOR_UNITS)}
          </Button>
          <Button variant="ghost" onClick={close} disabled={isPaying}>
            Cancel payment
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
