import { Disclosure } from '@/components/ui/disclosure'
import { lineOf } from '@/domain/practice-plan/words'
import { formatDay } from '@/lib/format'
import type { PracticePlanDto } from '@/schemas/practice'

type PlanDaysProps = Pick<PracticePlanDto, 'days' | 'today'>

/** What is left, spread over the days before the interview. */
export function PlanDays({ days, today }: PlanDaysProps) {
  return (
    <Disclosure label="The days until then">
      <ul className="grid gap-3">
        {days.map(({ on, steps }) => (
          <li key={on} className="grid gap-x-4 sm:grid-cols-[6rem_1fr]">
            <span className="font-semibold tabular-nums">{on === today ? 'Today' : formatDay(on)}</span>
            <ul className="grid gap-0.5">
              {steps.map((step, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day may have two interviews, and steps have no state
                <li key={place}>{lineOf(step)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted-foreground text-sm">A day that you miss moves its steps on.</p>
    </Disclosure>
  )
}
