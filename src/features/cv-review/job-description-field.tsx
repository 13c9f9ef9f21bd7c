import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { cleanText } from '@/domain/interview/clean-text'
import { fieldMessage } from './field-message'
import type { ReviewValues } from './review-values'

/** A component of its own, so that it is known to the form after the CV: the first fault gets the focus. */
export function JobDescriptionField() {
  const { register, formState } = useFormContext<ReviewValues>()
  return (
    <Field
      label="Job description"
      error={fieldMessage(formState.errors.jobDescription)}
      hint="Paste the whole advertisement, requirements and all. What it says of benefits is ignored."
      // As tall as the CV with its upload beside it.
      className="content-start lg:grid-rows-[auto_1fr]"
    >
      <Textarea
        {...register('jobDescription', { setValueAs: cleanText })}
        rows={14}
        className="max-h-[60vh] max-sm:h-64 lg:h-full lg:max-h-none"
        placeholder="Paste the text of the job advert"
      />
    </Field>
  )
}
