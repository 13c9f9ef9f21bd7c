import { DIMENSIONS, RUBRIC, WEIGHTS } from '@/domain/evaluation/rubric'
import { categoryName } from '@/domain/interview/category-names'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import { percent } from './figures'

/** How much each dimension counts, by kind of question. */
export function RubricWeights() {
  return (
    <div className="grid max-w-[44rem] gap-3">
      <h3 className="text-heading">How much each counts</h3>
      <table className="w-full border-collapse text-left text-[0.9375rem]">
        <thead className="text-muted-foreground text-sm">
          <tr className="border-b">
            <th scope="col" className="py-2 pr-2 font-medium">
              <span className="sr-only">Dimension</span>
            </th>
            {QUESTION_CATEGORIES.map((category) => (
              <th key={category} scope="col" className="py-2 pl-2 text-right font-medium max-sm:text-xs">
                {categoryName(category)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DIMENSIONS.map((dimension) => (
            <tr key={dimension} className="border-b">
              <th scope="row" className="py-2.5 pr-2 font-semibold">
                {RUBRIC[dimension].title}
              </th>
              {QUESTION_CATEGORIES.map((category) => {
                const weight = WEIGHTS[category][dimension]
                return (
                  <td key={category} className="py-2.5 pl-2 text-right tabular-nums">
                    {weight === undefined ? <span className="text-muted-foreground">not asked</span> : percent(weight)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
