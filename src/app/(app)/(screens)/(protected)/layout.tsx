import type { ReactNode } from 'react'
import { LandingPage } from '@/components/marketing/landing-page'
import { currentUser } from '@/trpc/server'

/** A visitor who opens a protected path sees the landing page in its place. */
export default async function ProtectedLayout({ children }: { children: ReactNode }) {
  return (await currentUser()) ? children : <LandingPage />
}
