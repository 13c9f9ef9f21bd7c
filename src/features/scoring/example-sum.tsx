import { DIMENSIONS, levelOf, RUBRIC, WEIGHTS } from '@/domain/evaluation/rubric'
import type { ScoredAnswer } from '@/domain/evaluation/score-answer'
import type { QuestionCategory } from '@/domain/interview/question'
import { percent } from './figures'

type ExampleSumProps = { category: QuestionCategory; scored: ScoredAnswer }

/** From the dimensions to the score, so that a reader can do the sum again. */
export function ExampleSum({ category, scored }: ExampleSumProps) {
  const [advice] = scored.improvements
  const rows = DIMENSIONS.flatMap((dimension) => {
    const value = scored.dimensions[dimension]
    const weight = WEIGHTS[category][dimension]
    return value === undefined || weight === undefined ? [] : [{ dimension, value, weight }]
  })
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:gap-12">
      <div className="grid gap-3">
        <h3 className="text-heading">2. Add it up</h3>
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">
            The five dimensions of this answer, their weights, and the points they give
          </caption>
          <thead className="text-muted-foreground text-sm">
            <tr className="border-b">
              <th scope="col" className="py-2 pr-3 font-medium">
                Out of 100
              </th>
              <th scope="col" className="px-3 py-2 text-right font-medium">
                Weight
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-medium">
                Points
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ dimension, value, weight }) => (
              <tr key={dimension} className="border-b align-top">
                <th scope="row" className="py-3 pr-3 font-normal">
                  <span className="font-semibold">
                    {RUBRIC[dimension].title} <span className="tabular-nums">{value}</span>
                  </span>
                  <span className="block text-muted-foreground text-sm leading-snug">
                    {RUBRIC[dimension].levels[levelOf(value)]}
                  </span>
                </th>
                <td className="px-3 py-3 text-right tabular-nums">{percent(weight)}</td>
                <td className="py-3 pl-3 text-right tabular-nums">{(value * weight).toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="align-baseline">
              <th scope="row" colSpan={2} className="py-3 pr-3 font-semibold">
                Score, rounded
              </th>
              <td className="py-3 pl-3 text-right font-display font-semibold text-3xl tabular-nums">{scored.score}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <div className="grid gap-7">
        <div className="grid gap-3">
          <h3 className="text-heading">3. Say how sure it is</h3>
          <p className="text-muted-foreground">
            This answer’s likely range is{' '}
            <strong className="text-foreground tabular-nums">
              {scored.range.low}–{scored.range.high}
            </strong>
            . It is as wide as the misses that we measured on answers graded by people, where four in five grades lay
            within it. Little text makes it wider.
          </p>
        </div>
        {advice && (
          <div className="grid gap-3">
            <h3 className="text-heading">4. Say what to change first</h3>
            <p className="text-muted-foreground">Whatever would lift the score most comes first. Here that is:</p>
            <p className="border-accent border-l-4 py-1 pl-4">{advice}</p>
          </div>
        )}
      </div>
    </div>
  )
}
