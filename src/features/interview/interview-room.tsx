'use client'

import type { KeyboardEvent } from 'react'
import { answeredCount } from '@/domain/interview/session'
import type { StoredInterview } from '@/lib/interview-storage'
import { AnswerCard } from './answer-card'
import { ExitDialog } from './exit-dialog'
import { FinishDialog } from './finish-dialog'
import { FollowUpOffer } from './follow-up-offer'
import { InterviewActions } from './interview-actions'
import { InterviewHeader } from './interview-header'
import {
  InterviewSessionProvider,
  useInterviewSession,
  usePosition,
  useSessionState,
} from './interview-session-context'
import { QuestionCard } from './question-card'
import { QuestionsToUs } from './questions-to-us'
import { useDialogs } from './use-dialogs'
import { useInterviewLifecycle } from './use-interview-lifecycle'
import { useLeaving } from './use-leaving'

export function InterviewRoom({ interview, isFresh }: { interview: StoredInterview; isFresh: boolean }) {
  const { store, sync } = useInterviewLifecycle(interview, isFresh)
  return (
    <InterviewSessionProvider interview={interview} store={store} sync={sync}>
      <Room />
    </InterviewSessionProvider>
  )
}

function Room() {
  const { goTo } = useInterviewSession()
  const { index, total, question, isLast } = usePosition()
  const answered = useSessionState(({ session }) => answeredCount(session))
  const dialogs = useDialogs()
  const leaving = useLeaving(dialogs.closeForGood)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || event.nativeEvent.isComposing)
      return
    event.preventDefault()
    if (!isLast && !leaving.pending) goTo(index + 1)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for whatever has the focus inside; every button is reachable without it. */}
      <div className="flex min-h-dvh flex-col" onKeyDown={onKeyDown}>
        <InterviewHeader onExit={dialogs.open('exit')} />
        <div className="container-page grow pt-2 pb-6 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start lg:gap-14 lg:pt-4">
          <QuestionCard question={question} position={`Question ${index + 1} of ${total}`} />
          <div className="grid min-w-0 gap-4">
            <AnswerCard key={question.id} questionId={question.id} isReadOnly={leaving.pending !== null} />
            <FollowUpOffer isDisabled={leaving.pending !== null} />
            {isLast && <QuestionsToUs />}
          </div>
        </div>
        <InterviewActions
          leaving={leaving}
          areAllAnswered={answered === total}
          onFinishEarly={dialogs.open('finish')}
        />
      </div>
      <ExitDialog {...dialogs.props('exit')} leaving={leaving} />
      <FinishDialog {...dialogs.props('finish')} leaving={leaving} answered={answered} total={total} />
    </>
  )
}
