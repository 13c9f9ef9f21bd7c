import type { ReactNode } from 'react'
import { Frame } from '@/app/frame'
import { ServerTime } from '@/app/server-time'
import { FollowSignOut } from '@/features/shared/follow-sign-out'
import { FollowSpacing } from '@/features/shared/follow-spacing'
import { currentUser } from '@/trpc/server'

/** Screens that depend on the signed-in user. */
export default async function AppLayout({ children }: { children: ReactNode }) {
  const user = await currentUser()
  return (
    <>
      <ServerTime at={new Date()} />
      <Frame user={user}>
        {user && <FollowSignOut />}
        {user && <FollowSpacing />}
        {children}
      </Frame>
    </>
  )
}
