import Link from 'next/link'
import { PlanCard } from '@/components/plans/plan-card'
import { VisitorPlanButton } from '@/components/plans/visitor-plan-button'
import { PLAN_IDS, PLANS } from '@/domain/plans/plans'
import { paths } from '@/lib/paths'
import { SectionHeading } from './section-heading'

export const PricingSection = () => (
  <section aria-labelledby="plans-title" className="border-y bg-muted">
    <div className="container-page grid gap-10 py-16 sm:py-24">
      <SectionHeading id="plans-title" title="Free to begin, paid only when you need more">
        You pay once for a day or for a month. Nothing renews by itself.
      </SectionHeading>
      <PricingCards />
      <p>
        <Link
          href={paths.pricing}
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
        >
          How plans begin, end and are extended
        </Link>
      </p>
    </div>
  </section>
)

/** The three plans for visitors, who need an account before they can buy one. */
const PricingCards = () => (
  <ul className="grid gap-4 md:grid-cols-3">
    {PLAN_IDS.map((id) => (
      <li key={id}>
        <PlanCard plan={PLANS[id]}>
          <VisitorPlanButton plan={{ id, name: PLANS[id].name }} isFeatured={id === 'free'} />
        </PlanCard>
      </li>
    ))}
  </ul>
)
