import { CoachText } from './coach-text'
import { Contestable } from './contestable'
import type { Reading } from './reading'

type NumberedListProps = {
  texts: readonly string[]
  /** The reading whose advice it is, where it can be contested. */
  reading?: Reading
}

/** Advice in the order of its use. */
export const NumberedList = ({ texts, reading }: NumberedListProps) => (
  <ol className="grid gap-3">
    {texts.map((text, index) => (
      <li key={text} className="grid grid-cols-[1.5rem_1fr] gap-3 print:break-inside-avoid">
        <span aria-hidden className="font-display font-semibold text-warning tabular-nums">
          {index + 1}
        </span>
        <span className="min-w-0 break-words">
          {reading ? (
            <Contestable place={reading} remark={reading.keyOf(text)}>
              <CoachText text={text} />
            </Contestable>
          ) : (
            <CoachText text={text} />
          )}
        </span>
      </li>
    ))}
  </ol>
)
