import { useState } from 'react'
import { type AnswerPart, markQuotes, type QuotedNote } from '@/domain/interview/mark-quotes'
import { AnswerMark } from './answer-mark'

/** The user's answer with the evidence marked; each mark opens its note. */
export function MarkedAnswer({ answer, evidence }: { answer: string; evidence: readonly QuotedNote[] }) {
  const [openNumber, setOpenNumber] = useState<number | null>(null)
  const parts = numberMarks(markQuotes(answer, evidence))
  const hasMarks = parts.some(({ number }) => number !== null)
  return (
    <div className="grid gap-2.5">
      {hasMarks && (
        <p className="text-muted-foreground text-sm print:hidden">Open a marked passage to read the note on it.</p>
      )}
      <div
        dir="auto"
        className={
          'whitespace-pre-line break-words rounded-lg border bg-card p-4 text-card-foreground ' +
          'leading-[1.75] sm:p-5'
        }
      >
        {parts.map(({ part, number, start }) =>
          number === null ? (
            part.text
          ) : (
            <AnswerMark
              key={start}
              part={part}
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

type NumberedPart = { part: AnswerPart; number: number | null; start: number }

/** Numbers the marks from 1, in the order of the text. */
function numberMarks(parts: readonly AnswerPart[]): NumberedPart[] {
  let marks = 0
  let start = 0
  return parts.map((part) => {
    const numbered = { part, number: part.notes.length > 0 ? ++marks : null, start }
    start += part.text.length
    return numbered
  })
}
