import { clsx } from 'clsx'
import { MarkNumber } from '@/components/feedback/mark-number'
import { categoryName } from '@/domain/interview/category-names'
import { EXAMPLE } from './example-answer'

const NOTES = EXAMPLE.parts.flatMap((part) => ('note' in part ? [part.note] : []))
type ShownNote = (typeof NOTES)[number]

/** An example of the product: an answer with its evidence marked, the coach's remarks, and the basis of the score. */
export const MarkedSheet = () => (
  <figure className="min-w-0">
    <div className="rounded-2xl border bg-card text-card-foreground shadow-lg">
      <div className="grid gap-1.5 border-b px-5 py-4 sm:px-7 sm:py-5">
        <p className="text-muted-foreground text-sm">{categoryName(EXAMPLE.category)} question</p>
        <p className="font-display font-semibold text-lg leading-snug tracking-tight">{EXAMPLE.question}</p>
      </div>
      <div className="grid gap-6 px-5 py-5 sm:grid-cols-[minmax(0,1fr)_12.5rem] sm:gap-7 sm:px-7 sm:py-7">
        <p className="text-[1.0625rem] leading-[1.85]">
          {EXAMPLE.parts.map((part) =>
            'note' in part ? <Mark key={part.text} text={part.text} note={part.note} /> : part.text,
          )}
        </p>
        <ol className="grid content-between gap-4">
          {NOTES.map((note) => (
            <li
              key={note.title}
              className={clsx(
                'border-l-2 pl-3.5 text-sm leading-snug',
                note.kind === 'found' ? 'border-accent' : 'border-destructive border-dashed',
              )}
            >
              <span className="font-semibold">
                {numberOf(note)}. {note.title}
              </span>
              <span className="mt-0.5 block text-muted-foreground">{note.text}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="grid items-center gap-x-7 gap-y-4 border-t px-5 py-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:px-7">
        <p className="flex items-center gap-3">
          <span className="font-display font-semibold text-5xl tabular-nums leading-none tracking-tight">
            {EXAMPLE.score}
          </span>
          <span className="text-muted-foreground text-sm leading-snug">
            out of 100,
            <br />
            likely {EXAMPLE.range.low}–{EXAMPLE.range.high}
          </span>
        </p>
        <RangeScale score={EXAMPLE.score} {...EXAMPLE.range} />
      </div>
    </div>
    <figcaption className="mt-3 px-1 text-muted-foreground text-sm">
      An example: a first try, read by Greenroom’s own rules.
    </figcaption>
  </figure>
)

const numberOf = (note: ShownNote) => NOTES.indexOf(note) + 1

const Mark = ({ text, note }: { text: string; note: ShownNote }) => (
  <>
    <mark
      className={
        note.kind === 'found'
          ? 'marked'
          : 'bg-transparent text-inherit underline decoration-2 decoration-destructive decoration-dashed ' +
            'underline-offset-4'
      }
    >
      {text}
    </mark>
    <MarkNumber number={numberOf(note)} name="remark" />
  </>
)

/** A score as a point inside its prediction interval, on a scale from 0 to 100. */
const RangeScale = ({ score, low, high }: { score: number; low: number; high: number }) => (
  <div aria-hidden className="grid gap-1.5">
    <div className="relative h-3 rounded-full bg-current/12">
      <div
        className="meaning-fill absolute inset-y-0 rounded-full bg-accent"
        style={{ left: `${low}%`, right: `${100 - high}%` }}
      />
      <div
        className="meaning-mark absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-current"
        style={{ left: `${score}%` }}
      />
    </div>
    <div className="flex justify-between text-xs tabular-nums">
      <span>0</span>
      <span>100</span>
    </div>
  </div>
)
