'use client'

import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { cleanText } from '@/domain/interview/answers'
import { CvFileField } from './cv-file-field'
import { fieldMessage } from './job-description-field'
import { isBeingRead, useCvUpload } from './use-cv-upload'

type CvTextFieldProps = {
  /** Title of the notice when a file cannot be read, and the message when there is no response. */
  failure: { title: string; fallback: string }
  /** The accepted files, and where their text appears. */
  uploadHint: string
  isUploadFirst?: boolean
  hint: string
  aside: ReactNode
  rows: number
  className?: string
  /** Warnings about parts of the file that were left out; called with an empty list when the text is removed. */
  onWarnings?: (warnings: string[]) => void
}

const SCAN_ROWS = 12

/** The field `cvContent` of the surrounding form: pasted, or filled from a file. */
export function CvTextField({
  failure,
  uploadHint,
  isUploadFirst,
  rows,
  className,
  onWarnings,
  ...field
}: CvTextFieldProps) {
  const { register, formState, setValue, setFocus } = useFormContext<{ cvContent: string }>()
  const upload = useCvUpload({
    failure,
    onRead: ({ text, warnings }) => {
      onWarnings?.(warnings)
      setValue('cvContent', text, { shouldDirty: true, shouldValidate: true })
    },
  })
  const { state } = upload
  const file = <CvFileField upload={upload} hint={uploadHint} onCheck={() => setFocus('cvContent')} />
  return (
    <>
      {isUploadFirst && file}
      <Field label="Your CV" error={fieldMessage(formState.errors.cvContent)} {...field}>
        <Textarea
          {...register('cvContent', {
            setValueAs: cleanText,
            // Warnings about the file are obsolete once its text is removed.
            onChange: ({ target }) => target.value === '' && onWarnings?.([]),
          })}
          rows={state.phase === 'read' && state.isScan ? Math.max(rows, SCAN_ROWS) : rows}
          readOnly={isBeingRead(state)}
          className={className}
          placeholder="Paste the text of your CV"
        />
      </Field>
      {!isUploadFirst && file}
    </>
  )
}
