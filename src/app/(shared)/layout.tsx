import type { ReactNode } from 'react'
import { Footer } from '@/components/marketing/footer'
import { TrpcProvider } from '@/trpc/client'
import { Frame } from '../frame'

/** Pages for whoever has a link, with an account or without. */
export default function SharedLayout({ children }: { children: ReactNode }) {
  return (
    <Frame footer={<Footer />}>
      <TrpcProvider>{children}</TrpcProvider>
    </Frame>
  )
}
