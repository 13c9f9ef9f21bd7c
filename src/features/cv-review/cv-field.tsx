import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { notifySuccess } from '@/components/ui/notify'
import { UPLOAD } from '@/domain/limits/upload'
import { CvTextField } from '@/features/shared/cv-text-field'
import { FileWarnings } from '@/features/shared/file-warnings'
import { useFormContext } from '@/features/shared/use-form-values'
import { useLastCv } from '@/features/shared/use-last-cv'
import { BlanksNote } from './blanks-note'
import type { ReviewValues } from './review-form-schema'
import { WordDownload } from './word-download'

const FAILURE = {
  title: 'Upload Error',
  fallback: 'No answer came from the server. Check your connection and upload the file again, or paste the text.',
}

/** The CV field; offers the user's latest CV while it is empty. */
export function CvField() {
  const { values, set } = useFormContext<ReviewValues>()
  const { cvContent, fileWarnings } = values
  const lastCv = useLastCv()
  const field = useRef<HTMLDivElement>(null)
  const reuse = (text: string) => {
    set({ cvContent: text })
    notifySuccess('Using previous CV')
  }
  return (
    <div ref={field} className="grid min-w-0 content-start gap-3">
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
        onWarnings={(warnings) => set({ fileWarnings: warnings })}
      />
      <FileWarnings live warnings={fileWarnings} />
      <BlanksNote text={cvContent} onPick={(blank) => select(field.current?.querySelector('textarea'), blank)} />
      {cvContent !== '' && <WordDownload text={cvContent} />}
    </div>
  )
}

/** Selects some words of a text, scrolled into view, so that typing replaces them. */
function select(area: HTMLTextAreaElement | null | undefined, words: string) {
  const start = area?.value.indexOf(words) ?? -1
  if (!area || start < 0) return
  // A browser scrolls to the selection when the field gets the focus.
  area.blur()
  area.setSelectionRange(start, start + words.length)
  area.focus()
}
