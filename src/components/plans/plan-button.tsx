import { Button } from '@/components/ui/button'
import type { PlanId } from '@/domain/plans/plans'

/** Label and action of a plan's button. */
export type PlanAction = { label: string; onChoose: () => void; isPending?: boolean; isDisabled?: boolean }

type PlanButtonProps = {
  plan: PlanId
  action: PlanAction
  note?: string | null | undefined
  /** Fills the button; for the plan that should be noticed first. */
  isFeatured?: boolean
}

/** Id of a plan's button, for moving the focus to it. */
export const planButtonId = (plan: PlanId): string => `choose-${plan}`

type PlanNoteProps = { id?: string; children: string | null | undefined }

/** What buying a plan does, or why it cannot be bought, at the bottom of its card. */
export const PlanNote = ({ id, children }: PlanNoteProps) =>
  children ? (
    <p id={id} className="mt-auto text-muted-foreground text-sm">
      {children}
    </p>
  ) : null

/** The bottom of a plan's card. */
export function PlanButton({ plan, action, note, isFeatured = false }: PlanButtonProps) {
  const id = planButtonId(plan)
  const noteId = `${id}-note`
  return (
    <div className="mt-auto grid gap-3">
      <PlanNote id={noteId}>{note}</PlanNote>
      <Button
        id={id}
        size="lg"
        variant={isFeatured ? 'primary' : 'outline'}
        onClick={action.onChoose}
        pending={action.isPending ?? false}
        disabled={action.isDisabled}
        aria-describedby={note ? noteId : undefined}
        // Three cards beside each other on a tablet: a longer line would break at the hyphens of a plan's name.
        className="w-full max-sm:px-2 md:max-lg:px-1 md:max-lg:text-sm"
      >
        {action.label}
      </Button>
    </div>
  )
}
