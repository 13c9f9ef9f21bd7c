import type { ReactNode } from 'react'
import { Frame } from '@/app/frame'
import { Footer } from '@/components/marketing/footer'
import { PricesCheckout } from '@/features/payments/prices-checkout'

/** The prices: the same for everybody and made once, with what pays only for whoever can. */
export default function PricesLayout({ children }: { children: ReactNode }) {
  return (
    <Frame footer={<Footer />}>
      <PricesCheckout>{children}</PricesCheckout>
    </Frame>
  )
}
