import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { CvTextField } from '@/features/shared/cv-text-field'
import { useLastCv } from '@/features/shared/use-last-cv'
import { UPLOAD } from '@/schemas/file'
import { FileWarnings } from './file-warnings'
import type { ReviewValues } from './review-values'

const FAILURE = {
  title: 'Upload Error',
  fallback: 'No answer came from the server. Check your connection and upload the file again, or paste the text.',
}

/** The CV field; offers the user's latest CV while it is empty. */
export function CvField() {
  const { control, setValue } = useFormContext<ReviewValues>()
  const [cvContent, fileWarnings] = useWatch({ control, name: ['cvContent', 'fileWarnings'] })
  const lastCv = useLastCv()
  const reuse = (text: string) => {
    setValue('cvContent', text, { shouldDirty: true, shouldValidate: true })
    notify({ title: 'Using previous CV', variant: 'success' })
  }
  return (
    <div className="grid min-w-0 content-start gap-3">
      <CvTextField
        failure={FAILURE}
        isUploadFirst
        uploadHint={`${UPLOAD.hint} Or paste the text below.`}
        aside={
          cvContent === '' &&
          lastCv && (
            <Button variant="link" size="sm" className="-my-2" onClick={() => reuse(lastCv)}>
              Reuse previous CV
            </Button>
          )
        }
        hint="We review this text. Correct it here if the file was not read properly."
        rows={14}
        className="max-h-[60vh] max-sm:h-64"
        onWarnings={(warnings) => setValue('fileWarnings', warnings, { shouldDirty: true })}
      />
      <FileWarnings live warnings={fileWarnings} />
    </div>
  )
}
