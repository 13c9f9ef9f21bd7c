'use client'

import { X } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { progressEmoji, progressNote } from '@/domain/interview/bands'
import { categoryName } from '@/domain/interview/category-names'
import { interviewName } from '@/domain/interview/roles'
import { progressPercent } from '@/domain/interview/session'
import { useInterviewSession, usePosition } from './interview-session-context'

/** Where one is in the interview, and the way out. */
export function InterviewHeader({ onExit }: { onExit: MouseEventHandler<HTMLElement> }) {
  const { interview } = useInterviewSession()
  const { index, total, question } = usePosition()
  const percent = progressPercent(index, total)
  const note = progressNote(percent)
  const position = `Question ${index + 1} of ${total}`
  return (
    <header className="grid gap-2">
      <div className="flex items-center gap-x-3">
        <Button variant="ghost" size="sm" onClick={onExit} className="-ml-3 text-muted-foreground">
          <X aria-hidden />
          Exit
        </Button>
        <p className="min-w-0 truncate text-muted-foreground text-sm">
          <span className="hidden sm:inline">{interviewName(interview)} · </span>
          {categoryName(question.category)}
        </p>
        <p className="ml-auto shrink-0 font-semibold text-sm tabular-nums">{position}</p>
      </div>
      <div className="flex items-center gap-3">
        <Progress value={percent} label="Progress" valueText={position} className="h-1.5" />
        <span aria-hidden className="text-lg leading-none">
          {progressEmoji(percent)}
        </span>
      </div>
      {note && <p className="text-muted-foreground text-sm">{note}</p>}
    </header>
  )
}
