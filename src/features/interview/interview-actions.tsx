import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type MouseEventHandler, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useInterviewSession, usePosition } from './interview-session-context'
import { FootNotice, SaveProblem } from './save-status-line'
import { stuckTo } from './stuck-bar'
import type { Exit } from './use-exit'
import { useOneStep } from './use-one-step'

const stuckToBottom = stuckTo('bottom')

type InterviewActionsProps = { exit: Exit; areAllAnswered: boolean; onFinishEarly: MouseEventHandler<HTMLElement> }

export function InterviewActions({ exit, areAllAnswered, onFinishEarly }: InterviewActionsProps) {
  const { goTo } = useInterviewSession()
  const { index, isLast } = usePosition()
  const { pending } = exit
  const once = useOneStep()
  const isBusy = pending !== null
  return (
    <div ref={stuckToBottom} data-foot="" className="tall:sticky bottom-0 z-30 border-t bg-background">
      {exit.isWaiting ? <WaitingToSubmit onStop={exit.stopWaiting} /> : <SaveProblem />}
      <div className="container-page flex flex-wrap items-center gap-x-2 gap-y-1 py-2 sm:flex-nowrap sm:py-2.5">
        <Button
          variant="outline"
          onClick={once(() => goTo(index - 1))}
          disabled={index === 0 || isBusy}
          className="min-h-11 max-sm:order-1"
        >
          <ArrowLeft aria-hidden className="hidden sm:block" />
          Previous
        </Button>
        {/* A separate row on phones. */}
        <div
          className={
            'flex flex-wrap justify-between gap-x-1 enlarged:mx-0 max-sm:-mx-3 max-sm:order-3 enlarged:w-full ' +
            'max-sm:w-[calc(100%+1.5rem)] sm:ml-auto'
          }
        >
          {!isLast && (
            <Button variant="ghost" size="sm" onClick={onFinishEarly} disabled={isBusy} className="max-[23rem]:px-2">
              Finish Interview
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            onClick={exit.save}
            pending={pending === 'save'}
            disabled={isBusy && pending !== 'save'}
            className="max-[23rem]:px-2 max-sm:ml-auto"
          >
            Save & Continue Later
          </Button>
        </div>
        {isLast ? (
          <Button
            onClick={once(areAllAnswered ? exit.finish : onFinishEarly)}
            pending={pending === 'finish'}
            disabled={isBusy && pending !== 'finish'}
            className="min-h-11 max-sm:order-2 max-sm:grow"
          >
            Submit Interview
          </Button>
        ) : (
          <Button
            onClick={once(() => goTo(index + 1))}
            disabled={isBusy}
            className="min-h-11 max-sm:order-2 max-sm:grow"
          >
            Next Question
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
    </div>
  )
}

const NOT_SUBMITTED =
  'Not submitted yet: Greenroom cannot be reached right now. The interview will be submitted as soon as the ' +
  'connection is back. Leave this page open.'

/** Takes the focus, since the dialog from which the interview was submitted has closed. */
function WaitingToSubmit({ onStop }: { onStop: () => void }) {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <FootNotice ref={notice} status="unreachable" text={NOT_SUBMITTED}>
      <Button variant="outline" size="sm" onClick={onStop}>
        Do not submit yet
      </Button>
    </FootNotice>
  )
}
