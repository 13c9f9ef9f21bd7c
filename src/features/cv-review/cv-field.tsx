import { useFormContext, useWatch } from 'react-hook-form'
import { CvFileField, isBeingRead } from '@/components/cv-file-field'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { notify } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import { cleanText } from '@/domain/interview/clean-text'
import { UPLOAD } from '@/schemas/file'
import { trpc } from '@/trpc/client'
import { useUser } from '@/trpc/session'
import { useReadCvFile } from '@/trpc/use-read-cv-file'
import { fieldMessage } from './field-message'
import type { ReviewValues } from './review-values'

const FAILURE = {
  title: 'Upload Error',
  fallback: 'No answer came from the server. Check your connection and upload the file again, or paste the text.',
}

/** The CV: uploaded or pasted, which come to the same text. */
export function CvField() {
  const { register, control, formState, setValue, setFocus } = useFormContext<ReviewValues>()
  const [cvContent, fileWarnings] = useWatch({ control, name: ['cvContent', 'fileWarnings'] })
  const put = (text: string, warnings: string[]) => {
    setValue('fileWarnings', warnings, { shouldDirty: true })
    setValue('cvContent', text, { shouldDirty: true, shouldValidate: true })
  }
  const file = useReadCvFile({ failure: FAILURE, onRead: ({ text, warnings }) => put(text, warnings) })

  return (
    <div className="grid min-w-0 content-start gap-3">
      <CvFileField
        state={file.state}
        accept={UPLOAD.extensions}
        hint="PDF, DOCX or a picture (PNG, JPEG), up to 10 MB. Or paste the text below."
        onPick={file.read}
        onCancel={file.cancel}
        onCheck={() => setFocus('cvContent')}
      />
      <Field
        label="Your CV"
        error={fieldMessage(formState.errors.cvContent)}
        aside={cvContent === '' ? <LastCvButton onTake={(text) => put(text, [])} /> : null}
        hint="This text is what is read. Mend it here where the file came out wrong."
      >
        <Textarea
          {...register('cvContent', {
            setValueAs: cleanText,
            // What was said of the file holds no more when its text is gone.
            onChange: ({ target }) => target.value === '' && setValue('fileWarnings', []),
          })}
          rows={14}
          readOnly={isBeingRead(file.state)}
          className="max-h-[60vh] max-sm:h-64"
          placeholder="Paste the text of your CV"
        />
      </Field>
      {fileWarnings.length > 0 && (
        <Alert live variant="warning" title="Something in the file was left out">
          <ul className="grid gap-1">
            {fileWarnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}

function LastCvButton({ onTake }: { onTake: (text: string) => void }) {
  const { id } = useUser()
  const { data } = trpc.user.lastCv.useQuery({ id }, { refetchOnMount: 'always' })
  const text = data?.cvContent
  if (!text) return null
  return (
    <Button
      variant="link"
      size="sm"
      className="-my-2"
      onClick={() => {
        onTake(text)
        notify({ title: 'Using previous CV', variant: 'success' })
      }}
    >
      Reuse previous CV
    </Button>
  )
}
