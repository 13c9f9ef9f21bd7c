/** Describes the accuracy figures in sentences that depend on their values. */
import type { Accuracy } from '@/schemas/accuracy'

/** Correlation between the two graders of the answers of Mohler et al. (2011), from the grades published with them. */
export const HUMAN_AGREEMENT = 0.6

/** Correlations closer than this are called alike; the confidence intervals are far wider. */
const ALIKE = 0.05

export function plainAgreement({ interviews, mohler }: Pick<Accuracy, 'interviews' | 'mohler'>): string[] {
  const difference = mohler.pearson.value - HUMAN_AGREEMENT
  const closeness =
    Math.abs(difference) <= ALIKE ? 'about as closely as' : difference > 0 ? 'more closely than' : 'less closely than'
  const wrong = interviews.kinds.find(({ kind }) => kind === 'wrong')?.score ?? 0
  const excellent = interviews.kinds.find(({ kind }) => kind === 'excellent')?.score ?? 0
  return [
    `We wrote ${count(interviews.answers)} answers to ${interviews.questions} of our questions, had them ` +
      'graded without sight of any score, and kept them out of everything that the score learned from. Of ' +
      'two answers to one question that differ by 10 or more, the score puts ' +
      `${percent(1 - interviews.outOfOrder.value)} in the right order. Excellent answers get ` +
      `${Math.round(excellent)} on average; answers that sound good and are wrong get ${Math.round(wrong)}.`,
    'These answers were written and graded by an AI model. So far people have graded only short answers ' +
      `of students that we can measure with: there our score follows their grade ${closeness} one grader ` +
      `follows another (r = ${twoDigits(mohler.pearson.value)} and ${twoDigits(HUMAN_AGREEMENT)}).`,
  ]
}

export const percent = (share: number): string => `${Math.round(100 * share)}%`

export const twoDigits = (value: number): string => value.toFixed(2)

export const count = (value: number): string => value.toLocaleString('en')
