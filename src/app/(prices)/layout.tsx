import type { ReactNode } from 'react'
import { Footer } from '@/components/marketing/footer'
import { PricesCheckout } from '@/features/payments/prices-checkout'
import { Frame } from '../frame'

/** The prices: the same for everybody and made once, with what pays only for whoever can. */
export default function PricesLayout({ children }: { children: ReactNode }) {
  return (
    <Frame footer={<Footer />}>
      <PricesCheckout>{children}</PricesCheckout>
    </Frame>
  )
}
