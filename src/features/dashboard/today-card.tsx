import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { paths } from '@/lib/paths'
import { trpc } from '@/trpc/client'
import { useUser } from '@/trpc/session'

/** What to do today, before anything else: nothing where no point is due. */
export function TodayCard() {
  const user = useUser()
  const { data } = trpc.review.sitting.useQuery({ userId: user.id }, { refetchOnMount: 'always' })
  if (!data || data.cards.length === 0) return null
  const { dueCount, cards } = data
  return (
    <Card className="sm:flex-row sm:items-center sm:justify-between">
      <div className="grid gap-1">
        <CardTitle>Today: say what you missed</CardTitle>
        <p className="text-muted-foreground">
          {dueCount === 1 ? 'One point of your answers is' : `${dueCount} points of your answers are`} due again. About{' '}
          {cards.length} {cards.length === 1 ? 'minute' : 'minutes'}, free.
        </p>
      </div>
      <Button asChild size="lg" className="shrink-0">
        <Link href={paths.review}>Start the review</Link>
      </Button>
    </Card>
  )
}
