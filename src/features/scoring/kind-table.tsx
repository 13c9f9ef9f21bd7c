import { categoryName } from '@/domain/interview/category-names'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import type { InterviewAccuracy } from '@/schemas/accuracy'

const NAMES: Readonly<Record<InterviewAccuracy['kinds'][number]['kind'], string>> = {
  excellent: 'Excellent, in own words',
  'second-language': 'As good, in second-language English',
  short: 'Right but short',
  vague: 'Fluent and vague',
  wrong: 'Fluent and wrong',
  'off-topic': 'About something else',
}

export const KindTable = ({ kinds }: Pick<InterviewAccuracy, 'kinds'>) => (
  <section
    aria-label="Scores of six kinds of answers"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    tabIndex={0}
    className="scrolls-sideways [--surface:var(--color-background)]"
  >
    <table className="w-full min-w-[30rem] border-collapse text-left text-[0.9375rem]">
      <caption className="pb-3 text-left font-semibold">Six kinds of answers to the same questions</caption>
      <thead className="text-muted-foreground text-sm">
        <tr className="border-b">
          <th scope="col" className="py-2 pr-3 font-medium">
            Answer
          </th>
          <th scope="col" className="px-3 py-2 text-right font-medium">
            Grade
          </th>
          <th scope="col" className="px-3 py-2 text-right font-medium">
            Our score
          </th>
          {QUESTION_CATEGORIES.map((category) => (
            <th key={category} scope="col" className="py-2 pl-3 text-right font-medium">
              {categoryName(category)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, grade, score, byCategory }) => (
          <tr key={kind} className="border-b">
            <th scope="row" className="py-2.5 pr-3 font-normal">
              {NAMES[kind]}
            </th>
            <td className="px-3 py-2.5 text-right tabular-nums">{Math.round(grade)}</td>
            <td className="px-3 py-2.5 text-right font-semibold tabular-nums">{Math.round(score)}</td>
            {QUESTION_CATEGORIES.map((category) => (
              <td key={category} className="py-2.5 pl-3 text-right text-muted-foreground tabular-nums">
                {Math.round(byCategory[category] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
