import Link from 'next/link'
import { LinkPending } from '@/components/ui/link-pending'
import { paths } from '@/lib/paths'

export const EveryoneLink = () => (
  // Flexible, so that the tall link does not push the lines of the sentence apart.
  <p className="flex flex-wrap items-center gap-x-1.5 rounded-xl border bg-card px-5 py-3 text-card-foreground">
    <span>Some questions come up whatever the role:</span>
    <Link
      href={paths.questionsEveryoneGets}
      prefetch={false}
      className="inline-flex min-h-11 items-center rounded-sm font-semibold text-primary underline underline-offset-4"
    >
      Questions everyone gets
      <LinkPending>Loading guide...</LinkPending>
    </Link>
  </p>
)
