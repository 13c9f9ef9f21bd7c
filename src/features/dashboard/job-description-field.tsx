import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { cleanText } from '@/domain/interview/clean-text'
import type { StartValues } from './start-values'

export function JobDescriptionField() {
  const { register, formState } = useFormContext<StartValues>()
  return (
    <Field label="Job description" aside="Optional" error={formState.errors.jobDescription?.message}>
      <Textarea
        {...register('jobDescription', { setValueAs: cleanText })}
        rows={4}
        placeholder="Paste the text of the job advert"
      />
    </Field>
  )
}
