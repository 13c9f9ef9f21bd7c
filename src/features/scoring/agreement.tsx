import { PageSection } from '@/components/ui/page-section'
import { formatLongDate } from '@/lib/format'
import type { Accuracy, PublicAccuracy } from '@/schemas/accuracy'
import { AgreementMethod } from './agreement-method'
import { count, HUMAN_AGREEMENT, percent, plainAgreement, twoDigits } from './agreement-words'
import { KindTable } from './kind-table'

/** A summary in plain words, then the figures, then how they were measured. */
export function Agreement({ id, title, accuracy }: { id: string; title: string; accuracy: Accuracy }) {
  const { interviews, mohler, saf } = accuracy
  return (
    <PageSection
      id={id}
      title={title}
      lead={plainAgreement(accuracy).map((sentence) => <p key={sentence}>{sentence}</p>)}
    >
      <KindTable kinds={interviews.kinds} />
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-14">
        <SetFigures
          name="Short answers on data structures, graded by people"
          source="Mohler et al. 2011"
          figures={mohler}
          human={HUMAN_AGREEMENT}
        />
        <SetFigures
          name="Longer answers on networks, graded by people"
          source="SAF, Filighera et al. 2022"
          figures={saf}
        />
      </div>
      <AgreementMethod accuracy={accuracy} measuredOn={formatLongDate(new Date(accuracy.measuredOn))} />
    </PageSection>
  )
}

type SetFiguresProps = {
  name: string
  source: string
  figures: PublicAccuracy
  /** Correlation between two human graders of these answers, if known. */
  human?: number
}

function SetFigures({ name, source, figures, human }: SetFiguresProps) {
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

type FigureStripProps = {
  label: string
  hint: string
  figure: { value: number; low: number; high: number }
  max: number
  format: (value: number) => string
  compare?: { value: number; label: string }
}

/** A figure as text, and on a scale with its confidence interval and a value for comparison. */
function FigureStrip({ label, hint, figure: { value, low, high }, max, format, compare }: FigureStripProps) {
  const at = (number: number) => `${100 * Math.min(1, Math.max(0, number / max))}%`
  return (
    <div className="grid gap-2">
      <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{label}</span>
        <span className="text-muted-foreground text-sm">{hint}</span>
      </dt>
      <dd className="grid gap-2.5">
        <div aria-hidden className="relative h-3 rounded-full bg-foreground/8">
          <div
            className="meaning-fill absolute inset-y-0 rounded-full bg-primary/30"
            style={{ left: at(low), right: `calc(100% - ${at(high)})` }}
          />
          <div
            className="meaning-mark absolute -inset-y-1 w-1.5 -translate-x-1/2 rounded-full bg-primary"
            style={{ left: at(value) }}
          />
          {compare && (
            <div
              className="absolute -inset-y-1.5 w-0 -translate-x-1/2 border-warning border-l-2 border-dashed"
              style={{ left: at(compare.value) }}
            />
          )}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
          <span>
            <span className="mr-1.5 font-display font-semibold text-2xl tabular-nums">{format(value)}</span>
            <span className="text-muted-foreground tabular-nums">
              Greenroom, likely {format(low)} to {format(high)}
            </span>
          </span>
          {compare && (
            <span className="text-warning">
              <span className="font-semibold tabular-nums">{format(compare.value)}</span> {compare.label}
            </span>
          )}
        </p>
      </dd>
    </div>
  )
}
