import { Progress } from '@/components/ui/progress'
import { SectionTitle } from '@/components/ui/section-title'
import type { CvScorePartDto } from '@/schemas/cv-review'

export const ScoreParts = ({ score, parts }: { score: number; parts: readonly CvScorePartDto[] }) => (
  <section aria-labelledby="parts" className="grid gap-4">
    <SectionTitle id="parts">How the score adds up</SectionTitle>
    <ul className="grid gap-4">
      {parts.map(({ name, points, max, note }) => (
        <li key={name} className="grid gap-1.5">
          <div className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">{name}</span>
            <span aria-hidden className="font-display font-semibold tabular-nums">
              {max > 0 ? `${points} of ${max}` : points}
            </span>
          </div>
          {max > 0 && (
            <Progress
              value={points}
              max={max}
              label={name}
              valueText={`${points} of ${max} points`}
              className="h-1.5"
            />
          )}
          <p className="text-muted-foreground text-sm leading-snug">{note}</p>
        </li>
      ))}
    </ul>
    <p className="flex items-baseline justify-between gap-4 border-t pt-3 font-semibold">
      Match Score
      <span className="font-display text-xl tabular-nums">{score} of 100</span>
    </p>
    <p className="text-muted-foreground text-sm">
      No AI model is involved in the score: the same texts always get the same score.
    </p>
  </section>
)
