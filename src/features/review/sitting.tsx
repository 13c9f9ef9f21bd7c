import { useEffect, useRef, useState } from 'react'
import { BackToDashboard } from '@/components/back-links'
import { CodeText } from '@/components/code-text'
import { ShortDate } from '@/components/local-dates'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { CardTitle } from '@/components/ui/card'
import { Progress } from '@/components/ui/progress'
import { roleName } from '@/domain/interview/roles'
import { useUser } from '@/features/shared/session'
import type { ReviewedCardDto, SittingDto } from '@/schemas/review'
import { trpc } from '@/trpc/client'
import { CardForm } from './card-form'
import { CardResult } from './card-result'

export function Sitting({ sitting, onMore }: { sitting: SittingDto; onMore: () => Promise<void> }) {
  // The initial cards: a refetch must not change the sitting.
  const [cards] = useState(sitting.cards)
  const [results, setResults] = useState<readonly ReviewedCardDto[]>([])
  const [place, setPlace] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Not on page load, where the user begins at the top.
    if (place > 0) heading.current?.focus()
  }, [place])

  const card = cards[place]
  if (!card) return <SittingEnd results={results} onMore={onMore} />
  const result = results.find(({ id }) => id === card.id)
  return (
    <section aria-labelledby="review-question" className="grid max-w-[46rem] gap-6">
      <div className="grid gap-2">
        <p className="text-muted-foreground text-sm tabular-nums">
          {place + 1} of {cards.length}
        </p>
        <Progress
          value={place + (result ? 1 : 0)}
          max={cards.length}
          label="This sitting"
          valueText={`Question ${place + 1} of ${cards.length}`}
        />
      </div>
      <div className="grid justify-items-start gap-3">
        <Badge variant="neutral">{roleName(card.role)}</Badge>
        <CardTitle id="review-question" ref={heading} tabIndex={-1} dir="auto" className="outline-none">
          <CodeText text={card.question.text} />
        </CardTitle>
        {card.prompt && !result && (
          <p className="border-accent border-l-4 pl-4">
            <span className="font-semibold">Missed last time. In a strong answer:</span> {card.prompt}
          </p>
        )}
      </div>
      {result ? (
        <CardResult result={result} isLast={place === cards.length - 1} onNext={() => setPlace(place + 1)} />
      ) : (
        <CardForm key={card.id} card={card} onAnswered={(answered) => setResults([...results, answered])} />
      )}
    </section>
  )
}

function SittingEnd({ results, onMore }: { results: readonly ReviewedCardDto[]; onMore: () => Promise<void> }) {
  const user = useUser()
  const [isLoading, setLoading] = useState(false)
  // The cards that are still due after this sitting.
  const { data } = trpc.review.sitting.useQuery({ userId: user.id }, { refetchOnMount: 'always' })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const said = results.filter(({ grade }) => grade === 'good' || grade === 'easy').length
  const first = results.reduce<Date | null>((soonest, { due }) => (soonest && soonest < due ? soonest : due), null)
  const more = async () => {
    setLoading(true)
    await onMore()
  }
  return (
    <section className="grid max-w-[46rem] gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        Done for now
      </h2>
      <p className="text-lead">
        You said {said} of {results.length} {results.length === 1 ? 'point' : 'points'}.{' '}
        {first && (
          <>
            The first of them comes back on <ShortDate at={first} />.
          </>
        )}
      </p>
      {data && data.cards.length > 0 && (
        <p className="text-muted-foreground">
          {data.dueCount === 1 ? 'One more point is' : `${data.dueCount} more points are`} due. They can wait until
          tomorrow.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {data && data.cards.length > 0 && (
          <Button size="lg" pending={isLoading} onClick={more}>
            Continue with {data.cards.length === 1 ? 'one more' : `${data.cards.length} more`}
          </Button>
        )}
        <BackToDashboard />
      </div>
    </section>
  )
}
