import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Spinner } from '@/components/ui/spinner'
import { formatDateTime, formatShortDate } from '@/lib/format'
import type { MentorLinkDto } from '@/schemas/mentor'
import { trpc } from '@/trpc/client'
import { errorMessage, errorReason } from '@/trpc/errors'

type MentorLinksProps = {
  interviewId: string
  query: { data: MentorLinkDto[] | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  onEnded: (id: string) => void
}

/** The links that work, each with its last day and the way to end it. */
export function MentorLinks({ interviewId, query: { data, error, isFetching, refetch }, onEnded }: MentorLinksProps) {
  const utils = trpc.useUtils()
  const end = trpc.mentor.endLink.useMutation({
    onSuccess: (left, { id }) => {
      utils.mentor.links.setData({ id: interviewId }, left)
      onEnded(id)
      notify({ title: 'The link has ended', description: 'What was written by way of it stays.', variant: 'success' })
    },
    onError: (failure) => {
      // It ended by itself, or in another tab.
      if (errorReason(failure) === 'mentor-link-not-found') return void refetch()
      notify({
        title: 'Error',
        description: errorMessage(failure, 'The link still works: the server does not answer. Please try again.'),
        variant: 'destructive',
      })
    },
  })
  if (!data) {
    if (!error) return <Spinner />
    return (
      <Alert
        live
        variant="warning"
        title="Your links could not be loaded"
        action={
          <Button size="sm" variant="outline" pending={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        }
      />
    )
  }
  if (data.length === 0) return null
  return (
    <section aria-labelledby="mentor-links" className="grid gap-2">
      <h3 id="mentor-links" className="font-sans font-semibold text-base">
        {data.length === 1 ? '1 link works' : `${data.length} links work`}
      </h3>
      <ul>
        {data.map(({ id, createdAt, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t py-2">
            <span className="tabular-nums">
              Until {formatShortDate(expiresAt)}
              <span className="block text-muted-foreground text-sm">Made {formatDateTime(createdAt)}</span>
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
