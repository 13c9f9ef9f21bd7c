'use client'

import { PlanOffer } from '@/components/plans/plan-offer'
import { PLAN_IDS, PLANS } from '@/domain/plans/plans'

/** The three plans as a visitor meets them: a purchase needs an account first. */
export function PricingCards() {
  const now = new Date()
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {PLAN_IDS.map((id) => (
        <li key={id}>
          <PlanOffer plan={PLANS[id]} held={null} now={now} isFeatured={id === 'free'} />
        </li>
      ))}
    </ul>
  )
}
