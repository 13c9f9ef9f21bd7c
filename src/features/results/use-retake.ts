import { useState } from 'react'
import { cleanText } from '@/domain/interview/clean-text'
import { readRetakeDraft, writeRetakeDraft } from '@/lib/retake-storage'
import { trpc } from '@/trpc/client'
import { useAttempts } from './attempts-context'

/** The text of a further attempt, kept in the browser until the server has it. */
export function useRetake(questionId: string, onSent: () => void) {
  const { interviewId, put, retry } = useAttempts()
  const utils = trpc.useUtils()
  const [text, setText] = useState(() => readRetakeDraft(interviewId, questionId))
  const [isKept, setKept] = useState(true)

  const write = (next: string) => {
    const clean = cleanText(next)
    setText(clean)
    setKept(writeRetakeDraft(interviewId, questionId, clean))
  }
  const sending = trpc.interview.retakeAnswer.useMutation({
    onMutate: () => utils.interview.attempts.cancel({ id: interviewId }),
    onSuccess: (attempts) => {
      put(attempts)
      write('')
      onSent()
    },
    // Another tab may have sent one, and the load that was cut short is still wanted.
    onError: retry,
  })
  return {
    text,
    /** Whether the browser keeps what is typed. */
    isKept,
    write,
    isSending: sending.isPending,
    error: sending.error,
    send: () => {
      if (!sending.isPending) sending.mutate({ id: interviewId, questionId, text })
    },
  }
}
