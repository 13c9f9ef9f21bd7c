import { Disclosure } from '@/components/ui/disclosure'
import { QuestionsToUsFields } from '@/features/shared/questions-to-us-fields'
import { useQuestionsToUs } from '@/features/shared/use-questions-to-us'
import { keepInterview } from '@/lib/interview-storage'
import { errorMessage } from '@/trpc/errors'
import { useInterviewSession } from './interview-session-context'

/**
 * The candidate's questions to the interviewer, at the end of the interview. Optional; saved when a field loses the
 * focus.
 */
export function QuestionsToUs() {
  const { interview, store, setQuestionsToUs } = useInterviewSession()
  const own = useQuestionsToUs(
    interview.id,
    interview.questionsToUs.map(({ text }) => text),
    // The form is mounted anew each time the last question is shown, and after a reload.
    (changed) => {
      if (store.isClosed()) return
      keepInterview(changed)
      setQuestionsToUs(changed.questionsToUs)
    },
  )
  return (
    <Disclosure label="Your questions to us (optional)" as="h2">
      <div className="grid gap-4 pt-1">
        <p className="text-muted-foreground text-sm">
          Interviewers end with “What would you like to ask us?”. Write up to three questions: your results say how good
          each one is, without a score.
        </p>
        <QuestionsToUsFields texts={own.texts} onChange={own.change} onBlur={() => own.save()} />
        <p role="status" className="text-muted-foreground text-sm">
          {own.isSaving && 'Saving …'}
          {own.isSaved && 'Saved with the interview.'}
          {own.error && `Kept on this device. ${errorMessage(own.error, 'No answer came from the server.')}`}
        </p>
      </div>
    </Disclosure>
  )
}
