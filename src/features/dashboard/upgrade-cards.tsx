import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { upgradePlans } from '@/domain/plans/offers'
import { planDuration, planFeatures } from '@/domain/plans/plan-texts'
import type { PlanConfig } from '@/domain/plans/plans'
import { formatNaira } from '@/lib/format'
import type { HeldNow } from './use-plan'

export function UpgradeCards({
  held: { user, now, isQuotaReached },
  onUpgrade,
}: {
  held: HeldNow
  onUpgrade: () => void
}) {
  const plans = upgradePlans(user, now)
  if (plans.length === 0) return null
  return (
    <section aria-label="Upgrade" className="grid gap-4 sm:max-lg:grid-cols-2">
      {plans.map((plan) => (
        <UpgradeCard key={plan.id} plan={plan} isLimitReached={isQuotaReached} onUpgrade={onUpgrade} />
      ))}
    </section>
  )
}

type UpgradeCardProps = {
  plan: PlanConfig
  /** The notice about the limit already has this button, so it is not repeated here. */
  isLimitReached: boolean
  onUpgrade: () => void
}

const UpgradeCard = ({ plan, isLimitReached, onUpgrade }: UpgradeCardProps) => (
  <Card className="gap-4">
    <div className="grid gap-1">
      <CardTitle>{plan.name}</CardTitle>
      <p className="text-muted-foreground">
        <span className="font-semibold text-foreground tabular-nums">{formatNaira(plan.price)}</span>{' '}
        {planDuration(plan)}
      </p>
    </div>
    <ul className="grid list-disc gap-1 pl-4.5 text-[0.9375rem] marker:text-success">
      {planFeatures(plan).map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
    <Button variant="secondary" className="mt-auto w-full" onClick={onUpgrade}>
      {isLimitReached ? (
        `See the ${plan.name}`
      ) : (
        <>
          Upgrade <span className="sr-only">to the {plan.name}</span>
        </>
      )}
    </Button>
  </Card>
)
