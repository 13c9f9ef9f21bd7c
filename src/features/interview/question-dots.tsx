'use client'

import { useEffect, useRef } from 'react'
import { isAnsweredAt } from '@/domain/interview/session'
import { cn } from '@/lib/cn'
import { useInterviewSession, usePosition, useSessionState } from './interview-session-context'

/** A dot per question; thirty of them scroll sideways on a phone. */
export function QuestionDots() {
  const { interview } = useInterviewSession()
  const { index } = usePosition()
  const strip = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const list = strip.current
    const dot = list?.children[index]
    if (list && dot instanceof HTMLElement) list.scrollLeft = dot.offsetLeft - (list.clientWidth - dot.offsetWidth) / 2
  }, [index])

  return (
    <nav aria-label="Questions" className="-ml-2 min-w-0 pointer-coarse:-ml-4">
      <ol
        ref={strip}
        className="scrollbar-none relative flex overflow-x-auto py-1 pointer-fine:flex-wrap pointer-fine:overflow-visible"
      >
        {interview.questions.map(({ id }, at) => (
          <li key={id} className="flex shrink-0">
            <Dot questionId={id} at={at} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Dot({ questionId, at }: { questionId: string; at: number }) {
  const { goTo } = useInterviewSession()
  const isAnswered = useSessionState(({ session }) => isAnsweredAt(session, questionId))
  const isCurrent = useSessionState(({ session }) => session.index === at)
  return (
    <button
      type="button"
      onClick={() => goTo(at)}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={`Question ${at + 1}, ${isAnswered ? 'answered' : 'not answered'}`}
      className="group flex size-7 items-center justify-center rounded-full pointer-coarse:size-11"
    >
      <span
        className={cn(
          'h-2.5 rounded-full border-2 transition-[width]',
          isCurrent ? 'w-6' : 'w-2.5',
          isCurrent || isAnswered ? 'border-primary' : 'border-input group-hover:border-foreground',
          isAnswered && 'bg-primary',
        )}
      />
    </button>
  )
}
