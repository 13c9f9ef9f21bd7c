import { type AttemptComparison, VERDICT_LABELS } from '@/domain/interview/compare-attempts'
import type { ReadAttempt } from './reviewed'

type VerdictTextProps = { comparison: AttemptComparison; before: ReadAttempt; after: ReadAttempt }

/** What may be said about the two scores, and why no more. */
export function VerdictText({ comparison, before, after }: VerdictTextProps) {
  return (
    <div className="grid gap-1.5">
      <p className="font-display font-semibold text-2xl leading-tight tracking-tight">
        {VERDICT_LABELS[comparison.verdict]}
      </p>
      <p className="text-muted-foreground">
        Attempt {before.number} scored {before.result.score}, attempt {after.number} scored {after.result.score}.{' '}
        {reasonOf(comparison)}
      </p>
    </div>
  )
}

function reasonOf({ isSameReader, isSameVersion, verdict, difference }: AttemptComparison): string {
  if (!isSameVersion) {
    return 'An earlier version of Greenroom read one of them, so the scores cannot be compared.'
  }
  if (!isSameReader) {
    return "An AI model found the facts in one of them and Greenroom's own rules in the other, so the scores cannot be compared."
  }
  if (verdict !== 'unclear') return 'Their likely ranges lie apart, so this is more than chance.'
  if (difference === 0) return 'The sentences below show what differs.'
  return 'Their likely ranges overlap, so the difference may be chance.'
}
