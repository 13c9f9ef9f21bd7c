import Link from 'next/link'
import { paths } from '@/lib/paths'

/** What the likely ranges rest on, and what they do not. */
export const RangeNote = ({ hasModelReadings }: { hasModelReadings: boolean }) => (
  <p className="max-w-[62ch] text-muted-foreground">
    Each score comes with its likely range: in our measurements four in five grades that readers gave to practice
    answers like yours lay within it. These readers were AI models; no person has graded such answers yet.{' '}
    {hasModelReadings &&
      'For answers that an AI model reads, the range has not been measured at all, so it is never drawn narrower. '}
    <Link href={paths.howWeScore} className="underline underline-offset-4">
      How we score
    </Link>
  </p>
)
