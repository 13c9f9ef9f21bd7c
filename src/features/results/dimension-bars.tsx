import { Progress } from '@/components/ui/progress'
import { DIMENSIONS, levelOf, RUBRIC } from '@/domain/evaluation/score/rubric'

/** What the score is made of, each with what its level means. */
export function DimensionBars({ dimensions }: { dimensions: Readonly<Record<string, number>> }) {
  return (
    <ul className="grid gap-4">
      {DIMENSIONS.map((key) => {
        const value = dimensions[key]
        if (value === undefined) return null
        const { title, levels } = RUBRIC[key]
        return (
          <li key={key} className="grid gap-1 print:break-inside-avoid">
            <div className="flex items-baseline justify-between gap-4">
              <span className="font-semibold text-[0.9375rem]">{title}</span>
              <span aria-hidden className="text-sm tabular-nums">
                {value}
              </span>
            </div>
            <Progress value={value} label={title} valueText={`${value} out of 100`} className="h-1.5" />
            <p className="text-muted-foreground text-sm leading-snug">{levels[levelOf(value)]}</p>
          </li>
        )
      })}
    </ul>
  )
}
