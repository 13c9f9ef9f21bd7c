import { cookies } from 'next/headers'
import { PAGE_SIZE } from '@/domain/limits/page-size'
import { Dashboard } from '@/features/dashboard/dashboard'
import { isSidebarOpen, SIDEBAR_COOKIE } from '@/lib/sidebar-cookie'
import type { UserDto } from '@/schemas/user'
import { Hydrated } from '@/trpc/hydrated'
import { prefetched } from '@/trpc/server'

/** The dashboard with prefetched data; at /dashboard, and at / for signed-in users. */
export async function DashboardPage({ user: { id } }: { user: UserDto }) {
  const state = await prefetched(({ interview, mentor, practice, user }) => [
    interview.overview.prefetch({ userId: id }),
    interview.progress.prefetch({ userId: id }),
    interview.listCompleted.prefetchInfinite({ userId: id, limit: PAGE_SIZE }),
    interview.listSaved.prefetch({ userId: id, limit: PAGE_SIZE }),
    mentor.newComments.prefetch({ userId: id }),
    practice.plan.prefetch({ userId: id }),
    user.usage.prefetch({ id }),
    user.lastCv.prefetch({ id }),
  ])
  const isOpen = isSidebarOpen((await cookies()).get(SIDEBAR_COOKIE)?.value)
  return (
    <Hydrated state={state}>
      {/* The server's time, so that server and browser render the same texts. */}
      <Dashboard renderedAt={new Date()} isSidebarOpen={isOpen} />
    </Hydrated>
  )
}
