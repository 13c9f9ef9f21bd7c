import type { Evaluation } from '@/domain/evaluation/evaluate'
import { DIMENSIONS, inWords, RUBRIC } from '@/domain/evaluation/score/rubric'

export function ExampleScore({ scored }: { scored: Evaluation }) {
  const [advice] = scored.improvements
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:gap-12">
      <div className="grid gap-3">
        <h3 className="text-heading">2. Weigh it</h3>
        <p className="text-muted-foreground">
          What was found becomes numbers from 0 to 100. How they make up the score, together with the length and range
          of your words, was learned from graded answers; saying more of what is looked for never lowers it.
        </p>
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">The parts of this answer, out of 100, and its score</caption>
          <tbody>
            {DIMENSIONS.map((dimension) => {
              const value = scored.dimensions[dimension]
              if (value === undefined) return null
              return (
                <tr key={dimension} className="border-b align-top first:border-t">
                  <th scope="row" className="py-3 pr-3 font-normal">
                    <span className="font-semibold">{RUBRIC[dimension].title}</span>
                    <span className="block text-muted-foreground text-sm leading-snug">
                      {inWords(dimension, value, scored.points)}
                    </span>
                  </th>
                  <td className="py-3 pl-3 text-right tabular-nums">{value}</td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr className="align-baseline">
              <th scope="row" className="py-3 pr-3 font-semibold">
                Score
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
            . It is as wide as the misses that we measured on graded answers to questions which the score had not
            learned from; four in five grades lay within it. Little text makes it wider.
          </p>
        </div>
        {advice && (
          <div className="grid gap-3">
            <h3 className="text-heading">4. Say what to change first</h3>
            <p className="text-muted-foreground">The most useful change comes first. Here that is:</p>
            <p className="border-accent border-l-4 py-1 pl-4">{advice}</p>
          </div>
        )}
      </div>
    </div>
  )
}
