import { useEffect, useRef } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { ClaimDto } from '@/schemas/claim'
import { PractiseClaim } from './practise-claim'
import { ToldQuote } from './told-quote'
import { useMoveClaim } from './use-move-claim'

type Props = {
  claim: ClaimDto
  reviewId: string
  /** Whether it has just moved here from another group. */
  takesFocus: boolean
  onMove: () => void
}

const KIND_NAMES = { figure: null, result: null, award: 'Award', certificate: 'Certificate' } as const

/** Id of the sentence on what withdrawing a claim does. */
export const WITHDRAW_NOTE_ID = 'withdraw-note'

/** One claim: its line, its job, the sentence that tells it, and what can be done with it. */
export function ClaimItem({ claim, reviewId, takesFocus, onMove }: Props) {
  const { kind, quote, job, state, told } = claim
  const { move, isPending } = useMoveClaim(reviewId, onMove)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const isWithdrawn = state === 'withdrawn'
  const place = [job?.title, job?.employer].filter(Boolean).join(', ')
  return (
    <li className="grid gap-3 py-5 not-first:border-t">
      <div className="grid gap-1">
        <h3
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="wrap-anywhere font-sans font-semibold text-base outline-none"
        >
          “{quote.replace(/\s+/g, ' ')}”
        </h3>
        {(place || KIND_NAMES[kind]) && (
          <p className="flex flex-wrap items-center gap-2 wrap-anywhere text-muted-foreground text-sm">
            {KIND_NAMES[kind] && <Badge>{KIND_NAMES[kind]}</Badge>}
            <bdi>{place}</bdi>
          </p>
        )}
      </div>
      {told && <ToldQuote told={told} isWithdrawn={isWithdrawn} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {!isWithdrawn && <PractiseClaim claim={claim} reviewId={reviewId} />}
        <Button
          variant="link"
          size="sm"
          pending={isPending}
          onClick={() => move(quote, !isWithdrawn)}
          aria-describedby={isWithdrawn ? undefined : WITHDRAW_NOTE_ID}
          aria-label={`${isWithdrawn ? 'Bring back' : 'Withdraw'}: ${quote}`}
        >
          {isWithdrawn ? 'Bring back' : 'Withdraw'}
        </Button>
      </div>
    </li>
  )
}
