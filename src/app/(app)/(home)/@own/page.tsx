import { currentUser } from '@/trpc/server'
import { WithServer } from '../../../with-server'
import { DashboardPage } from '../../dashboard-page'

/** The dashboard of whoever is signed in. */
export default async function OwnPage() {
  const user = await currentUser()
  return (
    user && (
      <WithServer>
        <DashboardPage user={user} />
      </WithServer>
    )
  )
}
