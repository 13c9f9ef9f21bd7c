import { useState } from 'react'
import type { QuotedNote } from '@/domain/interview/mark-quotes'
import { AnswerMark } from './answer-mark'
import { numberedParts } from './numbered-parts'

type MarkedAnswerProps = {
  answer: string
  evidence: readonly QuotedNote[]
  /** Whether the absence of marks is a result, which is then said. */
  isRead?: boolean
}

/** The user's answer with the evidence marked; each mark opens its note. */
export function MarkedAnswer({ answer, evidence, isRead = false }: MarkedAnswerProps) {
  const [openNumber, setOpenNumber] = useState<number | null>(null)
  const parts = numberedParts(answer, evidence)
  const hasMarks = parts.some(({ number }) => number !== null)
  return (
    <div className="grid gap-2.5 print:block print:space-y-2.5">
      {hasMarks ? (
        <p className="text-muted-foreground text-sm print:hidden">Open a marked passage to read the note on it.</p>
      ) : (
        isRead && (
          <p className="text-muted-foreground text-sm">
            Nothing is marked: no passage was recognised as a point of a strong answer or as a part of a story.
          </p>
        )
      )}
      <div
        dir="auto"
        className={
          'whitespace-pre-line wrap-anywhere rounded-lg border bg-card p-4 text-card-foreground ' +
          'leading-[1.75] sm:p-5'
        }
      >
        {parts.map(({ text, notes, number, start }) =>
          number === null ? (
            text
          ) : (
            <AnswerMark
              key={start}
              text={text}
              notes={notes}
              number={number}
              isOpen={openNumber === number}
              onToggle={() => setOpenNumber(openNumber === number ? null : number)}
            />
          ),
        )}
      </div>
    </div>
  )
}
