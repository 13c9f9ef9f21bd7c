import type { ReactNode } from 'react'
import { Frame } from '@/app/frame'

/** Static pages for users who are known to be visitors. */
export default function VisitorLayout({ children }: { children: ReactNode }) {
  return <Frame user={null}>{children}</Frame>
}
