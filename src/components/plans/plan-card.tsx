import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { CHECK, LineIcon } from '@/components/ui/line-icon'
import { planDuration, planFeatures } from '@/domain/plans/plan-texts'
import type { PlanConfig } from '@/domain/plans/plans'
import { formatNaira } from '@/lib/format'

type PlanCardProps = { plan: PlanConfig; isCurrent?: boolean; as?: 'h2' | 'h3' | undefined; children?: ReactNode }

/** A plan with its price and its benefits. */
export const PlanCard = ({ plan, isCurrent = false, as: Heading = 'h3', children }: PlanCardProps) => (
  <Card className="relative h-full md:max-lg:p-4">
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading className="text-heading">{plan.name}</Heading>
        {/* Three narrow cards have no room for it beside the name. */}
        {isCurrent ? (
          <Badge variant="primary" className="md:max-lg:absolute md:max-lg:-top-3 md:max-lg:right-4">
            Your plan
          </Badge>
        ) : null}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 md:max-lg:flex-col">
        <span className="font-display font-semibold text-4xl tabular-nums tracking-tight">
          {formatNaira(plan.price)}
        </span>
        <span className="text-muted-foreground">{planDuration(plan)}</span>
      </p>
    </div>
    <PlanFeatures plan={plan} />
    {children}
  </Card>
)

export const PlanFeatures = ({ plan }: { plan: PlanConfig }) => (
  <ul className="grid gap-2">
    {planFeatures(plan).map((feature) => (
      <li key={feature} className="flex gap-2.5 leading-snug">
        <LineIcon path={CHECK} className="mt-0.5 size-4.5 shrink-0 text-success" />
        {feature}
      </li>
    ))}
  </ul>
)
