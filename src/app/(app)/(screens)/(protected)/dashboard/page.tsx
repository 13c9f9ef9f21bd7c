import type { Metadata } from 'next'
import { currentUser } from '@/trpc/server'
import { DashboardPage } from './dashboard-page'

export const metadata: Metadata = { title: 'Dashboard' }

export default async function Page() {
  const user = await currentUser()
  return user && <DashboardPage user={user} />
}
