import { Hourglass, Link2Off } from 'lucide-react'
import { PageMessage } from '@/components/page-message'
import { ButtonLink } from '@/components/ui/button-link'
import { DEAD_MENTOR_LINK } from '@/domain/mentor/link'
import { paths } from '@/lib/paths'

/** In place of a result whose link opens nothing, whatever the reason. */
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

/** In place of a result that was opened more often than a person would. @param message says when to come back */
export const OpenedTooOften = ({ message }: { message: string }) => (
  <PageMessage icon={<Hourglass />} title="Please wait a little">
    <p>{message}</p>
  </PageMessage>
)
