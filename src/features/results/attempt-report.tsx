import { useState } from 'react'
import { NumberedList } from '@/components/feedback/numbered-list'
import { Alert } from '@/components/ui/alert'
import { compareAttempts } from '@/domain/interview/compare-attempts'
import type { AttemptDto } from '@/schemas/attempt'
import { AttemptFallback } from './attempt-fallback'
import { AttemptList } from './attempt-list'
import { AttemptPicker } from './attempt-picker'
import { AttemptScores } from './attempt-scores'
import { contestableText } from './contestable-parts'
import { ContestedNotice } from './contested-notice'
import { DimensionChanges } from './dimension-changes'
import { readingOf } from './reading'
import { isRead } from './reviewed'
import { SentenceChanges } from './sentence-changes'
import { VerdictText } from './verdict-text'

type AttemptReportProps = {
  attempts: readonly AttemptDto[]
  /** All of them were made after the interview. */
  isApart?: boolean
}

/** Two attempts side by side, the first and the newest unless others are picked; then all of them. */
export function AttemptReport({ attempts, isApart = false }: AttemptReportProps) {
  const [choice, setChoice] = useState<{ before: number; after: number; newest: number } | null>(null)
  const read = attempts.filter(isRead)
  const newest = read.at(-1)
  // A choice holds until there is a newer attempt, which is then shown by itself.
  const picked = choice?.newest === newest?.number ? choice : null
  const before = read.find(({ number }) => number === picked?.before) ?? read[0]
  const after = read.find(({ number }) => number === picked?.after) ?? newest
  const stoodIn = attempts.findLast(({ fallback }) => fallback)
  const comparison = before && after && before.number < after.number ? compareAttempts(before, after) : null
  // What the first answer was told already stands above.
  const known = new Set(read[0]?.result.improvements)
  const newAdvice = newest?.result.improvements.filter((text) => isApart || !known.has(text)).slice(0, 2) ?? []
  return (
    <div className="grid gap-8">
      {attempts.at(-1)?.status === 'failed' && (
        <Alert variant="warning" title="Your last attempt could not be read">
          Something failed on our side. The text is kept below under “All attempts” and does not count as an attempt:
          send it again when you like.
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
