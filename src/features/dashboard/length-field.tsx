import { Controller, useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select'
import { lengthsOf } from '@/domain/interview/lengths'
import type { PlanConfig } from '@/domain/plans/plans'
import type { StartValues } from './start-values'
import { useInterviewLength } from './use-interview-length'

/** How many questions, where the plan leaves a choice. */
export function LengthField({ plan }: { plan: PlanConfig }) {
  const { control, formState } = useFormContext<StartValues>()
  const { count, durationOf } = useInterviewLength(plan)
  const lengths = lengthsOf(plan)
  if (lengths.length < 2) return null
  return (
    <Field
      label="Length"
      hint="A shorter interview counts as one interview, like any other."
      error={formState.errors.questionCount?.message}
    >
      <Controller
        control={control}
        name="questionCount"
        render={({ field: { onChange, onBlur, ref, disabled } }) => (
          <Select
            value={String(count)}
            onValueChange={(value) => onChange(lengths.find((length) => String(length) === value))}
            disabled={disabled ?? false}
          >
            <SelectTrigger ref={ref} onBlur={onBlur} />
            <SelectContent>
              {lengths.map((length) => (
                <SelectItem key={length} value={String(length)}>
                  {length} questions, about {durationOf(length)}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        )}
      />
    </Field>
  )
}
