import type { ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { MISSING_CV, MISSING_JOB_DESCRIPTION } from '@/domain/cv-review/missing-texts'
import { cleanText } from '@/domain/interview/answers'
import { useFormContext } from './use-form-values'

type Props = { aside?: ReactNode; hint?: string; className?: string; rows: number; textareaClassName?: string }

/** The field `jobDescription` of the surrounding form. */
export function JobDescriptionField({ rows, textareaClassName, ...field }: Props) {
  const { values, errors, set } = useFormContext<{ jobDescription: string }>()
  return (
    <Field label="Job description" error={fieldMessage(errors.jobDescription)} {...field}>
      <Textarea
        name="jobDescription"
        value={values.jobDescription}
        onChange={({ target }) => set({ jobDescription: cleanText(target.value) })}
        rows={rows}
        className={textareaClassName}
        placeholder="Paste the text of the job advert"
      />
    </Field>
  )
}

/** The message below a field; for a missing text, how to fix it. */
export const fieldMessage = (message: string | undefined): string | undefined =>
  [MISSING_CV, MISSING_JOB_DESCRIPTION].find(({ title }) => title === message)?.description ?? message
