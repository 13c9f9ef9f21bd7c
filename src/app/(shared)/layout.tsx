import type { ReactNode } from 'react'
import { Frame } from '@/app/frame'
import { Footer } from '@/components/marketing/footer'
import { TrpcProvider } from '@/trpc/client'

/** Pages for whoever has a link, with an account or without. */
export default function SharedLayout({ children }: { children: ReactNode }) {
  return (
    <Frame footer={<Footer />}>
      <TrpcProvider>{children}</TrpcProvider>
    </Frame>
  )
}
