import { Controller, useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Switch } from '@/components/ui/switch'
import type { StartValues } from './start-values'

/** Whether the interview opens as real ones do. */
export function OpenersField() {
  const { control } = useFormContext<StartValues>()
  return (
    <Field
      label="Begin with an opening question"
      hint="Such as “Tell me about yourself”. Interviews of ten or more questions also end with a closing one."
    >
      <Controller
        control={control}
        name="openers"
        render={({ field: { value, onChange, onBlur, ref, disabled } }) => (
          <Switch
            ref={ref}
            checked={value ?? true}
            onCheckedChange={onChange}
            onBlur={onBlur}
            disabled={disabled ?? false}
          />
        )}
      />
    </Field>
  )
}
