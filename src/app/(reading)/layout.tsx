import type { ReactNode } from 'react'
import { Frame } from '@/app/frame'
import { Footer } from '@/components/marketing/footer'

/** Static pages for reading and for search engines, with as little JavaScript as possible. */
export default function ReadingLayout({ children }: { children: ReactNode }) {
  return <Frame footer={<Footer />}>{children}</Frame>
}
