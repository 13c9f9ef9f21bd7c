import type { ReactNode } from 'react'
import { Frame } from '@/app/frame'
import { Footer } from '@/components/marketing/footer'
import { TrpcProvider } from '@/trpc/client'

/** Pages for anyone who has a link, with or without an account. */
export default function SharedLayout({ children }: { children: ReactNode }) {
  return (
    <Frame footer={<Footer />}>
      <TrpcProvider>{children}</TrpcProvider>
    </Frame>
  )
}
