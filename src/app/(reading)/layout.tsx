import type { ReactNode } from 'react'
import { Frame } from '@/app/frame'
import { Footer } from '@/components/marketing/footer'

/** Pages that are read, and found by search: made once at build time, with as little script as there can be. */
export default function ReadingLayout({ children }: { children: ReactNode }) {
  return <Frame footer={<Footer />}>{children}</Frame>
}
