import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PAGE_SIZE } from '@/domain/limits/page-size'
import { SettingsScreen } from '@/features/account/settings-screen'
import { PaymentsCard } from '@/features/payments/payments-card'
import { paths } from '@/lib/paths'
import { Hydrated } from '@/trpc/hydrated'
import { currentUser, prefetched } from '@/trpc/server'

export const metadata: Metadata = { title: 'Settings' }

type SettingsPageProps = { searchParams: Promise<Record<string, string | string[]>> }

export default async function SettingsPage({ searchParams }: SettingsPageProps) {
  const user = await currentUser()
  if (!user) redirect(paths.homeInPlaceOf(withQuery(paths.settings, await searchParams)))
  const state = await prefetched(({ payment, user: own }) => [
    payment.list.prefetchInfinite({ userId: user.id, limit: PAGE_SIZE }),
    own.usage.prefetch({ id: user.id }),
    own.usageEntries.prefetchInfinite({ id: user.id, limit: PAGE_SIZE }),
    own.confirmation.prefetch({ id: user.id }),
  ])
  return (
    <Hydrated state={state}>
      <SettingsScreen>
        <PaymentsCard />
      </SettingsScreen>
    </Hydrated>
  )
}

function withQuery(path: string, parameters: Record<string, string | string[]>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((each) => [name, each]))
  const query = new URLSearchParams(pairs).toString()
  return query ? `${path}?${query}` : path
}
