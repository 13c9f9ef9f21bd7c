/** Fits the model that restores lost line breaks, on the labelled CVs joined into one line. */
import { cleanCvText } from '@/domain/documents/clean-text'
import { splitFeatures } from '@/domain/documents/cv/split-lines'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { LabelledCv } from '../accuracy/cv-labels'
import { fitLogistic, type LogisticRow } from './logistic'

const PENALTY = 3
const short = (value: number) => Number(value.toPrecision(4))

export function fitCuts(cvs: readonly LabelledCv[], lexicon: Lexicon) {
  const spaces = cvs.flatMap((cv): LogisticRow[] => {
    const text = cleanCvText(cv.text).replace(/\n+/g, '\n')
    // A text that already lacks line breaks has no labels for them.
    if (text.split('\n').some((line) => line.length > 400)) return []
    return splitFeatures(text.replaceAll('\n', ' '), lexicon).map(({ at, x }) => ({
      x,
      y: Number(text[at] === '\n'),
      weight: 1,
    }))
  })
  const { intercept, means, deviations, coefficients } = fitLogistic(spaces, PENALTY)
  return {
    intercept: short(intercept),
    means: means.map(short),
    deviations: deviations.map(short),
    coefficients: coefficients.map(short),
  }
}
