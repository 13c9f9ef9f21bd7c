import type { ReactNode } from 'react'
import { currentUser } from '@/trpc/server'
import { LandingInPlace } from './landing-in-place'

/** A visitor who opens a protected path sees the landing page in its place. */
export default async function ProtectedLayout({ children }: { children: ReactNode }) {
  return (await currentUser()) ? children : <LandingInPlace />
}
