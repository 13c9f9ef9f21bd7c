import { Equal, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AttemptComparison, ChangedSentence } from '@/domain/interview/compare-attempts'
import type { QuotedNote } from '@/domain/interview/mark-quotes'

type SentenceChangesProps = { comparison: AttemptComparison; before: number; after: number }

/** The sentences that changed the score: added, removed, and those that are evaluated differently. */
export function SentenceChanges({ comparison, before, after }: SentenceChangesProps) {
  const { added, lost, kept, reread } = comparison
  const [brought, carried] = [added.filter(hasEvidence), lost.filter(hasEvidence)]
  return (
    <div className="grid gap-4 print:block print:space-y-4">
      <h5 className="text-lg leading-snug">Sentence by sentence</h5>
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-x-12 print:block print:space-y-6">
        {brought.length + carried.length + reread.length === 0 && (
          <p className="max-w-[62ch] text-muted-foreground">
            None stands out: the notes name the same evidence for both answers.
          </p>
        )}
        {brought.length > 0 && (
          <SentenceGroup title={`New in attempt ${after}`} icon={<PlusMark />}>
            {brought.map(({ text, evidence }) => ({ text, notes: <Notes sentence={text} notes={evidence} /> }))}
          </SentenceGroup>
        )}
        {carried.length > 0 && (
          <SentenceGroup title={`No longer in attempt ${after}`} icon={<MinusMark />}>
            {carried.map(({ text, evidence }) => ({ text, notes: <Notes sentence={text} notes={evidence} /> }))}
          </SentenceGroup>
        )}
        {reread.length > 0 && (
          <SentenceGroup title="In both, but read differently in its new context" icon={<EqualMark />}>
            {reread.map(({ text, gained, lost: gone }) => ({
              text,
              notes: (
                <>
                  <Notes label={`Attempt ${before}:`} sentence={text} notes={gone} />
                  <Notes label={`Attempt ${after}:`} sentence={text} notes={gained} />
                </>
              ),
            }))}
          </SentenceGroup>
        )}
      </div>
      <p className="max-w-[62ch] text-muted-foreground text-sm">
        {restOf(added.length - brought.length, lost.length - carried.length, kept)} The notes name the main evidence of
        an answer, not all of it.
      </p>
    </div>
  )
}

const hasEvidence = ({ evidence }: ChangedSentence) => evidence.length > 0

const PlusMark = () => <Plus aria-hidden className="mt-1 size-5 text-success" />
const MinusMark = () => <Minus aria-hidden className="mt-1 size-5 text-muted-foreground" />
const EqualMark = () => <Equal aria-hidden className="mt-1 size-5 text-muted-foreground" />

type SentenceGroupProps = { title: string; icon: ReactNode; children: readonly { text: string; notes: ReactNode }[] }

const SentenceGroup = ({ title, icon, children }: SentenceGroupProps) => (
  <div className="grid content-start gap-3 print:block print:space-y-3">
    <h6 className="font-sans font-semibold tracking-normal">{title}</h6>
    <ul className="grid gap-4 print:block print:space-y-4">
      {children.map(({ text, notes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence can stand twice in a fixed list
        <li key={index} className="grid grid-cols-[1.25rem_1fr] gap-3 print:break-inside-avoid">
          {icon}
          <div className="grid min-w-0 gap-1.5">
            <p dir="auto" className="wrap-anywhere leading-relaxed">
              {text}
            </p>
            {notes}
          </div>
        </li>
      ))}
    </ul>
  </div>
)

const Notes = ({ label, sentence, notes }: { label?: string; sentence: string; notes: readonly QuotedNote[] }) =>
  notes.length === 0 ? null : (
    <ul className="grid gap-1 text-[0.9375rem] text-muted-foreground leading-snug">
      {notes.map(({ quote, note }) => (
        <li key={`${quote}${note}`} className="wrap-anywhere">
          {label && <span className="font-semibold">{label} </span>}
          {isDetail(quote, sentence) && <bdi className="font-semibold text-foreground">“{quote}” </bdi>}
          {note}
        </li>
      ))}
    </ul>
  )

/** Whether a quote is a small part of its sentence; a longer one would only repeat the sentence. */
const isDetail = (quote: string, sentence: string) => quote.length * 2 < sentence.length

const sentences = (count: number) => (count === 1 ? '1 sentence' : `${count} sentences`)

function restOf(added: number, lost: number, kept: number): string {
  const parts = [
    ...(added > 0 ? [`${sentences(added)} added in which we found nothing new`] : []),
    ...(lost > 0 ? [`${sentences(lost)} removed without losing a point`] : []),
    ...(kept > 0 ? [`${sentences(kept)} in both`] : []),
  ]
  return parts.length === 0 ? '' : `Also: ${parts.join('; ')}.`
}
