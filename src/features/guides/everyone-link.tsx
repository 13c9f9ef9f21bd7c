import Link from 'next/link'
import { LinkPending } from '@/components/ui/link-pending'
import { paths } from '@/lib/paths'

export const EveryoneLink = () => (
  <p className="rounded-xl border bg-card px-5 py-3 text-card-foreground">
    Some questions come up whatever the role:{' '}
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
