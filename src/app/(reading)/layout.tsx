import type { ReactNode } from 'react'
import { Footer } from '@/components/marketing/footer'
import { Frame } from '../frame'

/** Pages that are read, and found by search: made once at build time, with as little script as there can be. */
export default function ReadingLayout({ children }: { children: ReactNode }) {
  return <Frame footer={<Footer />}>{children}</Frame>
}
