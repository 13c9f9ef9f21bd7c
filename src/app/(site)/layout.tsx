import type { ReactNode } from 'react'
import { Footer } from '@/components/marketing/footer'
import { Frame } from '../frame'
import { WithServer } from '../with-server'

/** Pages that are the same for everybody, made once at build time, and do something with the server. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <Frame footer={<Footer />}>
      <WithServer>{children}</WithServer>
    </Frame>
  )
}
