import { Check } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { PlanConfig, PlanId } from '@/domain/plans/plans'
import { formatNaira } from '@/lib/format'

/** What the button of a plan says and does. */
export type PlanAction = {
  label: string
  onChoose: () => void
  /** Its purchase is under way. */
  isPending?: boolean
  isDisabled?: boolean
}

type PlanCardProps = {
  plan: PlanConfig
  /** The one the reader has now. */
  isCurrent?: boolean
  /** A card without it has no button. */
  action?: PlanAction | undefined
  /** What choosing it will do. */
  note?: string | undefined
  /** The button of the card one is meant to look at first is filled. */
  isFeatured?: boolean
  as?: 'h2' | 'h3'
}

/** Id of the button of a plan, for whoever leads the reader to it. */
export const planButtonId = (plan: PlanId): string => `choose-${plan}`

/** A plan with its price and what it gives. */
export function PlanCard({
  plan,
  isCurrent = false,
  action,
  note,
  isFeatured = false,
  as: Heading = 'h3',
}: PlanCardProps) {
  return (
    <Card className="h-full">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Heading className="text-heading">{plan.name}</Heading>
          {isCurrent ? <Badge variant="primary">Your plan</Badge> : null}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-display font-semibold text-4xl tabular-nums tracking-tight">
            {formatNaira(plan.price)}
          </span>
          <span className="text-muted-foreground">{plan.duration}</span>
        </p>
      </div>
      <PlanFeatures plan={plan} />
      {action ? <PlanButton plan={plan.id} action={action} note={note} isFeatured={isFeatured} /> : null}
    </Card>
  )
}

type PlanButtonProps = { plan: PlanId; action: PlanAction; note: string | undefined; isFeatured: boolean }

function PlanButton({ plan, action, note, isFeatured }: PlanButtonProps) {
  const id = planButtonId(plan)
  const noteId = `${id}-note`
  return (
    <div className="mt-auto grid gap-3">
      {note ? (
        <p id={noteId} className="text-muted-foreground text-sm">
          {note}
        </p>
      ) : null}
      <Button
        id={id}
        size="lg"
        variant={isFeatured ? 'primary' : 'outline'}
        onClick={action.onChoose}
        pending={action.isPending ?? false}
        pendingLabel={action.label}
        disabled={action.isDisabled}
        aria-describedby={note ? noteId : undefined}
        className="w-full"
      >
        {action.label}
      </Button>
    </div>
  )
}

/** What a plan gives, line by line. */
export function PlanFeatures({ plan }: { plan: PlanConfig }) {
  return (
    <ul className="grid gap-2">
      {plan.features.map((feature) => (
        <li key={feature} className="flex gap-2.5 leading-snug">
          <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
