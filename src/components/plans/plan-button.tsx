import { Button } from '@/components/ui/button'
import type { PlanId } from '@/domain/plans/plans'

/** What the button of a plan says and does. */
export type PlanAction = {
  label: string
  onChoose: () => void
  /** Its purchase is under way. */
  isPending?: boolean
  isDisabled?: boolean
}

type PlanButtonProps = {
  plan: PlanId
  action: PlanAction
  /** What choosing it will do. */
  note?: string | undefined
  /** The button of the card one is meant to look at first is filled. */
  isFeatured?: boolean
}

/** Id of the button of a plan, for whoever leads the reader to it. */
export const planButtonId = (plan: PlanId): string => `choose-${plan}`

/** The foot of a plan's card. */
export function PlanButton({ plan, action, note, isFeatured = false }: PlanButtonProps) {
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
