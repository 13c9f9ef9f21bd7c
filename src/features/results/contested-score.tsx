import { RangeBar } from '@/components/feedback/range-bar'
import type { ContestedReadingDto } from '@/schemas/contest'
import { SecondOpinion } from './second-opinion'

/** What a score is with and without what its person contests. */
export function ContestedScore({ reading }: { reading: ContestedReadingDto }) {
  const { score, scoreWithout, range, remarks } = reading
  const what = remarks.length === 1 ? 'this' : `these ${remarks.length}`
  return (
    <section
      aria-label="What you contest"
      className="grid gap-5 rounded-lg border border-l-4 border-l-accent bg-card p-4 text-card-foreground sm:p-5 lg:grid-cols-2 lg:gap-x-10"
    >
      <div className="grid content-start gap-2.5">
        <p role="status" className="font-display font-semibold text-2xl tabular-nums leading-tight tracking-tight">
          {score}
          {scoreWithout !== null && `, or ${scoreWithout} without ${what}`}
        </p>
        <RangeBar score={scoreWithout ?? score} range={range} />
        <p className="text-muted-foreground tabular-nums">
          Likely {range.low}–{range.high}, wider as long as {remarks.length === 1 ? 'it is' : 'they are'} contested.
        </p>
        <p className="max-w-[62ch] text-muted-foreground text-sm">
          {explanationOf(reading)} The stored score stays {score}, also on your dashboard and in your averages.
        </p>
      </div>
      <SecondOpinion reading={reading} />
    </section>
  )
}

function explanationOf({ score, scoreWithout, remarks }: ContestedReadingDto): string {
  if (scoreWithout === null) {
    return 'What the score would be without it cannot be told, since the answer would have to be read anew.'
  }
  if (scoreWithout === score) return 'The score does not rest on what you contest.'
  return remarks.some(({ remark }) => remark.startsWith('point.'))
    ? 'A point that was not found is then counted as made, and one that was praised as not made. A point you contest is not asked in your reviews.'
    : 'What was asked for is then taken to be there, and what was praised to be missing.'
}
