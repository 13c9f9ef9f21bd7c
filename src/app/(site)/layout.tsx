import type { ReactNode } from 'react'
import { Frame } from '@/app/frame'
import { WithServer } from '@/app/with-server'
import { Footer } from '@/components/marketing/footer'

/** Pages that are the same for everybody, made once at build time, and do something with the server. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <Frame footer={<Footer />}>
      <WithServer>{children}</WithServer>
    </Frame>
  )
}
