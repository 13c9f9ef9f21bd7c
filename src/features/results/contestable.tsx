import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { pointKey } from '@/domain/evaluation/contest/contestable-remarks'
import { cn } from '@/lib/cn'
import { useContests } from './contests-context'
import type { Reading, ReadingPlace } from './reviewed'

type ContestableProps = {
  place: ReadingPlace
  /** Name of the remark; without it the children stand as they are. */
  remark: string | undefined
  /** Where the text stands behind a mark: for what stands below it. */
  isIndented?: boolean
  /** Hears that it was withdrawn here. */
  onContest?: () => void
  children: ReactNode
}

/** A remark that its reader can withdraw, and bring back. */
export function Contestable({ place, remark, isIndented = false, onContest, children }: ContestableProps) {
  const { isContested, contest, undo } = useContests()
  const textId = useId()
  if (remark === undefined) return children
  const isWithdrawn = isContested(place, remark)
  return (
    <span className="grid min-w-0 gap-0.5">
      <span id={textId} className={cn('min-w-0 break-words', isWithdrawn && 'text-muted-foreground line-through')}>
        {children}
      </span>
      <span
        className={cn(
          'flex flex-wrap items-center gap-x-2 text-muted-foreground text-sm',
          !isWithdrawn && 'print:hidden',
          isIndented && 'pl-8',
        )}
      >
        {isWithdrawn && <span>You said this is wrong.</span>}
        {/* One button, so that the focus stays where it was pressed. */}
        <Button
          variant="link"
          size="sm"
          aria-describedby={textId}
          className={cn('justify-self-start font-medium print:hidden', !isWithdrawn && 'text-muted-foreground')}
          onClick={() => {
            if (isWithdrawn) return undo(place, remark)
            contest(place, remark)
            onContest?.()
          }}
        >
          {isWithdrawn ? 'Undo' : 'This is wrong'}
        </Button>
      </span>
    </span>
  )
}

/** For lists of sentences of a reading: lets each of them be contested. */
export const contestableText = (reading: Reading) => (text: string, shown: ReactNode) => (
  <Contestable place={reading} remark={reading.keyOf(text)}>
    {shown}
  </Contestable>
)

/** For the key points of a reading: lets the verdict on each be contested. */
export const contestablePoint = (reading: Reading) => (index: number, verdict: ReactNode) => (
  <Contestable place={reading} remark={pointKey(index)} isIndented>
    {verdict}
  </Contestable>
)
