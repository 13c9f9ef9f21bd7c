import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/paths'

/** The way on from a page about one result. */
export function BackToDashboard() {
  return (
    <Button asChild size="lg" variant="outline">
      <Link href={paths.dashboard}>Back to Dashboard</Link>
    </Button>
  )
}
