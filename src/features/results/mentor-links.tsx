import { useDates } from '@/components/local-dates'
import { Button } from '@/components/ui/button'
import { notifySuccess } from '@/components/ui/notify'
import { Spinner } from '@/components/ui/spinner'
import { notifyFailure } from '@/features/shared/failure'
import { LoadFailure } from '@/features/shared/load-problems'
import type { MentorLinkDto } from '@/schemas/mentor'
import { trpc } from '@/trpc/client'
import { errorReason } from '@/trpc/errors'

type MentorLinksProps = {
  interviewId: string
  query: { data: MentorLinkDto[] | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  onEnded: (id: string) => void
}

export function MentorLinks({ interviewId, query, onEnded }: MentorLinksProps) {
  const { data, refetch } = query
  const dates = useDates()
  const utils = trpc.useUtils()
  const end = trpc.mentor.endLink.useMutation({
    onSuccess: (left, { id }) => {
      utils.mentor.links.setData({ id: interviewId }, left)
      onEnded(id)
      notifySuccess('The link has ended', 'The comments written through it stay.')
    },
    onError: (failure) => {
      // The link has expired, or was ended in another tab.
      if (errorReason(failure) === 'mentor-link-not-found') return void refetch()
      notifyFailure(failure, 'The link still works: the server does not answer. Please try again.')
    },
  })
  if (!data) {
    return query.error ? <LoadFailure query={query} title="Your links could not be loaded" /> : <Spinner />
  }
  if (data.length === 0) return null
  return (
    <section aria-labelledby="mentor-links" className="grid gap-2">
      <h3 id="mentor-links" className="font-sans font-semibold text-base">
        {data.length === 1 ? '1 active link' : `${data.length} active links`}
      </h3>
      <ul>
        {data.map(({ id, createdAt, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t py-2">
            <span className="tabular-nums">
              Until {dates.short(expiresAt)}
              <span className="block text-muted-foreground text-sm">Created {dates.withTime(createdAt)}</span>
            </span>
            <Button
              size="sm"
              variant="outline"
              pending={end.isPending && end.variables.id === id}
              onClick={() => end.mutate({ id })}
            >
              End the link
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
