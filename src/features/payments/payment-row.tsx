import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { formatMoney } from '@/domain/payments/price'
import { planName } from '@/domain/plans/plans'
import { formatLongDate } from '@/lib/format'
import { paths } from '@/lib/paths'
import type { PaymentDto } from '@/schemas/payment'
import { STATUS_WORDS } from './status-words'

export function PaymentRow({ payment }: { payment: PaymentDto }) {
  const { label, variant, hasReceipt } = STATUS_WORDS[payment.status]
  const date = formatLongDate(payment.paidAt ?? payment.createdAt)
  return (
    <li
      className={
        'flex justify-between gap-x-4 gap-y-2 border-t py-3 max-sm:flex-wrap sm:items-start ' +
        'first:border-t-0 first:pt-0 last:pb-0'
      }
    >
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">
          {planName(payment.plan)},{' '}
          <span className="tabular-nums">{formatMoney(payment.amount, payment.currency)}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted-foreground text-sm">
          {date}
          <Badge variant={variant}>{label}</Badge>
          {payment.isTest && <TestPaymentBadge />}
        </p>
      </div>
      {hasReceipt && (
        <ButtonLink href={paths.receipt(payment.reference)} size="sm" variant="outline">
          Receipt <span className="sr-only">of {date}</span>
        </ButtonLink>
      )}
    </li>
  )
}

/** Marks a payment of the sandbox or of the provider's test mode. */
export const TestPaymentBadge = () => <Badge variant="accent">Test payment, no money moved</Badge>
