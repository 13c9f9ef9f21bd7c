'use client'

import { useState } from 'react'
import { cleanText } from '@/domain/interview/clean-text'
import { QUESTIONS_TO_US } from '@/domain/interview/to-us-criteria'
import { readToUsDraft, removeToUsDraft, writeToUsDraft } from '@/lib/questions-to-us-storage'
import type { InterviewDto } from '@/schemas/interview'
import { trpc } from './client'

const written = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '')
const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n')

/**
 * What is asked of the interviewer, kept in the browser until the server has it.
 * @param saved what the server is known to hold
 */
export function useQuestionsToUs(interviewId: string, saved: readonly string[]) {
  const utils = trpc.useUtils()
  const [texts, setTexts] = useState<readonly string[]>(() => padded(readToUsDraft(interviewId) ?? saved))
  // What this page has sent counts as saved, also where the interview itself is not read anew.
  const [sent, setSent] = useState(saved)
  const saving = trpc.interview.saveQuestionsToUs.useMutation({
    onSuccess: (interview: InterviewDto, { questions }) => {
      setSent(questions)
      if (isSame(written(readToUsDraft(interviewId) ?? []), questions)) removeToUsDraft(interviewId)
      utils.interview.get.setData({ id: interviewId }, interview)
    },
  })
  const isDirty = !isSame(written(texts), sent)
  return {
    texts,
    change(index: number, text: string) {
      const next = texts.with(index, cleanText(text))
      setTexts(next)
      writeToUsDraft(interviewId, next)
    },
    isDirty,
    isSaving: saving.isPending,
    error: saving.error,
    /** Whether the server has had them from this page. */
    isSaved: saving.isSuccess && !isDirty,
    save(onSaved?: () => void) {
      if (isDirty) saving.mutate({ id: interviewId, questions: written(texts) }, onSaved && { onSuccess: onSaved })
    },
  }
}

/** As many as there are fields. */
const padded = (texts: readonly string[]): string[] =>
  Array.from({ length: QUESTIONS_TO_US.most }, (_, index) => texts[index] ?? '')
