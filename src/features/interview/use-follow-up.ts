import { notify } from '@/components/ui/notify'
import { followUpId } from '@/domain/interview/follow-up'
import { isAnsweredAt, withQuestions } from '@/domain/interview/session'
import { keepInterview } from '@/lib/interview-storage'
import { trpc } from '@/trpc/client'
import { errorMessage } from '@/trpc/errors'
import { useInterviewSession, usePosition, useSessionState } from './interview-session-context'

/** Takes the question that an interviewer asks next, right after the one at hand. */
export function useFollowUp() {
  const { interview, store, setQuestions, goTo } = useInterviewSession()
  const { question, index } = usePosition()
  const isAnswered = useSessionState(({ session }) => isAnsweredAt(session, question.id))
  const isTaken = interview.questions.some(({ id }) => id === followUpId(question.id))
  const adding = trpc.interview.addFollowUp.useMutation({
    onSuccess: (changed) => {
      keepInterview(changed)
      store.update((session) =>
        withQuestions(
          session,
          changed.questions.map(({ id }) => id),
        ),
      )
      setQuestions(changed.questions)
      goTo(index + 1)
    },
    onError: (error) =>
      notify({
        title: 'The follow-up question could not be fetched',
        description: errorMessage(error, 'Check your connection and try again. Your answer is safe.'),
        variant: 'destructive',
      }),
  })
  return {
    /** Only questions of the bank have one, and it follows an answer. */
    isOffered: question.source === 'bank' && question.followUpOf === undefined && isAnswered && !isTaken,
    isTaking: adding.isPending,
    take: () => adding.mutate({ id: interview.id, questionId: question.id }),
  }
}
