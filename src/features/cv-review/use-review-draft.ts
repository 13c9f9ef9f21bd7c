import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useKeptValues } from '@/components/use-kept-values'
import { useUser } from '@/trpc/session'
import { readReviewDraft, removeReviewDraft, writeReviewDraft } from './review-draft'
import { NO_TEXTS, type ReviewValues, reviewDraftSchema } from './review-values'

type Options = {
  /** The earlier review that is improved on. */
  fromId: string | null
  /** Its texts; undefined while they are not known. */
  initial: ReviewValues | undefined
}

/**
 * Fills the form with what was typed before, and keeps what is typed now.
 * @returns whether the form is filled (typing before that would be lost), and what forgets the text
 */
export function useReviewDraft({ reset, subscribe, getValues }: UseFormReturn<ReviewValues>, options: Options) {
  const { id: userId } = useUser()
  const { fromId, initial } = options
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    if (isReady) return
    const draft = readReviewDraft(userId, fromId) ?? initial
    if (!draft) return
    reset({ ...NO_TEXTS, ...draft })
    setReady(true)
  }, [isReady, userId, fromId, initial, reset])

  const write = useCallback(
    (values: ReviewValues) => writeReviewDraft(userId, fromId, reviewDraftSchema.parse(values)),
    [userId, fromId],
  )
  const endKeeping = useKeptValues({ subscribe, getValues }, { isReady, write })

  const forget = () => {
    endKeeping()
    removeReviewDraft(userId, fromId)
  }
  return { isReady, forget }
}
