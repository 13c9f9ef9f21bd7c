/** What the figures say, in sentences that change with them. */
import type { Accuracy } from '@/schemas/accuracy'
import { percent, twoDigits } from './figures'

/** Correlation between the two people who graded the answers of Mohler et al. (2011), from the grades published with them. */
export const HUMAN_AGREEMENT = 0.6

/** Correlations closer than this are called alike; the ranges are far wider. */
const ALIKE = 0.05

export function plainAgreement({ mohler, saf }: Accuracy['sets']): string[] {
  const difference = mohler.pearson.value - HUMAN_AGREEMENT
  const closeness =
    Math.abs(difference) <= ALIKE ? 'about as closely as' : difference > 0 ? 'more closely than' : 'less closely than'
  const isWeaker = saf.pearson.value < mohler.pearson.value - ALIKE
  return [
    `On short answers that people had graded, our score follows their grade ${closeness} one grader follows another. It misses the grade by ${twoDigits(mohler.rmse.value)} of 5 points; giving everybody the average grade would miss by ${twoDigits(mohler.constantRmse)}.`,
    `${isWeaker ? 'On longer answers it follows them less well.' : 'On longer answers it does as well.'} And it can be too kind: of the weakest quarter of answers, ${percent(mohler.falsePraise.value)} in the first set and ${percent(saf.falsePraise.value)} in the second got ${mohler.falsePraise.from} or more from us.`,
  ]
}
