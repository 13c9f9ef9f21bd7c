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

/** The event of an entry, and why its unit was refunded or counted again later. */
const TEXTS = {
  evaluation_failed: ['Interview given back', 'The answers could not be evaluated, so this interview does not count.'],
  discarded: ['Interview given back', 'It was discarded before anything was answered, so it does not count.'],
  evaluated_later: [
    'Interview counted after all',
    'The answers were evaluated at a later try, so this interview counts again.',
  ],
  review_failed: ['CV review given back', 'The CV could not be reviewed, so this review does not count.'],
  reviewed_later: ['CV review counted after all', 'The CV was reviewed at a later try, so this review counts again.'],
} as const satisfies Record<Exclude<Entry['reason'], 'started'>, readonly [title: string, note: string]>

export function usageEntryTitle({ kind, reason }: Entry): string {
  if (reason !== 'started') return TEXTS[reason][0]
  return kind === 'interview' ? 'Interview started' : 'CV review started'
}

/** Null for a unit that was simply used. */
export const usageEntryNote = ({ reason }: Entry): string | null => (reason === 'started' ? null : TEXTS[reason][1])
