import type { Metadata } from 'next'
import { PricingScreen } from '@/features/pricing/pricing-screen'
import { paths } from '@/lib/paths'

export const metadata: Metadata = {
  title: 'Pricing',
  alternates: { canonical: paths.pricing },
  description:
    'What practising with Greenroom costs: free every month, 24 hours of access, or 30 days without a limit.',
}

export default function PricingPage() {
  return <PricingScreen />
}
