import type { ComponentProps } from 'react'
import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'

type ChoiceFieldProps<V extends string> = Omit<ComponentProps<typeof Field>, 'children'> &
  Pick<ComponentProps<typeof Choice<V>>, 'value' | 'options' | 'onChange' | 'placeholder'>

/** A choice with its label, hint and error. */
export const ChoiceField = <V extends string>({
  value,
  options,
  onChange,
  placeholder,
  ...field
}: ChoiceFieldProps<V>) => (
  <Field {...field}>
    <Choice value={value} options={options} onChange={onChange} placeholder={placeholder} />
  </Field>
)
