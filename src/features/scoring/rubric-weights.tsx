import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import { influenceOf } from '@/domain/evaluation/score/influence'
import { DIMENSIONS, RUBRIC } from '@/domain/evaluation/score/rubric'
import { categoryName } from '@/domain/interview/category-names'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import { percent } from './agreement-words'

const ROWS = [
  ...DIMENSIONS.map((key) => ({ key, title: RUBRIC[key].title })),
  { key: 'length' as const, title: 'Length and range of words' },
]

/** The weight of each part of the score, by category of question: learned from graded answers, not set by hand. */
export function RubricWeights() {
  const shares = QUESTION_CATEGORIES.map((category) => ({ category, of: influenceOf(category, SHIPPED_MODELS) }))
  return (
    <div className="grid max-w-[44rem] gap-3">
      <h3 className="text-heading">How much each moves a score</h3>
      <p className="text-muted-foreground">
        Nobody set these shares. They were learned from graded answers: the more a part tells good answers from poor
        ones, the more it counts. Rounded to whole percent.
      </p>
      <table className="w-full border-collapse text-left text-[0.9375rem]">
        <thead className="text-muted-foreground text-sm">
          <tr className="border-b">
            <th scope="col" className="py-2 pr-2 font-medium">
              <span className="sr-only">Part of an answer</span>
            </th>
            {shares.map(({ category }) => (
              <th key={category} scope="col" className="py-2 pl-2 text-right font-medium max-sm:text-xs">
                {categoryName(category)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ key, title }) => (
            <tr key={key} className="border-b">
              <th scope="row" className="py-2.5 pr-2 font-semibold">
                {title}
              </th>
              {shares.map(({ category, of }) => (
                <td key={category} className="py-2.5 pl-2 text-right tabular-nums">
                  {percent(of[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
