import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { likely } from '@/components/feedback/likely'
import { ShortDate } from '@/components/local-dates'
import { Badge } from '@/components/ui/badge'
import { ShowMore } from '@/components/ui/show-more'
import { interviewName } from '@/domain/interview/roles'
import { usePages } from '@/features/shared/use-pages'
import { paths } from '@/lib/paths'
import type { InterviewSummaryDto } from '@/schemas/interview'
import type { useCompletedInterviews } from './use-interviews'

const SHOWN = 4

export function PastInterviews({ query }: { query: ReturnType<typeof useCompletedInterviews> }) {
  const { rows = [], more } = usePages(query, SHOWN)
  return (
    <div className="grid gap-1">
      <h3 className="font-sans font-semibold text-base">Past interviews</h3>
      <ul className="-mx-2">
        {rows.map((interview) => (
          <li key={interview.id} className="border-t first:border-t-0">
            <PastInterview interview={interview} />
          </li>
        ))}
      </ul>
      <ShowMore {...more} />
    </div>
  )
}

type PastInterviewProps = { interview: InterviewSummaryDto }

const PastInterview = ({ interview: { id, role, focus, completedAt, ...interview } }: PastInterviewProps) => (
  <Link
    href={paths.results(id)}
    className="group flex min-h-14 items-center gap-3 rounded-md px-2 py-2.5 hover:bg-muted"
  >
    <span className="grid min-w-0 flex-1">
      <span className="wrap-anywhere font-medium group-hover:underline">{interviewName({ role, focus })}</span>
      <span className="text-muted-foreground text-sm">{completedAt && <ShortDate at={completedAt} />}</span>
    </span>
    <Outcome interview={interview} />
    <ChevronRight aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
  </Link>
)

type OutcomeProps = { interview: Pick<InterviewSummaryDto, 'score' | 'range' | 'feedbackStatus'> }

function Outcome({ interview: { score, range, feedbackStatus } }: OutcomeProps) {
  if (feedbackStatus === 'failed') return <Badge variant="destructive">Not scored</Badge>
  if (score === null) return <Badge>Being scored</Badge>
  return (
    <span className="grid shrink-0 justify-items-end tabular-nums">
      <span className="font-display font-semibold text-xl leading-tight">
        {score}
        <span className="sr-only"> out of 100</span>
      </span>
      {range && <span className="text-muted-foreground text-sm">{likely(range)}</span>}
    </span>
  )
}
