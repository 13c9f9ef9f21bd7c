import { MessageSquareText } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button-link'
import { interviewName } from '@/domain/interview/roles'
import { newCommentsText } from '@/domain/mentor/comment-count'
import { useUser } from '@/features/shared/session'
import { paths } from '@/lib/paths'
import { trpc } from '@/trpc/client'

/** Shows that there are unread mentor comments, with a link to them; renders nothing if there are none. */
export function NewComments() {
  const { id: userId } = useUser()
  const { data } = trpc.mentor.newComments.useQuery({ userId }, { refetchOnMount: 'always' })
  if (!data?.latest) return null
  const { count, latest } = data
  return (
    <section
      aria-label="Comments from mentors"
      className={
        'flex flex-col gap-3 rounded-lg border border-primary/30 bg-primary/6 px-4 py-3 ' +
        'sm:flex-row sm:items-center sm:justify-between sm:gap-6'
      }
    >
      <p className="flex min-w-0 gap-3">
        <MessageSquareText aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
        <span className="wrap-anywhere min-w-0">
          <strong className="font-semibold">{newCommentsText(count)}</strong>
          {count === 1 ? ' on ' : ', the latest on '}your interview: {interviewName(latest)}.
        </span>
      </p>
      <ButtonLink
        href={paths.results(latest.interviewId)}
        size="sm"
        variant="outline"
        className="self-start sm:self-center"
      >
        Read {count === 1 ? 'it' : 'them'}
      </ButtonLink>
    </section>
  )
}
