import type { ReactNode } from 'react'
import { Frame } from '@/app/frame'

/** For whoever is known to be a visitor: made once at build time. */
export default function VisitorLayout({ children }: { children: ReactNode }) {
  return <Frame user={null}>{children}</Frame>
}
