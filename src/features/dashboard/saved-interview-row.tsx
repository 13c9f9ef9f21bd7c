import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { savedProgress } from '@/domain/interview/history'
import { interviewName } from '@/domain/interview/roles'
import { formatShortDate } from '@/lib/format'
import { paths } from '@/lib/paths'
import type { InterviewSummaryDto } from '@/schemas/interview'
import { DiscardInterview } from './discard-interview'

type Props = { interview: InterviewSummaryDto; onDiscarded: () => void }

export function SavedInterviewRow({ interview, onDiscarded }: Props) {
  const { id, savedAt, createdAt, answeredCount, questionCount } = interview
  const name = interviewName(interview)
  const progress = savedProgress(interview)
  return (
    <li className="flex flex-col gap-3 py-4 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{name}</span>
          <span className="text-muted-foreground text-sm">Saved {formatShortDate(savedAt ?? createdAt)}</span>
        </p>
        <Progress
          value={answeredCount}
          max={questionCount}
          label={`${name} interview`}
          valueText={progress}
          className="max-w-72"
        />
        <p className="text-muted-foreground text-sm tabular-nums">{progress}</p>
      </div>
      <div className="flex gap-2">
        <Button asChild variant="secondary">
          <Link href={paths.resumeInterview(id)}>
            Resume <span className="sr-only">the {name} interview</span>
          </Link>
        </Button>
        <DiscardInterview interview={{ ...interview, startedAt: createdAt }} onDiscarded={onDiscarded} />
      </div>
    </li>
  )
}
