import { Link2Off } from 'lucide-react'
import Link from 'next/link'
import { PageMessage } from '@/components/page-message'
import { Button } from '@/components/ui/button'
import { DEAD_MENTOR_LINK } from '@/domain/mentor/link'
import { paths } from '@/lib/paths'

/** In place of a result whose link opens nothing, whatever the reason. */
export const DeadLink = () => (
  <PageMessage
    icon={<Link2Off />}
    title={DEAD_MENTOR_LINK.title}
    actions={
      <Button asChild size="lg" variant="outline">
        <Link href={paths.home}>Go to the start</Link>
      </Button>
    }
  >
    <p>{DEAD_MENTOR_LINK.reason} Ask whoever sent it to you for a new one.</p>
  </PageMessage>
)
