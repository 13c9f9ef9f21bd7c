import { cookies } from 'next/headers'
import { DashboardScreen } from '@/features/dashboard/dashboard-screen'
import { isSidebarOpen, SIDEBAR_COOKIE } from '@/lib/sidebar-cookie'
import type { UserDto } from '@/schemas/user'
import { Hydrated } from '@/trpc/hydrated'
import { prefetched } from '@/trpc/server'

/** The dashboard with all it shows already read; at / and at /dashboard. */
export async function DashboardPage({ user: { id } }: { user: UserDto }) {
  const state = await prefetched(({ interview, practice, user }) => [
    interview.list.prefetch({ userId: id }),
    interview.listSaved.prefetch({ userId: id }),
    practice.plan.prefetch({ userId: id }),
    user.usage.prefetch({ id }),
    user.lastCv.prefetch({ id }),
  ])
  const isOpen = isSidebarOpen((await cookies()).get(SIDEBAR_COOKIE)?.value)
  return (
    <Hydrated state={state}>
      <DashboardScreen isSidebarOpen={isOpen} />
    </Hydrated>
  )
}
