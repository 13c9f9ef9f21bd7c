import { useEffect, useState } from 'react'
import { notifyProblem } from '@/components/ui/notify'
import { addLine, rewriteLine } from '@/domain/cv-review/rewrite-line'
import { useUser } from '@/features/shared/session'
import { writeStored } from '@/lib/browser-storage'
import { readStoredAs } from '@/lib/read-stored-as'
import type { CvReviewDto } from '@/schemas/cv-review'
import { reviewDraftKey, reviewDraftSchema } from './review-draft'

export type ReviewedTexts = Pick<CvReviewDto, 'id' | 'cvContent' | 'jobDescription' | 'fileWarnings'>

/** The unsent improved version of a reviewed CV, which the form for it goes on with. */
export function useImprovedVersion({ id, cvContent, jobDescription, fileWarnings }: ReviewedTexts) {
  const { id: userId } = useUser()
  const key = reviewDraftKey(userId, id)
  /** Null without an improved version. */
  const [text, setText] = useState<string | null>(null)
  const read = () => readStoredAs(key, reviewDraftSchema)
  // In an effect, because the server cannot read the browser's storage.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the storage is read once for each review.
  useEffect(() => setText(read()?.cvContent ?? null), [key])

  /** @param edit the edited text; null where the text no longer has the line */
  const change = (edit: (cv: string) => string | null): 'done' | 'gone' | 'not stored' => {
    // Read again, since another tab may have the form open.
    const draft = read() ?? { cvContent, jobDescription, fileWarnings }
    const edited = edit(draft.cvContent)
    const isStored = edited !== null && writeStored(key, { ...draft, cvContent: edited })
    setText(isStored ? edited : draft.cvContent)
    if (edited === null) return 'gone'
    if (isStored) return 'done'
    notifyProblem('This browser stores no texts', 'Copy the line into your CV yourself.')
    return 'not stored'
  }
  return {
    /** Puts other words in the place of a line. */
    rewrite: (line: string, words: string) => change((cv) => rewriteLine(cv, line, words)),
    /** Puts a new line below the last of the lines that the text still has. */
    add: (lines: readonly string[], words: string) => change((cv) => addLine(cv, lines, words)),
    /** Whether the improved version has other words in the place of a line. */
    isRewritten: (line: string) => text !== null && rewriteLine(text, line, '') === null,
  }
}

export type ImprovedVersion = ReturnType<typeof useImprovedVersion>
