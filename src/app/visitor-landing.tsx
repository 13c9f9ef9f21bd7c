import { LandingPage } from '@/components/marketing/landing-page'
import { TrialSection } from '@/features/trial/trial-section'

/** The landing page with the question that can be tried on it. */
export const VisitorLanding = () => <LandingPage trial={<TrialSection />} />
