'use client'

import { clsx } from 'clsx'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Logo } from '@/components/brand/logo'
import { useDates } from '@/components/local-dates'
import { PageMessage } from '@/components/page-message'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import print from '@/components/ui/print.module.css'
import { Spinner } from '@/components/ui/spinner'
import { formatMoney } from '@/domain/payments/price'
import { effectivePlan, planName } from '@/domain/plans/plans'
import { capitalized } from '@/domain/text/wording'
import { useSession } from '@/features/shared/session'
import { formatLongDate } from '@/lib/format'
import { paths } from '@/lib/paths'
import { serverNow } from '@/lib/server-clock'
import type { ReceiptDto } from '@/schemas/payment'
import { trpc } from '@/trpc/client'
import { errorCode } from '@/trpc/errors'
import { TestPaymentBadge } from './payment-row'
import { STATUS_WORDS } from './status-words'
import { SupportContact } from './support-contact'
import { activeUntilText } from './texts'

export function ReceiptScreen({ reference }: { reference: string }) {
  const receipt = trpc.payment.receipt.useQuery({ reference })
  if (receipt.data) return <Receipt receipt={receipt.data} />
  if (receipt.isPending) {
    return (
      <div className="container-page py-16">
        <Spinner label="Loading the receipt" />
      </div>
    )
  }
  const isMissing = errorCode(receipt.error) === 'NOT_FOUND'
  return (
    <PageMessage
      title={isMissing ? 'Payment not found' : 'The receipt could not be loaded'}
      actions={
        <>
          {!isMissing && (
            <Button pending={receipt.isFetching} onClick={() => receipt.refetch()}>
              Try again
            </Button>
          )}
          <BackToSettings />
        </>
      }
    >
      <p>{isMissing ? 'There is no such payment in your account.' : 'The server does not answer right now.'}</p>
    </PageMessage>
  )
}

const BackToSettings = () => (
  <ButtonLink href={paths.settings} variant="outline">
    Back to Settings
  </ButtonLink>
)

function Receipt({ receipt }: { receipt: ReceiptDto }) {
  const { label, variant, hasReceipt } = STATUS_WORDS[receipt.status]
  const { user } = useSession()
  const dates = useDates()
  // The plan that was bought or extended can be used now.
  const isRunning = receipt.status === 'success' && user ? effectivePlan(user, serverNow()).id !== 'free' : false
  return (
    <div className={clsx('mx-auto grid w-full max-w-2xl gap-6 px-4 py-8 sm:px-6 sm:py-12', print.page)}>
      <Card className="gap-7 sm:p-9 print:border-0 print:p-0">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <Logo />
          <div className="flex flex-wrap gap-2">
            {receipt.isTest && <TestPaymentBadge />}
            <Badge variant={variant}>{label}</Badge>
          </div>
        </div>
        <div className="grid gap-1">
          <h1 className="text-title">{hasReceipt ? 'Receipt' : 'Payment'}</h1>
          <p className="font-display font-semibold text-4xl tabular-nums tracking-tight">
            {formatMoney(receipt.amount, receipt.currency)}
          </p>
        </div>
        <ReceiptLines receipt={receipt} />
      </Card>
      {isRunning && user?.planExpiresAt && (
        <p className="font-semibold print:hidden">
          {planName(user.plan)}: {activeUntilText(user.plan, user.planExpiresAt, dates)}
        </p>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        {isRunning && <ButtonLink href={paths.startInterview}>Start an interview</ButtonLink>}
        {hasReceipt && (
          <Button variant={isRunning ? 'outline' : 'primary'} onClick={() => window.print()}>
            <Printer aria-hidden />
            Print or save as PDF
          </Button>
        )}
        <BackToSettings />
      </div>
      <div className="print:hidden">
        <SupportContact reference={receipt.reference} />
      </div>
    </div>
  )
}

/** 'bank_transfer' as a readable name. */
const channelName = (channel: string): string => {
  const words = channel.replaceAll('_', ' ')
  return capitalized(words)
}

function ReceiptLines({ receipt }: { receipt: ReceiptDto }) {
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
