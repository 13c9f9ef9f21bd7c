import { LandingPage } from '@/components/marketing/landing-page'
import { TrialSection } from '@/features/trial/trial-section'

/** The landing page with the trial question. */
export const VisitorLanding = () => <LandingPage trial={<TrialSection />} />
