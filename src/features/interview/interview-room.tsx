import { useEffect, useEffectEvent } from 'react'
import { useDeferred } from '@/components/ui/use-deferred'
import { answeredCount } from '@/domain/interview/session'
import { keepOfflineCopy, OFFLINE } from '@/lib/offline-copy'
import type { StoredInterview } from '@/lib/stored-interview'
import { AnswerCard } from './answer-card'
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
import { useExit } from './use-exit'
import { useInterviewLifecycle } from './use-interview-lifecycle'

export function InterviewRoom({ interview, isFresh }: { interview: StoredInterview; isFresh: boolean }) {
  const { store, sync } = useInterviewLifecycle(interview, isFresh)
  return (
    <InterviewSessionProvider interview={interview} store={store} sync={sync}>
      <Room />
    </InterviewSessionProvider>
  )
}

const loadExitDialogs = () => import('./exit-dialogs').then((module) => module.ExitDialogs)

function Room() {
  const { interview, goTo } = useInterviewSession()
  const { index, total, question, isLast } = usePosition()
  const answered = useSessionState(({ session }) => answeredCount(session))
  const dialogs = useDialogs()
  const exit = useExit(dialogs.closeForGood)
  const ExitDialogs = useDeferred(loadExitDialogs, dialogs.isOpen, dialogs.close)

  useEffect(() => keepOfflineCopy(OFFLINE.interview, interview.userId), [interview.userId])

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || event.isComposing) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    event.preventDefault()
    if (!isLast && !exit.pending) goTo(index + 1)
  })
  // On the window: right after the page opens, and after a click beside its controls, nothing in it has the focus.
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <InterviewHeader onExit={dialogs.open('exit')} />
        <div
          className={
            'container-page grow pt-2 pb-6 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] ' +
            'lg:items-start lg:gap-14 lg:pt-4'
          }
        >
          <QuestionCard question={question} position={`Question ${index + 1} of ${total}`} />
          <div className="grid min-w-0 gap-4">
            <AnswerCard key={question.id} questionId={question.id} isReadOnly={exit.pending !== null} />
            <FollowUpOffer isDisabled={exit.pending !== null} />
            {isLast && <QuestionsToUs />}
          </div>
        </div>
        <InterviewActions exit={exit} areAllAnswered={answered === total} onFinishEarly={dialogs.open('finish')} />
      </div>
      {ExitDialogs && <ExitDialogs propsOf={dialogs.props} exit={exit} />}
    </>
  )
}
