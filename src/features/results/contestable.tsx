import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { CodeText } from '@/components/code-text'
import { Button } from '@/components/ui/button'
import { pointKey, pointsNamedIn } from '@/domain/evaluation/contest/contestable-remarks'
import { useContests } from './contests-context'
import type { Reading, ReadingPlace } from './reviewed'

type ContestableProps = {
  place: ReadingPlace
  /** Key of the remark; without one, only the children are rendered. */
  remark: string | undefined
  /** Indents the button to match a text that stands beside an icon. */
  isIndented?: boolean
  onContest?: () => void
  children: ReactNode
}

/** A remark that the user can contest, and restore. */
function Contestable({ place, remark, isIndented = false, onContest, children }: ContestableProps) {
  const { isContested, contest, undo } = useContests()
  const textId = useId()
  if (remark === undefined) return children
  const isWithdrawn = isContested(place, remark)
  return (
    <span className="grid min-w-0 gap-0.5">
      <span id={textId} className={clsx('min-w-0 wrap-anywhere', isWithdrawn && 'text-muted-foreground line-through')}>
        {children}
      </span>
      <span
        className={clsx(
          'flex flex-wrap items-center gap-x-2 text-muted-foreground text-sm',
          !isWithdrawn && 'print:hidden',
          isIndented && 'pl-8',
        )}
      >
        {isWithdrawn && <span>You disagree with this.</span>}
        {/* A single button that changes its label, so that the focus stays on it. */}
        <Button
          variant="link"
          size="sm"
          aria-describedby={textId}
          className={clsx('justify-self-start font-medium print:hidden', !isWithdrawn && 'text-muted-foreground')}
          onClick={() => {
            if (isWithdrawn) return undo(place, remark)
            contest(place, remark)
            onContest?.()
          }}
        >
          {isWithdrawn ? 'Undo' : 'I disagree'}
        </Button>
      </span>
    </span>
  )
}

type ContestableTextProps = { reading: Reading; text: string; onContest?: () => void; children: ReactNode }

/** A sentence of an evaluation that can be contested: as a whole, or each of the points that it lists by itself. */
export function ContestableText({ reading, text, onContest, children }: ContestableTextProps) {
  const keys = reading.keysOf(text)
  const shared = { place: reading, ...(onContest && { onContest }) }
  if (keys.length < 2) {
    return (
      <Contestable {...shared} remark={keys[0]}>
        {children}
      </Contestable>
    )
  }
  const { lead, points } = pointsNamedIn(text, reading.modelAnswer)
  return (
    <span className="grid gap-2">
      {lead}
      {points.map((point) => (
        <span key={point} className="block border-l-2 pl-3">
          <Contestable {...shared} remark={pointKey(point)}>
            <strong dir="auto" className="font-semibold">
              <CodeText text={`“${reading.modelAnswer[point]}”`} />
            </strong>
          </Contestable>
        </span>
      ))}
    </span>
  )
}

/** For lists of sentences of an evaluation. */
export const contestableText = (reading: Reading) => (text: string, shown: ReactNode) => (
  <ContestableText reading={reading} text={text}>
    {shown}
  </ContestableText>
)

/** For the key points of an evaluation: makes the verdict on each contestable. */
export const contestablePoint = (reading: Reading) => (index: number, verdict: ReactNode) => (
  <Contestable place={reading} remark={pointKey(index)} isIndented>
    {verdict}
  </Contestable>
)
