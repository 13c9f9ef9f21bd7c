'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { planButtonId } from '@/components/plans/plan-card'
import { PLANS, type PlanId } from '@/domain/plans/plans'

const isPlanId = (value: string | null): value is PlanId => value !== null && Object.hasOwn(PLANS, value)

type Props = { isKnown: boolean; onChosen: (plan: PlanId) => void }

/** Leads whoever has chosen a plan elsewhere, and signed in since, to its button; draws nothing. */
export function ChosenPlan({ isKnown, onChosen }: Props) {
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
