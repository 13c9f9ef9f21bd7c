import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { cleanText } from '@/domain/interview/answers'
import { QUESTIONS_TO_US } from '@/domain/interview/to-us-criteria'
import { removeStored, writeStored } from '@/lib/browser-storage'
import { readStoredAs } from '@/lib/read-stored-as'
import type { InterviewDto } from '@/schemas/interview'
import { trpc } from '@/trpc/client'

const draftSchema = v.array(v.string())

const written = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '')
const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n')

/**
 * The questions to the interviewer, stored in the browser until the server has them.
 * @param saved the questions that the server has
 * @param onStored called with the interview after each save, also when the form is no longer shown
 */
export function useQuestionsToUs(
  interviewId: string,
  saved: readonly string[],
  onStored?: (interview: InterviewDto) => void,
) {
  const utils = trpc.useUtils()
  const key = `greenroom:questions-to-us:${interviewId}`
  const [texts, setTexts] = useState<readonly string[]>(() => padded(saved))
  // In an effect, because the server cannot read the browser's storage.
  useEffect(() => {
    const kept = readStoredAs(key, draftSchema)
    if (kept) setTexts(padded(kept))
  }, [key])
  // Updated after each save, because `saved` does not change if the interview is not refetched.
  const [sent, setSent] = useState(saved)
  const saving = trpc.interview.saveQuestionsToUs.useMutation({
    onSuccess: (interview: InterviewDto, { questions }) => {
      setSent(questions)
      onStored?.(interview)
      if (isSame(written(readStoredAs(key, draftSchema) ?? []), questions)) removeStored(key)
      utils.interview.get.setData({ id: interviewId }, interview)
    },
  })
  const isDirty = !isSame(written(texts), sent)
  return {
    texts,
    change(index: number, text: string) {
      const next = texts.with(index, cleanText(text))
      setTexts(next)
      writeStored(key, next)
    },
    isDirty,
    isSaving: saving.isPending,
    error: saving.error,
    /** Whether the current questions were saved from this page. */
    isSaved: saving.isSuccess && !isDirty,
    save(onSaved?: () => void) {
      if (isDirty) saving.mutate({ id: interviewId, questions: written(texts) }, onSaved && { onSuccess: onSaved })
    },
  }
}

const padded = (texts: readonly string[]): string[] =>
  Array.from({ length: QUESTIONS_TO_US.most }, (_, index) => texts[index] ?? '')
