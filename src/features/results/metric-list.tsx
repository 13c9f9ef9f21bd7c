import { likely } from '@/components/feedback/likely'
import { RangeBar } from '@/components/feedback/range-bar'
import { Disclosure } from '@/components/ui/disclosure'
import { Progress } from '@/components/ui/progress'
import { INTERVIEW_METRICS } from '@/domain/interview/metrics'
import type { Feedback } from './reviewed'

type MetricListProps = Pick<Feedback, 'metrics' | 'metricRanges' | 'notAsked'>

export const MetricList = ({ metrics, metricRanges, notAsked = [] }: MetricListProps) => (
  <Disclosure as="h2" label="Performance Metrics">
    <ul className="grid gap-5 pt-2 lg:grid-cols-2 lg:gap-x-12 print:block print:space-y-5">
      {INTERVIEW_METRICS.map(({ key, title, asks }) => {
        const range = metricRanges?.[key]
        if (notAsked.includes(key)) return <NotAsked key={key} title={title} asks={asks} />
        return (
          <li key={key} className="grid gap-1.5 print:break-inside-avoid">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-sans font-semibold tracking-normal">{title}</h3>
              <p aria-hidden={!range} className="text-sm tabular-nums">
                <span className="font-display font-semibold text-xl">{metrics[key]}%</span>
                {range && <span className="text-muted-foreground">, {likely(range)}</span>}
              </p>
            </div>
            {range ? (
              <RangeBar score={metrics[key]} range={range} />
            ) : (
              <Progress value={metrics[key]} label={title} valueText={`${metrics[key]} percent`} />
            )}
            <p className="text-muted-foreground text-sm">{asks}</p>
          </li>
        )
      })}
    </ul>
  </Disclosure>
)

/** A short interview does not cover every metric; a score of 0 would be wrong. */
const NotAsked = ({ title, asks }: { title: string; asks: string }) => (
  <li className="grid gap-1.5 print:break-inside-avoid">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 className="font-sans font-semibold tracking-normal">{title}</h3>
      <p className="text-muted-foreground text-sm">No answer to judge in this interview</p>
    </div>
    <p className="text-muted-foreground text-sm">{asks}</p>
  </li>
)
