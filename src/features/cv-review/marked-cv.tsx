import { useMemo } from 'react'
import { cleanCvText } from '@/domain/documents/clean-text'
import { markQuotes } from '@/domain/interview/mark-quotes'
import type { CvRequirementDto } from '@/schemas/cv-review'
import { BlanksNote } from './blanks-note'
import { WordDownload } from './word-download'

/** The text from which the score was calculated, with the evidence for requirements marked. */
export function MarkedCv({ cvContent, rows }: { cvContent: string; rows: readonly CvRequirementDto[] }) {
  const parts = useMemo(
    () =>
      markQuotes(
        cleanCvText(cvContent),
        rows.flatMap(({ quote }, number) => (quote === null ? [] : [{ quote, note: String(number) }])),
      ),
    [cvContent, rows],
  )
  return (
    <section aria-labelledby="your-cv" className="grid min-w-0 content-start gap-3 lg:sticky lg:top-24 lg:self-start">
      <h3 id="your-cv" className="font-sans font-semibold text-base">
        Your CV as we read it
      </h3>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-label="The text of your CV"
        dir="auto"
        className={
          'max-h-[min(38rem,70vh)] overflow-y-auto whitespace-pre-wrap wrap-anywhere rounded-lg border ' +
          'bg-card p-4 text-sm leading-relaxed'
        }
      >
        {parts.map(({ text, notes }, index) =>
          notes.length === 0 ? (
            text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
            <mark key={index} className="scroll-mt-6 rounded-xs bg-success/20 text-foreground target:bg-success/45">
              {notes.map(({ note }) => (
                <span key={note} id={markId(Number(note))} className="scroll-mt-6" />
              ))}
              {text}
              {notes.map(({ note }) => (
                <a
                  key={note}
                  href={`#${evidenceId(Number(note))}`}
                  className={
                    'sr-only select-none focus:not-sr-only focus:ml-2 focus:rounded-xs focus:bg-card focus:underline'
                  }
                >
                  Back to “{rows[Number(note)]?.text}”
                </a>
              ))}
            </mark>
          ),
        )}
      </section>
      <p className="text-muted-foreground text-sm">
        If something is missing or out of order here, other systems that read CVs may miss it too.
      </p>
      <WordDownload text={cvContent} />
      <p className="text-muted-foreground text-sm">
        The file has every word of this text in one column, with headings and lists that such systems can follow. Look
        it over in Word before you send it.
      </p>
      <BlanksNote text={cvContent} />
    </section>
  )
}

/** Id of the link from a row of the table to its passage; by it the keyboard returns to where it was. */
export const evidenceId = (row: number): string => `evidence-${row}`

/** Id of the passage in the CV that is the evidence for a row of the table. */
export const markId = (row: number): string => `shown-${row}`
