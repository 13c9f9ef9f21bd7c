import Link from 'next/link'
import { paths } from '@/lib/paths'

/** What the likely ranges rest on, and what they do not. */
export const RangeNote = ({ hasModelReadings }: { hasModelReadings: boolean }) => (
  <p className="max-w-[62ch] text-muted-foreground">
    Each score comes with its likely range. It is borrowed from short written answers that people graded: four in five
    of their grades lay within it. Nobody has graded interview answers like yours yet.{' '}
    {hasModelReadings &&
      'For answers that an AI model reads, the range has not been measured at all, so it is never drawn narrower. '}
    <Link href={paths.howWeScore} className="underline underline-offset-4">
      How we score
    </Link>
  </p>
)
