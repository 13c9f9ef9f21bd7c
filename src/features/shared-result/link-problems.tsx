import { Hourglass, Link2Off } from 'lucide-react'
import { PageMessage } from '@/components/page-message'
import { ButtonLink } from '@/components/ui/button-link'
import { DEAD_MENTOR_LINK } from '@/domain/mentor/link'
import { paths } from '@/lib/paths'

/** Replaces the result if the link does not work, whatever the reason. */
export const DeadLink = () => (
  <PageMessage
    icon={<Link2Off />}
    title={DEAD_MENTOR_LINK.title}
    actions={
      <ButtonLink href={paths.home} size="lg" variant="outline">
        Go to the home page
      </ButtonLink>
    }
  >
    <p>{DEAD_MENTOR_LINK.reason} Ask the person who sent it to you for a new one.</p>
  </PageMessage>
)

/** Replaces the result if the rate limit was exceeded. @param message says when to try again */
export const OpenedTooOften = ({ message }: { message: string }) => (
  <PageMessage icon={<Hourglass />} title="Please wait a little">
    <p>{message}</p>
  </PageMessage>
)
