import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select'
import type { ReadAttempt } from './reviewed'

type AttemptPickerProps = {
  read: readonly ReadAttempt[]
  before: number
  after: number
  onPick: (picked: { before: number; after: number }) => void
}

/** Picks which two attempts are compared, the earlier always on the left. */
export const AttemptPicker = ({ read, before, after, onPick }: AttemptPickerProps) => (
  <div className="grid items-center gap-x-3 gap-y-2 sm:flex print:hidden">
    <span className="text-muted-foreground">Compare</span>
    <Choice
      label="Earlier attempt"
      value={before}
      options={read.filter(({ number }) => number < after)}
      onChange={(number) => onPick({ before: number, after })}
    />
    <span className="text-muted-foreground">with</span>
    <Choice
      label="Later attempt"
      value={after}
      options={read.filter(({ number }) => number > before)}
      onChange={(number) => onPick({ before, after: number })}
    />
  </div>
)

type ChoiceProps = {
  label: string
  value: number
  options: readonly ReadAttempt[]
  onChange: (number: number) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <Select value={String(value)} onValueChange={(number) => onChange(Number(number))}>
    <SelectTrigger aria-label={label} className="sm:w-56" />
    <SelectContent>
      {options.map(({ number, result }) => (
        <SelectItem key={number} value={String(number)}>
          Attempt {number}, scored {result.score}
        </SelectItem>
      ))}
    </SelectContent>
  </Select>
)
