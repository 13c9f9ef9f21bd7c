'use client'

import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import { Button } from '@/components/ui/button'
import { useInterviewSession, usePosition } from './interview-session-context'
import { useFollowUp } from './use-follow-up'
import type { Leaving } from './use-leaving'

export function InterviewActions({
  leaving,
  onFinishEarly,
}: {
  leaving: Leaving
  onFinishEarly: MouseEventHandler<HTMLElement>
}) {
  const { goTo } = useInterviewSession()
  const { index, isLast } = usePosition()
  const { pending } = leaving
  const followUp = useFollowUp()
  const isBusy = pending !== null
  return (
    <div className="grid gap-3">
      {followUp.isOffered && (
        <Button variant="outline" onClick={followUp.take} pending={followUp.isTaking} disabled={isBusy}>
          Take the follow-up question
        </Button>
      )}
      <div className="flex justify-between gap-2">
        <Button
          variant="outline"
          size="lg"
          onClick={() => goTo(index - 1)}
          disabled={index === 0 || isBusy}
          className="max-sm:px-4"
        >
          <ArrowLeft aria-hidden className="hidden sm:block" />
          Previous
        </Button>
        {isLast ? (
          <Button
            size="lg"
            onClick={leaving.finish}
            pending={pending === 'finish'}
            disabled={isBusy && pending !== 'finish'}
            className="grow max-sm:px-4 sm:grow-0"
          >
            Submit Interview
          </Button>
        ) : (
          <Button size="lg" onClick={() => goTo(index + 1)} disabled={isBusy} className="grow max-sm:px-4 sm:grow-0">
            Next Question
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
      {/* The texts, not the invisible edges of the buttons, stand in line with what is above. */}
      <div className="-mx-3 flex flex-wrap justify-between gap-x-1">
        {!isLast && (
          <Button variant="ghost" size="sm" onClick={onFinishEarly} disabled={isBusy}>
            Finish Interview
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          onClick={leaving.save}
          pending={pending === 'save'}
          disabled={isBusy && pending !== 'save'}
          className="ml-auto"
        >
          Save & Continue Later
        </Button>
      </div>
    </div>
  )
}
