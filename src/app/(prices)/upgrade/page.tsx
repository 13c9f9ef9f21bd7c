import type { Metadata } from 'next'
import { PricingScreen } from '@/features/pricing/pricing-screen'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Upgrade', alternates: { canonical: paths.pricing } }

export default function UpgradePage() {
  return <PricingScreen />
}
