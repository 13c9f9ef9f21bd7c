import { ArrowRight, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CardTitle } from '@/components/ui/card'
import { usePracticeSettings } from '@/features/shared/use-practice-settings'
import { nextTipIndex, TIP_ROTATION_MS, tipIndexAt, tipsFor } from './tips'

/** Rotating tips. Screen readers can read the current one, but are not interrupted when it changes. */
export function TipsCard({ renderedAt }: { renderedAt: Date }) {
  const tips = tipsFor(usePracticeSettings().answerTime)
  const [index, setIndex] = useState(() => tipIndexAt(renderedAt) % tips.length)
  const [isPaused, setPaused] = useState(false)
  const next = () => setIndex((shown) => nextTipIndex(shown, tips.length))

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts the timer when a tip was changed by hand.
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(next, TIP_ROTATION_MS)
    return () => clearTimeout(timer)
  }, [isPaused, index])

  return (
    <section aria-labelledby="tips-heading" className="grid gap-3 border-accent border-l-4 pl-5">
      <div className="flex items-center justify-between gap-3">
        <CardTitle id="tips-heading">Interview tip</CardTitle>
        <div className="-my-1 flex">
          <Button
            variant="ghost"
            size="icon"
            onClick={() => setPaused(!isPaused)}
            aria-label={isPaused ? 'Resume the tips' : 'Pause the tips'}
          >
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          </Button>
          <Button variant="ghost" size="icon" onClick={next} aria-label="Next tip">
            <ArrowRight aria-hidden />
          </Button>
        </div>
      </div>
      <div className="grid">
        {tips.map((tip, place) => (
          // All tips share one grid cell: the longest sets the height, so that the layout does not shift.
          <p
            key={tip}
            aria-hidden={place !== index}
            className={place === index ? 'col-start-1 row-start-1' : 'invisible col-start-1 row-start-1'}
          >
            {tip}
          </p>
        ))}
      </div>
      <p className="text-muted-foreground text-sm tabular-nums">
        {index + 1} of {tips.length}
      </p>
    </section>
  )
}
