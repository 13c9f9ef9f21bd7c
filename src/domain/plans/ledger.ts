/** Texts of the usage ledger. */
export const USAGE_KINDS = ['interview', 'cv_review'] as const
export const USAGE_REASONS = [
  'started',
  'evaluation_failed',
  'evaluated_later',
  'review_failed',
  'reviewed_later',
  'discarded',
] as const

type Entry = { kind: (typeof USAGE_KINDS)[number]; reason: (typeof USAGE_REASONS)[number] }

/** The event of an entry. */
export function usageEntryTitle({ kind, reason }: Entry): string {
  switch (reason) {
    case 'started':
      return kind === 'interview' ? 'Interview started' : 'CV review started'
    case 'evaluation_failed':
    case 'discarded':
      return 'Interview given back'
    case 'evaluated_later':
      return 'Interview counted after all'
    case 'review_failed':
      return 'CV review given back'
    case 'reviewed_later':
      return 'CV review counted after all'
  }
}

/** Why a unit was refunded, or counted again later; null for a unit that was simply used. */
export function usageEntryNote({ reason }: Entry): string | null {
  switch (reason) {
    case 'started':
      return null
    case 'evaluation_failed':
      return 'The answers could not be evaluated, so this interview does not count.'
    case 'discarded':
      return 'It was discarded before anything was answered, so it does not count.'
    case 'evaluated_later':
      return 'The answers were evaluated at a later try, so this interview counts again.'
    case 'review_failed':
      return 'The CV could not be reviewed, so this review does not count.'
    case 'reviewed_later':
      return 'The CV was reviewed at a later try, so this review counts again.'
  }
}
