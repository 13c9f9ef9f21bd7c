'use client'

import { Button } from '@/components/ui/button'
import { followUpId } from '@/domain/interview/follow-up'
import { currentQuestionId, isAnsweredAt, withQuestions } from '@/domain/interview/session'
import { notifyFailure } from '@/features/shared/failure'
import { keepInterview, readDrafts } from '@/lib/interview-storage'
import { trpc } from '@/trpc/client'
import { useInterviewSession, usePosition, useSessionState } from './interview-session-context'

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

/** Takes the question that an interviewer asks next, right after the one at hand. */
function useFollowUp() {
  const { interview, store, setQuestions, goTo } = useInterviewSession()
  const { question } = usePosition()
  const isAnswered = useSessionState(({ session }) => isAnsweredAt(session, question.id))
  const isTaken = interview.questions.some(({ id }) => id === followUpId(question.id))
  const adding = trpc.interview.addFollowUp.useMutation({
    onSuccess: (changed, { questionId }) => {
      if (store.isClosed()) return
      keepInterview(changed)
      // More questions than the session knows do no harm, fewer would.
      setQuestions(changed.questions)
      store.update((session) =>
        withQuestions(session, {
          questionIds: changed.questions.map(({ id }) => id),
          answers: changed.answers,
          kept: readDrafts(changed),
        }),
      )
      // Who has gone on meanwhile is left where they are.
      if (currentQuestionId(store.get().session) !== questionId) return
      goTo(changed.questions.findIndex(({ id }) => id === followUpId(questionId)))
    },
    onError: (error) => {
      if (store.isClosed()) return
      notifyFailure(
        error,
        'Check your connection and try again. Your answer is safe.',
        'The follow-up question could not be loaded',
      )
    },
  })
  return {
    /** Only questions of the bank have one, and it follows an answer. */
    isOffered:
      interview.asksFollowUps &&
      question.source === 'bank' &&
      question.followUpOf === undefined &&
      isAnswered &&
      !isTaken,
    isTaking: adding.isPending,
    take: () => adding.mutate({ id: interview.id, questionId: question.id }),
  }
}
