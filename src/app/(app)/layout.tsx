import type { ReactNode } from 'react'
import { currentUser } from '@/trpc/server'
import { Frame } from '../frame'

/** Screens that depend on who is signed in. */
export default async function AppLayout({ children }: { children: ReactNode }) {
  return <Frame user={await currentUser()}>{children}</Frame>
}
