import { type ReactNode, useEffect, useRef } from 'react'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { cleanText } from '@/domain/interview/answers'
import { CvFileField } from './cv-file-field'
import { fieldMessage } from './job-description-field'
import { isBeingRead, useCvUpload } from './use-cv-upload'
import { useFormContext } from './use-form-values'

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

const STILL_READ = { title: 'Your file is still being read', description: 'Please wait a moment.' }

/**
 * The field `cvContent` of the surrounding form: pasted, or filled from a file. The form cannot be submitted while a
 * file is being read.
 */
export function CvTextField({
  failure,
  uploadHint,
  isUploadFirst,
  rows,
  className,
  onWarnings,
  ...field
}: CvTextFieldProps) {
  const { values, errors, set, hold } = useFormContext<{ cvContent: string }>()
  const area = useRef<HTMLTextAreaElement>(null)
  const upload = useCvUpload({
    failure,
    onRead: ({ text, warnings }) => {
      onWarnings?.(warnings)
      set({ cvContent: text })
    },
  })
  const { state } = upload
  const isReading = isBeingRead(state)
  useEffect(() => (isReading ? hold(STILL_READ) : undefined), [isReading, hold])
  const file = <CvFileField upload={upload} hint={uploadHint} onCheck={() => area.current?.focus()} />
  return (
    <>
      {isUploadFirst && file}
      <Field label="Your CV" error={fieldMessage(errors.cvContent)} {...field}>
        <Textarea
          ref={area}
          name="cvContent"
          value={values.cvContent}
          onChange={({ target }) => {
            set({ cvContent: cleanText(target.value) })
            // Warnings about the file are obsolete once its text is removed.
            if (target.value === '') onWarnings?.([])
          }}
          rows={state.phase === 'read' && state.isScan ? Math.max(rows, SCAN_ROWS) : rows}
          readOnly={isReading}
          className={className}
          placeholder="Paste the text of your CV"
        />
      </Field>
      {!isUploadFirst && file}
    </>
  )
}
