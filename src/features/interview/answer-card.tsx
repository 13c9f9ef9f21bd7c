'use client'

import { Timer } from 'lucide-react'
import { useRef } from 'react'
import { Label } from '@/components/ui/label'
import { countWords } from '@/domain/interview/answers'
import { draftOf } from '@/domain/interview/session'
import { formatDuration } from '@/lib/format'
import { AnswerText } from './answer-text'
import { AnswerTools } from './answer-tools'
import { ElsewhereNotice } from './elsewhere-notice'
import { useInterviewSession, usePosition, useSessionState } from './interview-session-context'
import { LengthNotice } from './length-notice'
import { LiveHelp } from './live-help'
import { SaveStatusLine } from './save-status-line'
import { WordMeter } from './word-meter'

type Props = {
  questionId: string
  /** While the interview is being left. */
  isReadOnly: boolean
}

/** The sheet the answer is written on. */
export function AnswerCard({ questionId, isReadOnly }: Props) {
  const { write } = useInterviewSession()
  const { question } = usePosition()
  const text = useSessionState(({ session }) => draftOf(session, questionId).text)
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <section
      aria-label="Your answer"
      className="grid rounded-xl border bg-card text-card-foreground outline-2 outline-transparent transition-[outline-color] has-[textarea:focus-visible]:outline-ring"
    >
      <div className="flex items-baseline justify-between gap-3 px-4 pt-4 sm:px-5">
        <Label htmlFor="answer">Your answer</Label>
        <TimeSpent questionId={questionId} />
      </div>
      <AnswerText ref={area} value={text} onChange={(next) => write(questionId, next)} isReadOnly={isReadOnly} />
      <div className="grid gap-3 px-4 pb-4 sm:px-5">
        <ElsewhereNotice questionId={questionId} />
        <LengthNotice length={text.length} />
        <WordMeter words={countWords(text)} />
        <AnswerTools questionId={questionId} isDisabled={isReadOnly} />
      </div>
      <div className="border-t px-4 py-3 sm:px-5">
        <SaveStatusLine />
      </div>
      <div className="border-t px-4 sm:px-5">
        <LiveHelp question={question} text={text} />
      </div>
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
