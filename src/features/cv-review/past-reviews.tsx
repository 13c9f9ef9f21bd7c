import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { ShortDate } from '@/components/local-dates'
import { Badge } from '@/components/ui/badge'
import { CardTitle } from '@/components/ui/card'
import { ShowMore } from '@/components/ui/show-more'
import { Skeleton } from '@/components/ui/skeleton'
import { PAGE_SIZE } from '@/domain/limits/page-size'
import { LoadFailure } from '@/features/shared/load-problems'
import { useUser } from '@/features/shared/session'
import { PAGED, usePages } from '@/features/shared/use-pages'
import { paths } from '@/lib/paths'
import type { CvReviewSummaryDto } from '@/schemas/cv-review'
import { trpc } from '@/trpc/client'

const SHOWN = 5

export function PastReviews() {
  const { id: userId } = useUser()
  const list = trpc.cvReview.list.useInfiniteQuery({ userId, limit: PAGE_SIZE }, PAGED)
  const { rows: reviews, more } = usePages(list, SHOWN)
  if (reviews?.length === 0) return null
  return (
    <section aria-labelledby="past-reviews" className="grid gap-3 border-t pt-8">
      <CardTitle id="past-reviews">Past reviews</CardTitle>
      {reviews === undefined && list.error === null && <Skeleton className="h-28" />}
      {reviews === undefined && list.error !== null && (
        <LoadFailure query={list} title="Your past reviews could not be loaded" />
      )}
      {reviews && (
        <ul className="-mx-2">
          {reviews.map((review) => (
            <li key={review.id} className="border-t first:border-t-0">
              <PastReview review={review} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore {...more} />
    </section>
  )
}

const PastReview = ({ review: { id, jobTitle, createdAt, status, score } }: { review: CvReviewSummaryDto }) => (
  <Link
    href={paths.cvReviewResults(id)}
    className="group flex min-h-14 items-center gap-3 rounded-md px-2 py-2.5 hover:bg-muted"
  >
    <span className="grid min-w-0 flex-1">
      <span dir="auto" className="truncate font-medium group-hover:underline">
        {jobTitle || (status === 'completed' ? 'A job without a title' : 'CV review')}
      </span>
      <span className="text-muted-foreground text-sm">
        <ShortDate at={createdAt} />
      </span>
    </span>
    {status === 'processing' && <Badge>In progress</Badge>}
    {status === 'failed' && <Badge variant="destructive">Not reviewed</Badge>}
    {status === 'completed' && (
      <span className="font-display font-semibold text-xl tabular-nums">
        {score}
        <span className="text-[0.65em]">%</span>
      </span>
    )}
    <ChevronRight aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
  </Link>
)
