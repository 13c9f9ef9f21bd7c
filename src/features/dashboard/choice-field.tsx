import type { ComponentProps } from 'react'
import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'

type ChoiceFieldProps<Values extends FieldValues> = Omit<ComponentProps<typeof Field>, 'children' | 'error'> &
  Pick<ComponentProps<typeof Choice>, 'options' | 'placeholder'> & {
    control: Control<Values>
    name: Path<Values>
    /** Conversion between the values of the form and the options. */
    toOption?: (value: string | undefined) => string
    fromOption?: (option: string) => unknown
  }

export const ChoiceField = <Values extends FieldValues>({
  control,
  name,
  options,
  placeholder,
  toOption = (value) => value ?? '',
  fromOption = (option) => option,
  ...field
}: ChoiceFieldProps<Values>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, onBlur, ref, disabled }, fieldState: { error } }) => (
      <Field {...field} error={error?.message}>
        <Choice
          value={toOption(value)}
          options={options}
          onChange={(option) => onChange(fromOption(option))}
          onBlur={onBlur}
          placeholder={placeholder}
          disabled={disabled}
          ref={ref}
        />
      </Field>
    )}
  />
)
