'use client'

import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Disclosure } from '@/components/ui/disclosure'
import { ShowMore } from '@/components/ui/show-more'
import { Skeleton } from '@/components/ui/skeleton'
import { PAGE_SIZE } from '@/schemas/paging'
import type { PaymentDto } from '@/schemas/payment'
import { trpc } from '@/trpc/client'
import { useUser } from '@/trpc/session'
import { PAGED, usePages } from '@/trpc/use-pages'
import { PaymentRow } from './payment-row'
import { isUnmade } from './status-words'

/** The section of the settings that holds what was paid, and the receipts. */
export function PaymentsCard() {
  const { id: userId } = useUser()
  const payments = trpc.payment.list.useInfiniteQuery({ userId, limit: PAGE_SIZE }, PAGED)
  const { rows, more } = usePages(payments, PAGE_SIZE)
  return (
    <Card className="md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] md:gap-10">
      <CardHeader className="content-start">
        <CardTitle>Payments</CardTitle>
        <CardDescription>What you have paid for, with a receipt for each payment.</CardDescription>
      </CardHeader>
      <CardContent className="min-w-0 content-start">
        {rows ? (
          <>
            <PaymentList payments={rows} />
            <ShowMore {...more} />
          </>
        ) : payments.isError ? (
          <div className="grid justify-items-start gap-3" role="alert">
            <p>Your payments could not be loaded.</p>
            <Button variant="outline" size="sm" pending={payments.isFetching} onClick={() => payments.refetch()}>
              Try again
            </Button>
          </div>
        ) : (
          <Skeleton className="h-12" />
        )}
      </CardContent>
    </Card>
  )
}

function PaymentList({ payments }: { payments: readonly PaymentDto[] }) {
  const made = payments.filter(({ status }) => !isUnmade(status))
  const unmade = payments.filter(({ status }) => isUnmade(status))
  return (
    <>
      {made.length === 0 ? <p className="text-muted-foreground">No payments yet.</p> : <Rows payments={made} />}
      {unmade.length > 0 && (
        <Disclosure label={`Begun and not paid (${unmade.length})`}>
          <Rows payments={unmade} />
        </Disclosure>
      )}
    </>
  )
}

const Rows = ({ payments }: { payments: readonly PaymentDto[] }) => (
  <ul>
    {payments.map((payment) => (
      <PaymentRow key={payment.reference} payment={payment} />
    ))}
  </ul>
)
