import { useEffect, useRef, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Progress } from '@/components/ui/progress'
import { roleName } from '@/domain/interview/roles'
import type { ReviewedCardDto, SittingDto } from '@/schemas/review'
import { CardForm } from './card-form'
import { CardResult } from './card-result'
import { SittingEnd } from './sitting-end'

type SittingProps = { sitting: SittingDto; onMore: () => Promise<void> }

/** One question after the other: answer, see what became of the point, go on. */
export function Sitting({ sitting, onMore }: SittingProps) {
  // What was due at the beginning: a load in between must not change what is being answered.
  const [cards] = useState(sitting.cards)
  const [results, setResults] = useState<readonly ReviewedCardDto[]>([])
  const [place, setPlace] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Not when the page opens: a reader begins at its top.
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
        <h2 id="review-question" ref={heading} tabIndex={-1} className="text-heading outline-none">
          {card.question.text}
        </h2>
        {card.prompt && !result && (
          <p className="border-accent border-l-4 pl-4">
            <span className="font-semibold">Missed the last time:</span> {card.prompt}
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
