import { Controller, useFormContext } from 'react-hook-form'
import { REGION_HINT, RegionSelect } from '@/components/region-select'
import { Field } from '@/components/ui/field'
import { DEFAULT_REGION } from '@/domain/interview/regions'
import type { StartValues } from './start-values'

/** Where work is sought, as in the profile until another choice is made. */
export function RegionField() {
  const { control } = useFormContext<StartValues>()
  return (
    <Field label="Where you look for work" hint={REGION_HINT}>
      <Controller
        control={control}
        name="region"
        render={({ field: { value, onChange, onBlur, ref, disabled } }) => (
          <RegionSelect
            ref={ref}
            value={value ?? DEFAULT_REGION}
            onChange={onChange}
            onBlur={onBlur}
            disabled={disabled ?? false}
          />
        )}
      />
    </Field>
  )
}
