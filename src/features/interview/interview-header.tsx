import { ChevronDown, X } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import { Button } from '@/components/ui/button'
import { DeferredMenu } from '@/components/ui/deferred-menu'
import { Progress } from '@/components/ui/progress'
import { progressEmoji, progressNote } from '@/domain/interview/bands'
import { interviewName } from '@/domain/interview/roles'
import { answeredCount, answeredPercent } from '@/domain/interview/session'
import { useInterviewSession, usePosition, useSessionState } from './interview-session-context'
import { QuestionDots } from './question-dots'

const loadQuestionMenu = () => import('./question-menu').then(({ QuestionMenu }) => QuestionMenu)

/** The progress of the interview, and the exit button; sticks to the top of the window. */
export function InterviewHeader({ onExit }: { onExit: MouseEventHandler<HTMLElement> }) {
  const { interview } = useInterviewSession()
  const { index, total } = usePosition()
  const answered = useSessionState(({ session }) => answeredCount(session))
  const percent = answeredPercent(answered, total)
  const note = progressNote(percent)
  const count = `${answered} of ${total} answered`
  return (
    <header className="tall:sticky top-0 z-30 bg-background">
      <div className="container-page grid grid-cols-1 gap-1 pt-2 pb-2.5">
        <div className="flex enlarged:flex-wrap items-center gap-x-3">
          <Button variant="ghost" size="sm" onClick={onExit} className="-ml-3 text-muted-foreground">
            <X aria-hidden />
            Exit
          </Button>
          <p className="hidden min-w-0 truncate text-muted-foreground text-sm sm:block">{interviewName(interview)}</p>
          <DeferredMenu
            load={loadQuestionMenu}
            button={
              <Button variant="outline" size="sm" className="ml-auto tabular-nums">
                <span>
                  Question {index + 1} of {total}
                </span>
                <span className="sr-only">, all questions</span>
                <ChevronDown aria-hidden />
              </Button>
            }
          />
        </div>
        <div className="flex items-center gap-3 text-muted-foreground text-sm">
          <p className="min-w-0 truncate enlarged:whitespace-normal">
            <span className="tabular-nums">{count}</span>
            {note && <span>. {note}</span>}
          </p>
          <span aria-hidden className="ml-auto leading-none">
            {progressEmoji(percent)}
          </span>
        </div>
        <Progress value={percent} label="Progress" valueText={count} className="h-1.5" />
        <QuestionDots />
      </div>
    </header>
  )
}
