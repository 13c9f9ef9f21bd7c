import { likely } from '@/components/feedback/likely'
import { MarkedAnswer } from '@/components/feedback/marked-answer'
import { ShortDate } from '@/components/local-dates'
import { Disclosure } from '@/components/ui/disclosure'
import type { AttemptDto } from '@/schemas/attempt'

export const AttemptList = ({ attempts, isApart }: { attempts: readonly AttemptDto[]; isApart: boolean }) => (
  <Disclosure label={`All attempts (${attempts.length})`}>
    <ol reversed className="grid gap-8 pt-2">
      {[...attempts].reverse().map((attempt) => (
        <li key={attempt.number} className="grid min-w-0 gap-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">
              Attempt {attempt.number}
              {', '}
              {attempt.number === 1 && !isApart ? 'in the interview' : <ShortDate at={attempt.createdAt} />}
            </span>
            <span className="text-muted-foreground text-sm tabular-nums">{standingOf(attempt)}</span>
          </p>
          <MarkedAnswer answer={attempt.text} evidence={attempt.result?.evidence ?? []} />
        </li>
      ))}
    </ol>
  </Disclosure>
)

function standingOf({ status, result }: AttemptDto): string {
  if (status === 'failed') return 'could not be read'
  return result ? `${result.score}, ${likely(result.range)}` : 'being read'
}
