'use client'

import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { cleanText } from '@/domain/interview/answers'
import { MISSING_CV, MISSING_JOB_DESCRIPTION } from '@/schemas/cv-review'

type Props = { aside?: ReactNode; hint?: string; className?: string; rows: number; textareaClassName?: string }

/** The field `jobDescription` of the surrounding form. */
export function JobDescriptionField({ rows, textareaClassName, ...field }: Props) {
  const { register, formState } = useFormContext<{ jobDescription: string }>()
  return (
    <Field label="Job description" error={fieldMessage(formState.errors.jobDescription)} {...field}>
      <Textarea
        {...register('jobDescription', { setValueAs: cleanText })}
        rows={rows}
        className={textareaClassName}
        placeholder="Paste the text of the job advert"
      />
    </Field>
  )
}

/** The message below a field; for a missing text, how to fix it. */
export const fieldMessage = (error: { message?: string | undefined } | undefined): string | undefined =>
  [MISSING_CV, MISSING_JOB_DESCRIPTION].find(({ title }) => title === error?.message)?.description ?? error?.message
