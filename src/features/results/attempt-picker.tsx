import { Choice } from '@/components/ui/choice'
import type { ReadAttempt } from './reviewed'

type AttemptPickerProps = {
  read: readonly ReadAttempt[]
  before: number
  after: number
  onPick: (picked: { before: number; after: number }) => void
}

const optionsOf = (attempts: readonly ReadAttempt[]) =>
  attempts.map(({ number, result }) => ({ value: String(number), label: `Attempt ${number}, scored ${result.score}` }))

/** Selects the two attempts to compare, the earlier one always on the left. */
export const AttemptPicker = ({ read, before, after, onPick }: AttemptPickerProps) => (
  <div className="grid items-center gap-x-3 gap-y-2 text-muted-foreground sm:flex print:hidden">
    Compare
    <Choice
      aria-label="Earlier attempt"
      className="sm:w-56"
      value={String(before)}
      options={optionsOf(read.filter(({ number }) => number < after))}
      onChange={(number) => onPick({ before: Number(number), after })}
    />
    with
    <Choice
      aria-label="Later attempt"
      className="sm:w-56"
      value={String(after)}
      options={optionsOf(read.filter(({ number }) => number > before))}
      onChange={(number) => onPick({ before, after: Number(number) })}
    />
  </div>
)
