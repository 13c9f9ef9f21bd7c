import type { InterviewDto } from '@/schemas/interview'
import { EvaluationFailed } from './evaluation-failed'
import { EvaluationWaiting } from './evaluation-waiting'
import { NotFinished } from './not-finished'
import { ResultsReport } from './results-report'

type InterviewResultProps = {
  interview: InterviewDto
  isOffline: boolean
  /** The reader saw the waiting state before. */
  hasWaited: boolean
  /** Asks the server for the interview again. */
  onChanged: () => void
}

/** What there is to show of an interview, by how far it has come. */
export function InterviewResult({ interview, isOffline, hasWaited, onChanged }: InterviewResultProps) {
  if (interview.status !== 'completed') return <NotFinished interview={interview} />
  if (interview.feedback) {
    return <ResultsReport interview={interview} feedback={interview.feedback} takesFocus={hasWaited} />
  }
  if (interview.feedbackStatus === 'processing') {
    return <EvaluationWaiting progress={interview.feedbackProgress} isOffline={isOffline} />
  }
  return <EvaluationFailed interviewId={interview.id} onChanged={onChanged} />
}
