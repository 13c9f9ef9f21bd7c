import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Switch } from '@/components/ui/switch'
import type { StartValues } from './start-values'

type SwitchFieldProps = { name: 'openers' | 'followUps'; label: string; hint: ReactNode }

/** A wish that is on unless it is turned off. */
export function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const { control } = useFormContext<StartValues>()
  return (
    <Field label={label} hint={hint}>
      <Controller
        control={control}
        name={name}
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
