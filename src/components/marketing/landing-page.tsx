import { ClosingCall } from './closing-call'
import { EvidenceSection } from './evidence-section'
import { ExampleStories } from './example-stories'
import { Footer } from './footer'
import { Hero } from './hero'
import { PricingSection } from './pricing-section'
import { RoleShowcase } from './role-showcase'
import { Steps } from './steps'
import { Tools } from './tools'

/** What a visitor sees at / and on every protected path. */
export function LandingPage() {
  return (
    <>
      <Hero />
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
}
