import { clsx } from 'clsx'
import { type KeyboardEvent, useId } from 'react'
import type { AnswerPart } from '@/domain/interview/mark-quotes'
import { MarkNumber } from './mark-number'

type AnswerMarkProps = AnswerPart & { number: number; isOpen: boolean; onToggle: () => void }

/** A marked passage of an answer, followed by its note while it is open; in print, all notes are visible. */
export function AnswerMark({ text, notes, number, isOpen, onToggle }: AnswerMarkProps) {
  const noteId = useId()
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onToggle()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button is a block and would break the sentence */}
      <span
        role="button"
        tabIndex={0}
        aria-expanded={isOpen}
        aria-controls={noteId}
        onClick={onToggle}
        onKeyDown={pressByKey}
        className={clsx('marked cursor-pointer rounded-xs', isOpen && 'bg-accent-soft')}
      >
        {text}
        <MarkNumber number={number} />
      </span>
      <span
        id={noteId}
        className={clsx(
          'my-2 whitespace-normal rounded-r-md border-accent border-l-4 bg-muted px-3 py-2 ' +
            'text-[0.9375rem] leading-normal print:block print:space-y-1.5',
          isOpen ? 'grid animate-fade-in gap-1.5' : 'hidden',
        )}
      >
        {notes.map(({ quote, note }) => (
          <span key={`${quote}${note}`} className="block print:break-inside-avoid">
            {quote !== null && (
              <strong dir="auto" className="font-semibold">
                “{quote}”{' '}
              </strong>
            )}
            {note}
          </span>
        ))}
      </span>
    </>
  )
}
