import { clsx } from 'clsx'
import { useDates } from '@/components/local-dates'
import type { ScorePoint } from '@/domain/interview/history'

/** View box of the chart, which is stretched to the available width. */
const WIDTH = 100
const HEIGHT = 100
const GUIDES = [50, 70, 90]

/** Maximum number of points with labels; above it, only the first and the last one have a label. */
const LABELLED = 10

/**
 * The scores over time with their prediction intervals. The scale always runs from 0 to 100, so that small changes look
 * small.
 */
export function ScoreChart({ series, label, note }: { series: readonly ScorePoint[]; label: string; note: string }) {
  const { short } = useDates()
  const points = series.map((point, place) => ({
    ...point,
    x: (place + 0.5) * (WIDTH / series.length),
    y: HEIGHT - point.score,
  }))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const isDense = series.length > LABELLED
  const days = [...new Set([first, last].map(({ date }) => short(date)))]
  const summary = `${label}, oldest first: ${series.map(inWords).join('; ')}.`

  return (
    <figure className="grid gap-2">
      <div role="img" aria-label={summary} className="relative ml-8 h-40">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          {[0, ...GUIDES].map((score) => (
            <line
              key={score}
              x1="0"
              x2={WIDTH}
              y1={HEIGHT - score}
              y2={HEIGHT - score}
              vectorEffect="non-scaling-stroke"
              strokeDasharray={score === 0 ? undefined : '3 4'}
              className={score === 0 ? 'stroke-input' : 'stroke-border'}
            />
          ))}
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="meaning-line stroke-primary/60"
          />
        </svg>
        {[0, ...GUIDES].map((score) => (
          <span
            key={score}
            aria-hidden
            style={{ bottom: `${score}%` }}
            className="-left-8 absolute w-6 translate-y-1/2 text-right text-muted-foreground text-xs tabular-nums"
          >
            {score}
          </span>
        ))}
        {points.map(
          ({ x, range }) =>
            range && (
              <span
                key={x}
                aria-hidden
                style={{ left: `${x}%`, bottom: `${range.low}%`, height: `${range.high - range.low}%` }}
                className={clsx(
                  'meaning-fill -translate-x-1/2 absolute rounded-full bg-accent/45',
                  isDense ? 'w-1' : 'w-2.5',
                )}
              />
            ),
        )}
        {points.map(({ x, score, date }, place) => (
          <span
            key={x}
            aria-hidden
            style={{ left: `${x}%`, bottom: `${score}%` }}
            className="-translate-x-1/2 absolute flex translate-y-1/2 justify-center"
          >
            <span
              className={clsx(
                'meaning-mark rounded-full bg-primary ring-card',
                isDense ? 'size-1.5' : 'size-2.5 ring-2',
              )}
            />
            {(!isDense || date === first.date || date === last.date) && (
              <span
                className={clsx(
                  'absolute rounded-sm bg-card px-0.5 font-semibold text-sm tabular-nums leading-none',
                  isDense ? 'bottom-4 translate-y-1/2' : clsx('left-full ml-1.5', besideLine(score, points[place + 1])),
                )}
              >
                {score}
              </span>
            )}
          </span>
        ))}
      </div>
      <figcaption className="grid gap-1 text-muted-foreground text-sm">
        <span aria-hidden className="ml-8 flex justify-between tabular-nums">
          {days.map((day) => (
            // As wide as the space around a point, so that it stands below its point, or at the edge.
            <span
              key={day}
              style={{ minWidth: `${100 / (days.length === 1 ? 1 : series.length)}%` }}
              className="text-center"
            >
              {day}
            </span>
          ))}
        </span>
        <span>{note}</span>
      </figcaption>
    </figure>
  )
}

const inWords = ({ score, range }: ScorePoint) =>
  range ? `${score}, likely ${range.low} to ${range.high}` : `${score}`

/** Vertical place of the value to the right of its point: not on the line to the next point. */
function besideLine(score: number, next: { score: number } | undefined): string {
  if (!next) return 'bottom-1/2 translate-y-1/2'
  return next.score < score ? 'bottom-full' : 'top-full'
}
