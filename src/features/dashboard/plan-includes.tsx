import { PlanFeatures } from '@/components/plans/plan-card'
import type { PlanConfig } from '@/domain/plans/plans'
import { useInterviewLength } from './use-interview-length'

export function PlanIncludes({ plan }: { plan: PlanConfig }) {
  const { count, duration } = useInterviewLength(plan)
  return (
    <div className="grid gap-6 text-[0.9375rem] @md:grid-cols-2 @md:gap-8">
      <section aria-labelledby="plan-includes" className="grid content-start gap-2.5">
        <h3 id="plan-includes" className="font-sans font-semibold text-base">
          {plan.name} includes
        </h3>
        <PlanFeatures plan={plan} />
      </section>
      <section aria-labelledby="what-to-expect" className="grid content-start gap-2.5">
        <h3 id="what-to-expect" className="font-sans font-semibold text-base">
          What to expect
        </h3>
        <ul className="grid list-disc gap-1.5 pl-4.5 text-muted-foreground marker:text-accent">
          <li>
            {count} questions, about {duration}
          </li>
          <li>Type or speak your answers, in any order</li>
          <li>Save and continue later, or finish early</li>
          <li>A score for each answer, and how to improve it</li>
        </ul>
      </section>
    </div>
  )
}
