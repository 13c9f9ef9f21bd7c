import { type Spoken, spokenFigures } from '@/domain/interview/spoken-answer'

/**
 * Measurements of a spoken answer, which do not affect its score; renders nothing if too little was spoken to measure.
 * @param text the answer after corrections
 * @param isMeasured whether the speaker wants them; otherwise, or if there are none, a sentence says so
 */
export function SpokenReport({ spoken, text, isMeasured }: { spoken: Spoken; text: string; isMeasured: boolean }) {
  if (!isMeasured || spoken.words === 0) {
    return <p className="text-muted-foreground text-sm">Pace, pauses and filler words: not measured, as you chose.</p>
  }
  const figures = spokenFigures(spoken, text)
  if (figures.length === 0) return null
  return (
    <section aria-label="How it was spoken" className="grid gap-2 rounded-lg border bg-muted/40 p-4">
      <p className="font-semibold text-sm">How it was spoken</p>
      <dl className="grid gap-2 text-sm">
        {figures.map(({ name, value, advice }) => (
          <div key={name} className="grid gap-0.5 sm:grid-cols-[9rem_1fr] sm:gap-x-4">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="tabular-nums">
              {value}
              {advice && <span className="block text-muted-foreground">{advice}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted-foreground text-sm">
        Measured and kept only in this browser, from the words it recognised; most browsers leave out “um” and “er”. It
        does not affect the score.
      </p>
    </section>
  )
}
