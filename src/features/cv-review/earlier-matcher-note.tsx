import Link from 'next/link'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { improveLink } from './review-links'

/** Beside a review whose findings an earlier matcher made: what is kept of it stands below. */
export const EarlierMatcherNote = ({ id }: { id: string }) => (
  <Alert
    title="This review was made by an earlier version of Greenroom"
    action={
      <Button asChild variant="outline">
        <Link href={improveLink(id)}>Review it again</Link>
      </Button>
    }
  >
    Its score was not the sum of parts yet, so there is no table of points. A new review counts against your plan.
  </Alert>
)
