import { Button } from '@/components/ui/button'
import { mayHaveFollowUp } from '@/domain/interview/follow-up'
import { currentQuestionId, isAnsweredAt, withQuestions } from '@/domain/interview/session'
import { notifyFailure } from '@/features/shared/failure'
import { keepInterview, readDrafts } from '@/lib/interview-storage'
import { trpc } from '@/trpc/client'
import { useInterviewSession, usePosition, useSessionState } from './interview-session-context'

/** Offers the follow-up question once the current question has an answer. */
export function FollowUpOffer({ isDisabled }: { isDisabled: boolean }) {
  const { isOffered, isTaking, take } = useFollowUp()
  if (!isOffered) return null
  return (
    <div className="grid gap-1.5">
      <Button
        variant="outline"
        onClick={take}
        pending={isTaking}
        disabled={isDisabled}
        aria-describedby="follow-up-note"
      >
        Take the follow-up question
      </Button>
      <p id="follow-up-note" className="text-muted-foreground text-sm">
        Optional: what an interviewer could ask next about this answer.
      </p>
    </div>
  )
}

function useFollowUp() {
  const { interview, store, sync, setQuestions, goTo } = useInterviewSession()
  const { question } = usePosition()
  const isAnswered = useSessionState(({ session }) => isAnsweredAt(session, question.id))
  const isTaken = interview.questions.some(({ followUpOf }) => followUpOf === question.id)
  const adding = trpc.interview.addFollowUp.useMutation({
    // The question may be about what was typed last.
    onMutate: () => sync.sendNow(),
    onSuccess: (changed, { questionId }) => {
      if (store.isClosed()) return
      keepInterview(changed)
      // Questions first: more questions than the session knows are harmless, fewer are not.
      setQuestions(changed.questions)
      store.update((session) =>
        withQuestions(session, {
          questionIds: changed.questions.map(({ id }) => id),
          answers: changed.answers,
          kept: readDrafts(changed),
        }),
      )
      // A user who has moved on in the meantime stays at their question.
      if (currentQuestionId(store.get().session) !== questionId) return
      goTo(changed.questions.findIndex(({ followUpOf }) => followUpOf === questionId))
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
    isOffered: interview.asksFollowUps && mayHaveFollowUp(question) && isAnswered && !isTaken,
    isTaking: adding.isPending,
    take: () => adding.mutate({ id: interview.id, questionId: question.id }),
  }
}
