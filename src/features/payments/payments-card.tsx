'use client'

import { Disclosure } from '@/components/ui/disclosure'
import { ShowMore } from '@/components/ui/show-more'
import { Skeleton } from '@/components/ui/skeleton'
import { PAGE_SIZE } from '@/domain/limits/page-size'
import { LoadFailure } from '@/features/shared/load-problems'
import { useUser } from '@/features/shared/session'
import { SettingsSection } from '@/features/shared/settings-section'
import { PAGED, usePages } from '@/features/shared/use-pages'
import type { PaymentDto } from '@/schemas/payment'
import { trpc } from '@/trpc/client'
import { PaymentRow } from './payment-row'
import { isUnmade } from './status-words'
import { SupportContact } from './support-contact'

/** The payments section of the settings, with the receipts. */
export function PaymentsCard() {
  const { id: userId } = useUser()
  const payments = trpc.payment.list.useInfiniteQuery({ userId, limit: PAGE_SIZE }, PAGED)
  const { rows, more } = usePages(payments, PAGE_SIZE)
  return (
    <SettingsSection title="Payments" description="What you have paid for, with a receipt for each payment.">
      {rows ? (
        <>
          <PaymentList payments={rows} />
          <ShowMore {...more} />
          {rows.length > 0 && <SupportContact />}
        </>
      ) : payments.isError ? (
        <LoadFailure query={payments} title="Your payments could not be loaded" />
      ) : (
        <Skeleton className="h-12" />
      )}
    </SettingsSection>
  )
}

function PaymentList({ payments }: { payments: readonly PaymentDto[] }) {
  const made = payments.filter(({ status }) => !isUnmade(status))
  const unmade = payments.filter(({ status }) => isUnmade(status))
  return (
    <>
      {made.length === 0 ? <p className="text-muted-foreground">No payments yet.</p> : <Rows payments={made} />}
      {unmade.length > 0 && (
        <Disclosure label={`Not completed (${unmade.length})`}>
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
