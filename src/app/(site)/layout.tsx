import type { ReactNode } from 'react'
import { Frame } from '@/app/frame'
import { WithServer } from '@/app/with-server'
import { Footer } from '@/components/marketing/footer'

/** Static pages that are the same for everyone but call the server. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <Frame footer={<Footer />}>
      <WithServer>{children}</WithServer>
    </Frame>
  )
}
