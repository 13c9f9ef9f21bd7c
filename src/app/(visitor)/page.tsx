import type { Metadata } from 'next'
import { VisitorLanding } from '@/app/visitor-landing'
import { VisitorCheckout } from '@/features/payments/visitor-checkout'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { alternates: { canonical: paths.home } }

/** The landing page; signed-in users get the dashboard instead (src/proxy.ts). */
export default function HomePage() {
  return (
    <VisitorCheckout asks="when-needed">
      <VisitorLanding />
    </VisitorCheckout>
  )
}
