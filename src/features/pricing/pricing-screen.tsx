'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useState } from 'react'
import { planButtonId } from '@/components/plans/plan-button'
import { PaymentModeNote, PlanOffer } from '@/components/plans/plan-offer'
import { PageHeader } from '@/components/ui/page-header'
import { PLAN_IDS, PLANS, type PlanId } from '@/domain/plans/plans'
import { useSession } from '@/features/shared/session'
import { PricingQuestions } from './pricing-questions'

/** The plans and their prices, on the same page for visitors and users. */
export function PricingScreen() {
  const { user } = useSession()
  const [chosen, setChosen] = useState<PlanId | null>(null)
  const now = new Date()
  const featured = chosen ?? (user ? 'monthly' : 'free')

  return (
    <div className="container-page grid gap-10 py-8 sm:py-14">
      <Suspense>
        <ChosenPlan isKnown={Boolean(user)} onChosen={setChosen} />
      </Suspense>
      <PageHeader
        title="Plans and prices"
        description="Start free. Pay only for the days you practise; nothing renews by itself."
      />
      <div className="grid gap-4">
        <ul className="grid gap-4 md:grid-cols-3">
          {PLAN_IDS.map((id) => (
            <li key={id}>
              <PlanOffer as="h2" plan={PLANS[id]} held={user ?? null} now={now} isFeatured={id === featured} />
            </li>
          ))}
        </ul>
        <PaymentModeNote />
      </div>
      <PricingQuestions />
    </div>
  )
}

const isPlanId = (value: string | null): value is PlanId => value !== null && Object.hasOwn(PLANS, value)

/** Moves to the button of the plan that was chosen before signing in; renders nothing. */
function ChosenPlan({ isKnown, onChosen }: { isKnown: boolean; onChosen: (plan: PlanId) => void }) {
  const plan = useSearchParams().get('plan')
  useEffect(() => {
    if (!isKnown || !isPlanId(plan)) return
    onChosen(plan)
    const button = document.getElementById(planButtonId(plan))
    button?.scrollIntoView({ block: 'nearest' })
    button?.focus({ preventScroll: true })
  }, [isKnown, plan, onChosen])
  return null
}
