import type { ReactNode } from 'react'
import { ClosingCall } from './closing-call'
import { EvidenceSection } from './evidence-section'
import { ExampleStories } from './example-stories'
import { Footer } from './footer'
import { Hero } from './hero'
import { PricingSection } from './pricing-section'
import { RoleShowcase } from './role-showcase'
import { Steps } from './steps'
import { Tools } from './tools'

/** The landing page, which visitors see at / and on every protected path. */
export const LandingPage = ({ trial }: { trial: ReactNode }) => (
  <>
    <Hero />
    {trial}
    <Steps />
    <RoleShowcase />
    <EvidenceSection />
    <Tools />
    <PricingSection />
    <ExampleStories />
    <ClosingCall />
    <Footer />
  </>
)
