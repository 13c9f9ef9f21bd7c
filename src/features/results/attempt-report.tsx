import { MoveRight } from 'lucide-react'
import { useState } from 'react'
import { likely } from '@/components/feedback/likely'
import { MarkedAnswer } from '@/components/feedback/marked-answer'
import { NumberedList } from '@/components/feedback/numbered-list'
import { RangeBar } from '@/components/feedback/range-bar'
import { ShortDate } from '@/components/local-dates'
import { Alert } from '@/components/ui/alert'
import { Choice } from '@/components/ui/choice'
import { Disclosure } from '@/components/ui/disclosure'
import { RUBRIC } from '@/domain/evaluation/score/rubric'
import { type AttemptComparison, compareAttempts } from '@/domain/interview/compare-attempts'
import { comparisonHeading, comparisonReason } from '@/domain/interview/comparison-reason'
import type { AttemptDto } from '@/schemas/attempt'
import { AttemptFallback } from './attempt-fallback'
import { contestableText } from './contestable'
import { ContestedNotice } from './contested-notice'
import { isRead, type ReadAttempt, readingOf } from './reviewed'
import { SentenceChanges } from './sentence-changes'

type AttemptReportProps = {
  attempts: readonly AttemptDto[]
  /** Whether all attempts were made after the interview. */
  isApart?: boolean
}

/** A comparison of two attempts, by default the first and the newest, followed by the list of all. */
export function AttemptReport({ attempts, isApart = false }: AttemptReportProps) {
  const [choice, setChoice] = useState<{ before: number; after: number; newest: number } | null>(null)
  const read = attempts.filter(isRead)
  const newest = read.at(-1)
  // A selection is reset when there is a newer attempt.
  const picked = choice?.newest === newest?.number ? choice : null
  const before = read.find(({ number }) => number === picked?.before) ?? read[0]
  const after = read.find(({ number }) => number === picked?.after) ?? newest
  const stoodIn = attempts.findLast(({ fallback }) => fallback)
  const comparison = before && after && before.number < after.number ? compareAttempts(before, after) : null
  // The advice on the first answer is already shown above.
  const known = new Set(read[0]?.result.improvements)
  const newAdvice = newest?.result.improvements.filter((text) => isApart || !known.has(text)).slice(0, 2) ?? []
  return (
    <div className="grid gap-8">
      {attempts.at(-1)?.status === 'failed' && (
        <Alert variant="warning" title="Your last attempt could not be read">
          Something went wrong on our side. The text is kept below under “All attempts” and does not count as an
          attempt: send it again whenever you like.
        </Alert>
      )}
      {stoodIn && <AttemptFallback attempt={stoodIn} />}
      {comparison && before && after && newest && (
        <>
          {read.length > 2 && (
            <AttemptPicker
              read={read}
              before={before.number}
              after={after.number}
              onPick={(pair) => setChoice({ ...pair, newest: newest.number })}
            />
          )}
          <div className="grid gap-6 lg:grid-cols-2 lg:gap-x-12">
            <div className="grid content-start gap-4">
              <VerdictText comparison={comparison} before={before} after={after} />
              <AttemptScores attempts={[before, after]} isApart={isApart} />
            </div>
            <DimensionChanges dimensions={comparison.dimensions} />
          </div>
          <SentenceChanges comparison={comparison} before={before.number} after={after.number} />
          {newAdvice.length > 0 && (
            <div className="grid gap-3">
              <h5 className="text-lg leading-snug">What to change next in attempt {newest.number}</h5>
              <NumberedList texts={newAdvice} wrap={contestableText(readingOf(newest, newest.result))} />
              <ContestedNotice place={newest} />
            </div>
          )}
        </>
      )}
      <AttemptList attempts={attempts} isApart={isApart} />
    </div>
  )
}

/** Scores with their prediction intervals on one scale, so that an overlap is visible. */
const AttemptScores = ({ attempts, isApart }: { attempts: readonly ReadAttempt[]; isApart: boolean }) => (
  <ul className="grid gap-4">
    {attempts.map(({ number, result: { score, range } }) => (
      <li key={number} className="grid gap-1.5 print:break-inside-avoid">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold text-[0.9375rem]">
            Attempt {number}
            {number === 1 && !isApart && <span className="font-normal text-muted-foreground">, in the interview</span>}
          </span>
          <span className="text-sm tabular-nums">
            <span className="font-display font-semibold text-lg">{score}</span>
            <span className="text-muted-foreground">, {likely(range)}</span>
          </span>
        </p>
        <RangeBar score={score} range={range} />
      </li>
    ))}
  </ul>
)

type VerdictTextProps = { comparison: AttemptComparison; before: ReadAttempt; after: ReadAttempt }

const VerdictText = ({ comparison, before, after }: VerdictTextProps) => (
  <div className="grid gap-1.5">
    <p className="font-display font-semibold text-2xl leading-tight tracking-tight">{comparisonHeading(comparison)}</p>
    <p className="text-muted-foreground">
      Attempt {before.number} scored {before.result.score}, attempt {after.number} scored {after.result.score}.{' '}
      {comparisonReason(comparison)}
    </p>
  </div>
)

const DimensionChanges = ({ dimensions }: { dimensions: AttemptComparison['dimensions'] }) => (
  <div className="grid content-start gap-3">
    <h5 className="text-lg leading-snug">Part by part</h5>
    <ul className="grid">
      {dimensions.map(({ key, before, after }) => (
        <li key={key} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5 not-first:border-t print:break-inside-avoid">
          <span className="font-semibold text-[0.9375rem]">{RUBRIC[key].title}</span>
          <span className="inline-flex items-center gap-1.5 tabular-nums">
            {before}
            <MoveRight aria-hidden className="size-4 text-muted-foreground" />
            <span className="sr-only">to</span>
            {after}
          </span>
        </li>
      ))}
    </ul>
  </div>
)

const AttemptList = ({ attempts, isApart }: { attempts: readonly AttemptDto[]; isApart: boolean }) => (
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

type AttemptPickerProps = {
  read: readonly ReadAttempt[]
  before: number
  after: number
  onPick: (picked: { before: number; after: number }) => void
}

const optionsOf = (attempts: readonly ReadAttempt[]) =>
  attempts.map(({ number, result }) => ({ value: String(number), label: `Attempt ${number}, scored ${result.score}` }))

/** Selects the two attempts to compare, the earlier one always on the left. */
const AttemptPicker = ({ read, before, after, onPick }: AttemptPickerProps) => (
  <div className="grid items-center gap-x-3 gap-y-2 text-muted-foreground sm:flex print:hidden">
    Compare
    <Choice
      aria-label="Earlier attempt"
      className="sm:w-56"
      value={String(before)}
      options={optionsOf(read.filter(({ number }) => number < after))}
      onChange={(number) => onPick({ before: Number(number), after })}
    />
    with
    <Choice
      aria-label="Later attempt"
      className="sm:w-56"
      value={String(after)}
      options={optionsOf(read.filter(({ number }) => number > before))}
      onChange={(number) => onPick({ before, after: Number(number) })}
    />
  </div>
)
