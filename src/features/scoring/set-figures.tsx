import type { PublicAccuracy } from '@/schemas/accuracy'
import { count, percent, twoDigits } from './agreement-words'
import { FigureStrip } from './figure-strip'

type SetFiguresProps = {
  name: string
  source: string
  figures: PublicAccuracy
  /** Correlation between two human graders of these answers, if known. */
  human?: number
}

export function SetFigures({ name, source, figures, human }: SetFiguresProps) {
  const { answers, questions, pearson, rmse, constantRmse, falsePraise } = figures
  return (
    <div className="grid content-start gap-6">
      <div className="grid gap-0.5">
        <h3 className="text-heading">{name}</h3>
        <p className="text-muted-foreground text-sm">
          {source}: {count(answers)} answers to {questions} questions
        </p>
      </div>
      <dl className="grid gap-7">
        <FigureStrip
          label="Agreement with people (r)"
          hint="1 is perfect, 0 is none."
          figure={pearson}
          max={1}
          format={twoDigits}
          {...(human !== undefined && { compare: { value: human, label: 'one person with another' } })}
        />
        <FigureStrip
          label="Typical miss, points of 5 (RMSE)"
          hint="Less is better."
          figure={rmse}
          max={2}
          format={twoDigits}
          compare={{ value: constantRmse, label: 'always giving the average' }}
        />
        <FigureStrip
          label={`Undeserved praise, ${falsePraise.from} or more`}
          hint={`Share of the ${count(falsePraise.answers)} answers that people graded lowest.`}
          figure={falsePraise}
          max={0.5}
          format={percent}
        />
      </dl>
    </div>
  )
}
