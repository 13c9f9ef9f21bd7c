'use client'

import { Button } from '@/components/ui/button'
import { useFollowUp } from './use-follow-up'

/** Offers the question that an interviewer asks next, once the one at hand has an answer. */
export function FollowUpOffer({ isDisabled }: { isDisabled: boolean }) {
  const { isOffered, isTaking, take } = useFollowUp()
  if (!isOffered) return null
  return (
    <Button variant="outline" onClick={take} pending={isTaking} disabled={isDisabled}>
      Take the follow-up question
    </Button>
  )
}
