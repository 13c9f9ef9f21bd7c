import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ReceiptScreen } from '@/features/payments/receipt-screen'
import { paths } from '@/lib/paths'
import { Hydrated } from '@/trpc/hydrated'
import { currentUser, prefetched } from '@/trpc/server'

export const metadata: Metadata = { title: 'Receipt' }

export default async function ReceiptPage({ params }: { params: Promise<{ reference: string }> }) {
  const { reference } = await params
  if (!(await currentUser())) redirect(paths.homeInPlaceOf(paths.receipt(reference)))
  const state = await prefetched(({ payment }) => [payment.receipt.prefetch({ reference })])
  return (
    <Hydrated state={state}>
      <ReceiptScreen reference={reference} />
    </Hydrated>
  )
}
