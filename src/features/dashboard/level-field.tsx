import { Controller, useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select'
import { LEVEL_NAMES } from '@/domain/interview/levels'
import { QUESTION_LEVELS } from '@/domain/interview/question'
import type { StartValues } from './start-values'

const ANY = 'any'

/** The experience that the job asks for. */
export function LevelField() {
  const { control, formState } = useFormContext<StartValues>()
  return (
    <Field
      label="Level"
      hint="Questions of this level come first. When you have had them all, those of the next level follow."
      error={formState.errors.level?.message}
    >
      <Controller
        control={control}
        name="level"
        render={({ field: { value, onChange, onBlur, ref, disabled } }) => (
          <Select
            value={value ?? ANY}
            onValueChange={(level) => onChange(level === ANY ? undefined : level)}
            disabled={disabled ?? false}
          >
            <SelectTrigger ref={ref} onBlur={onBlur} />
            <SelectContent>
              <SelectItem value={ANY}>Any level</SelectItem>
              {QUESTION_LEVELS.map((level) => (
                <SelectItem key={level} value={level}>
                  {LEVEL_NAMES[level]}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        )}
      />
    </Field>
  )
}
