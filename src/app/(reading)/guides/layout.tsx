import type { ReactNode } from 'react'
import { KeepGuide } from '@/features/guides/keep-guide'

/** The guides and their list. */
export default function GuidesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <KeepGuide />
    </>
  )
}
