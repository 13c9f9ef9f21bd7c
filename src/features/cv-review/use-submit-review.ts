import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { notifyProblem } from '@/components/ui/notify'
import { notifyFailure } from '@/features/shared/failure'
import { useSession } from '@/features/shared/session'
import { paths } from '@/lib/paths'
import { trpc } from '@/trpc/client'
import { errorCode } from '@/trpc/errors'
import type { ReviewValues } from './review-form-schema'

export function useSubmitReview({ onSent }: { onSent?: () => void } = {}) {
  const { user, refresh } = useSession()
  const router = useRouter()
  const utils = trpc.useUtils()
  const { mutateAsync: create } = trpc.cvReview.create.useMutation()
  const [isSending, setSending] = useState(false)
  const [isUnanswered, setUnanswered] = useState(false)
  // A ref, because state is updated only with the next render: a double click would request two reviews.
  const isUnderWay = useRef(false)

  const submit = async (values: ReviewValues) => {
    if (isUnderWay.current) return
    if (!user) {
      return notifyProblem('Error', 'You must be logged in to submit a CV review')
    }
    isUnderWay.current = true
    setSending(true)
    setUnanswered(false)
    try {
      const { id } = await create({ userId: user.id, ...values })
      onSent?.()
      // Stays busy until the result screen appears.
      router.push(paths.cvReviewResults(id))
    } catch (error) {
      isUnderWay.current = false
      setSending(false)
      setUnanswered(errorCode(error) === null)
      if (errorCode(error) === 'UNAUTHORIZED') return void refresh()
      notifyFailure(error, 'No answer came from the server.')
    } finally {
      // Also after a failure: if only the response was lost, the review was created.
      utils.user.usage.invalidate()
      utils.user.lastCv.invalidate()
      utils.cvReview.list.invalidate()
    }
  }
  return {
    submit,
    isSending,
    /** Whether the last attempt got no response. */
    isUnanswered,
  }
}
