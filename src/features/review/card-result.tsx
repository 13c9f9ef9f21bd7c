import { useEffect, useRef } from 'react'
import { ShortDate } from '@/components/local-dates'
import { PointVerdict } from '@/components/point-verdict'
import { Button } from '@/components/ui/button'
import type { Grade } from '@/domain/review/schedule'
import type { ReviewedCardDto } from '@/schemas/review'

const HEADINGS: Record<Grade, string> = {
  again: 'Not yet',
  hard: 'Almost',
  good: 'You said it',
  easy: 'You know this one',
}

type CardResultProps = { result: ReviewedCardDto; isLast: boolean; onNext: () => void }

export function CardResult({ result, isLast, onNext }: CardResultProps) {
  const { point, verdict, quote, model, grade, due, alsoMet } = result
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-5 border-t pt-6">
      <h3 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {grade ? HEADINGS[grade] : 'Already counted'}
      </h3>
      <PointVerdict point={point} verdict={verdict} quote={quote} />
      {model && (
        <div className="grid gap-1">
          <h4 className="font-sans font-semibold">One way to say it</h4>
          <p className="max-w-[65ch] leading-[1.7]">“{model}”</p>
          <p className="text-muted-foreground text-sm">Use your own words and an example of your own.</p>
        </div>
      )}
      {alsoMet.length > 0 && (
        <div className="grid gap-1">
          <h4 className="font-sans font-semibold">Also in your answer</h4>
          <ul className="grid list-disc gap-1 pl-5">
            {alsoMet.map((other) => (
              <li key={other}>{other}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-muted-foreground">
        Next on <ShortDate at={due} />.
      </p>
      <Button size="lg" className="justify-self-start" onClick={onNext}>
        {isLast ? 'Finish' : 'Next question'}
      </Button>
    </div>
  )
}
