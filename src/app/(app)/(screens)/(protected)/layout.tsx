import type { ReactNode } from 'react'
import { currentUser } from '@/trpc/server'
import { LandingInPlace } from './landing-in-place'

/** Visitors see the landing page on protected paths. */
export default async function ProtectedLayout({ children }: { children: ReactNode }) {
  return (await currentUser()) ? children : <LandingInPlace />
}
