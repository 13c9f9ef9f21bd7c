import { WORD_AIM } from '@/domain/interview/answers'

/** Where the scale ends: the aim lies in its middle. */
const SCALE = WORD_AIM.max + WORD_AIM.min

const share = (words: number) => `${Math.min(100, (words / SCALE) * 100)}%`

/** How long the answer is beside how long it should be. */
export function WordMeter({ words }: { words: number }) {
  return (
    <div className="grid gap-1.5">
      <div aria-hidden className="relative h-1 overflow-hidden rounded-full bg-foreground/8">
        <div
          className="absolute inset-y-0 bg-accent/60"
          style={{ left: share(WORD_AIM.min), width: share(WORD_AIM.max - WORD_AIM.min) }}
        />
        <div className="absolute inset-y-0 left-0 rounded-full bg-primary" style={{ width: share(words) }} />
      </div>
      <p id="answer-words" className="flex flex-wrap justify-between gap-x-4 text-muted-foreground text-sm">
        <span className="font-semibold text-foreground tabular-nums">
          {words} {words === 1 ? 'word' : 'words'}
        </span>
        <span>
          Aim for {WORD_AIM.min}-{WORD_AIM.max} words
        </span>
      </p>
    </div>
  )
}
