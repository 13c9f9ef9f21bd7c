import type { ReactNode } from 'react'
import { Frame } from '@/app/frame'
import { currentUser } from '@/trpc/server'

/** Screens that depend on the signed-in user. */
export default async function AppLayout({ children }: { children: ReactNode }) {
  return <Frame user={await currentUser()}>{children}</Frame>
}
