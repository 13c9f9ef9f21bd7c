import { useEffect, useRef, useState } from 'react'
import { BackToDashboard } from '@/components/back-to-dashboard'
import { Button } from '@/components/ui/button'
import { formatShortDate } from '@/lib/format'
import type { ReviewedCardDto } from '@/schemas/review'
import { trpc } from '@/trpc/client'
import { useUser } from '@/trpc/session'

type SittingEndProps = { results: readonly ReviewedCardDto[]; onMore: () => Promise<void> }

/** What the sitting came to, when the next one is due, and the way to go on now. */
export function SittingEnd({ results, onMore }: SittingEndProps) {
  const user = useUser()
  const [isLoading, setLoading] = useState(false)
  // What is due now that these were answered.
  const { data } = trpc.review.sitting.useQuery({ userId: user.id }, { refetchOnMount: 'always' })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const said = results.filter(({ grade }) => grade === 'good' || grade === 'easy').length
  const first = results.reduce<Date | null>((soonest, { due }) => (soonest && soonest < due ? soonest : due), null)
  const more = async () => {
    setLoading(true)
    await onMore()
  }
  return (
    <section className="grid max-w-[46rem] gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        Done for now
      </h2>
      <p className="text-lead">
        You said {said} of {results.length} {results.length === 1 ? 'point' : 'points'}.{' '}
        {first && `The first of them comes back on ${formatShortDate(first)}.`}
      </p>
      {data && data.cards.length > 0 && (
        <p className="text-muted-foreground">
          {data.dueCount === 1 ? 'One more point is' : `${data.dueCount} more points are`} due. They can wait until
          tomorrow.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <BackToDashboard />
        {data && data.cards.length > 0 && (
          <Button size="lg" pending={isLoading} onClick={more}>
            Go on with {data.cards.length === 1 ? 'one more' : `${data.cards.length} more`}
          </Button>
        )}
      </div>
    </section>
  )
}
