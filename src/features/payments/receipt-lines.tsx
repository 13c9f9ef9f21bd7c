import type { ReactNode } from 'react'
import { formatLongDate } from '@/lib/format'
import type { ReceiptDto } from '@/schemas/payment'

/** 'bank_transfer' as a readable name. */
const channelName = (channel: string): string => {
  const words = channel.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function ReceiptLines({ receipt }: { receipt: ReceiptDto }) {
  const { planName, duration, paidAt, createdAt, channel, payer, reference, currency } = receipt
  return (
    <dl className="grid gap-x-8 sm:grid-cols-[auto_1fr]">
      <Line name="For">
        Greenroom {planName}, {duration}
      </Line>
      <Line name={paidAt ? 'Paid on' : 'Started on'}>{formatLongDate(paidAt ?? createdAt)}</Line>
      <Line name="Paid by">
        <bdi>{payer.name}</bdi>
        <br />
        {payer.email}
      </Line>
      {channel && <Line name="Paid with">{channelName(channel)}</Line>}
      <Line name="Currency">{currency}</Line>
      <Line name="Reference">
        <span className="font-mono text-sm">{reference}</span>
      </Line>
    </dl>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-8 border-t py-3 sm:col-span-2 sm:grid-cols-subgrid">
    <dt className="text-muted-foreground">{name}</dt>
    <dd className="wrap-anywhere min-w-0 font-medium">{children}</dd>
  </div>
)
