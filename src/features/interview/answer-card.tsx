import { Timer } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { AnswerLength } from '@/components/feedback/answer-length'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { isProbe } from '@/domain/interview/follow-up'
import { chooseText, draftOf } from '@/domain/interview/session'
import { wordAimWith } from '@/domain/practice-settings/settings'
import { usePracticeSettings } from '@/features/shared/use-practice-settings'
import { formatDuration } from '@/lib/format'
import { AnswerTools } from './answer-tools'
import { useInterviewSession, usePosition, useSessionState } from './interview-session-context'
import { LiveHelp } from './live-help'
import { SaveStatusLine } from './save-status-line'

type Props = {
  questionId: string
  /** While the interview is being exited. */
  isReadOnly: boolean
}

export function AnswerCard({ questionId, isReadOnly }: Props) {
  const { write } = useInterviewSession()
  const { question } = usePosition()
  const text = useSessionState(({ session }) => draftOf(session, questionId).text)
  const area = useRef<HTMLTextAreaElement>(null)
  const { answerTime, oneThing } = usePracticeSettings()
  // Two or three sentences answer it, so neither the usual length nor the parts of a whole answer are looked for.
  const isWhole = !isProbe(questionId)
  return (
    <section
      aria-label="Your answer"
      className={
        'grid rounded-xl border bg-card text-card-foreground outline-2 outline-transparent ' +
        'transition-[outline-color] has-[textarea:focus-visible]:outline-ring'
      }
    >
      <div className="flex items-baseline justify-between gap-3 px-4 pt-4 sm:px-5">
        <Label htmlFor="answer">Your answer</Label>
        {answerTime !== 'none' && <TimeSpent questionId={questionId} />}
      </div>
      <AnswerText ref={area} value={text} onChange={(next) => write(questionId, next)} isReadOnly={isReadOnly} />
      <div className="grid gap-3 px-4 pb-4 sm:px-5">
        <ConflictNotice questionId={questionId} />
        <AnswerLength id="answer" text={text} hasBar aim={isWhole ? wordAimWith(answerTime) : null} />
        <AnswerTools questionId={questionId} isDisabled={isReadOnly} />
      </div>
      <div className="border-t px-4 py-3 sm:px-5">
        <SaveStatusLine />
      </div>
      {isWhole && (
        <div className="border-t px-4 sm:px-5">
          <LiveHelp question={question} text={text} isOneThing={oneThing} />
        </div>
      )}
    </section>
  )
}

function TimeSpent({ questionId }: { questionId: string }) {
  const seconds = useSessionState(({ session }) => Math.floor(draftOf(session, questionId).timeSpent))
  return (
    <span className="inline-flex items-center gap-1.5 text-muted-foreground text-sm tabular-nums">
      <Timer aria-hidden className="size-4" />
      <span className="sr-only">Time spent: </span>
      {formatDuration(seconds)}
    </span>
  )
}

/** Two devices have edited the same answer: both texts are kept until the user chooses one. */
function ConflictNotice({ questionId }: { questionId: string }) {
  const { store, sync } = useInterviewSession()
  const conflict = useSessionState(({ session }) => draftOf(session, questionId).conflict)
  if (conflict === null) return null
  const choose = (choice: 'mine' | 'theirs') => {
    store.update((session) => chooseText(session, questionId, choice, Date.now()))
    sync.sendNow()
    document.getElementById('answer')?.focus()
  }
  return (
    <Alert variant="warning" title="This answer was also written on another device" live>
      <p>The other version, as saved:</p>
      <blockquote
        dir="auto"
        className="my-2 max-h-48 overflow-y-auto wrap-anywhere whitespace-pre-wrap border-l-2 pl-3"
      >
        {conflict}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => choose('mine')}>
          Keep what is written here
        </Button>
        <Button size="sm" variant="outline" onClick={() => choose('theirs')}>
          Use the other version
        </Button>
      </div>
    </Alert>
  )
}

type AnswerTextProps = {
  ref: RefObject<HTMLTextAreaElement | null>
  value: string
  onChange: (value: string) => void
  isReadOnly: boolean
}

function AnswerText({ ref, value, onChange, isReadOnly }: AnswerTextProps) {
  // Newer browsers resize the field in CSS. In others its height is measured for every value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the value.
  useLayoutEffect(() => {
    const area = ref.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }, [ref, value])

  return (
    <Textarea
      ref={ref}
      id="answer"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      readOnly={isReadOnly}
      aria-describedby="answer-words answer-notice"
      placeholder="Answer as you would say it in the interview."
      className={
        'field-sizing-content min-h-36 resize-none rounded-none border-0 px-4 py-3 ' +
        'text-[1.0625rem]/[inherit] focus-visible:outline-none sm:px-5 sm:tall:min-h-40 lg:tall:min-h-64'
      }
    />
  )
}
