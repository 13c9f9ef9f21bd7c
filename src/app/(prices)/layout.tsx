import type { ReactNode } from 'react'
import { Frame } from '@/app/frame'
import { Footer } from '@/components/marketing/footer'
import { PricesCheckout } from '@/features/payments/prices-checkout'

/** The pricing page: static and the same for everyone; the payment code is only loaded for signed-in users. */
export default function PricesLayout({ children }: { children: ReactNode }) {
  return (
    <Frame footer={<Footer />}>
      <PricesCheckout>{children}</PricesCheckout>
    </Frame>
  )
}
