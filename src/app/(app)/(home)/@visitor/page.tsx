import { LandingPage } from '@/components/marketing/landing-page'
import { VisitorCheckout } from '@/features/payments/visitor-checkout'
import { currentUser, serverCaller } from '@/trpc/server'

/** The landing page, without what pays: whoever chooses a plan here signs in first. */
export default async function VisitorPage() {
  // Next makes both pages, whichever is shown.
  if (await currentUser()) return null
  const { provider, isTest } = await (await serverCaller()).payment.config()
  return (
    <VisitorCheckout provider={provider} isTest={isTest}>
      <LandingPage />
    </VisitorCheckout>
  )
}
