import { clsx } from 'clsx'
import { isAnsweredAt } from '@/domain/interview/session'
import { useInterviewSession, usePosition, useSessionState } from './interview-session-context'

/**
 * A dot for each question: filled where it is answered, ringed where it is open on the screen. For the eye alone, since
 * the count above and the list of questions say the same in words.
 */
export function QuestionDots() {
  const { interview } = useInterviewSession()
  const { index } = usePosition()
  return (
    <div aria-hidden className="flex min-h-3 flex-wrap items-center gap-1">
      {interview.questions.map(({ id }, at) => (
        <QuestionDot key={id} questionId={id} isCurrent={at === index} />
      ))}
    </div>
  )
}

function QuestionDot({ questionId, isCurrent }: { questionId: string; isCurrent: boolean }) {
  const isAnswered = useSessionState(({ session }) => isAnsweredAt(session, questionId))
  const ring = isCurrent && 'outline-2 outline-offset-1 outline-primary'
  return <Dot isFilled={isAnswered} className={clsx('size-2', ring)} />
}

type DotProps = { isFilled: boolean; className: string }

export const Dot = ({ isFilled, className }: DotProps) => (
  <span
    aria-hidden
    data-dot={isFilled ? 'answered' : 'open'}
    className={clsx(
      'shrink-0 rounded-full border-2',
      isFilled ? 'meaning-fill border-primary bg-primary' : 'border-input',
      className,
    )}
  />
)
