/** All figures of `npm run accuracy`. */
import { modelsMark } from '@/content/accuracy'
import type { Accuracy, OwnAccuracy } from '@/schemas/accuracy'
import { FOLDS } from '../train/folds'
import { readGraded } from '../train/graded'
import type { PublicAnswer } from '../train/public-sets'
import { type Evaluated, evaluateAll } from './evaluated'
import { guardFigures } from './guard-figures'
import { interviewFigures } from './interview-figures'
import { labelledFigures, publicFigures, scoreHeldOut } from './public-figures'
import { storyFigures } from './story-figures'

export const evaluatedHalf = (half: 'fit' | 'report'): Evaluated[] =>
  evaluateAll(readGraded().filter((row) => row.half === half))

/** @param today date of the measurement, as 2026-01-31 */
export function measureOwn(own: readonly Evaluated[], today: string): OwnAccuracy {
  return {
    measuredOn: today,
    models: modelsMark(),
    folds: FOLDS,
    interviews: interviewFigures(own),
    story: storyFigures(own),
    guard: guardFigures(own),
  }
}

/** Agreement on the public sets, with models that are fitted without the questions that they score. */
export function measurePublic(answers: readonly PublicAnswer[]): Pick<Accuracy, 'mohler' | 'saf' | 'scientsbank'> {
  const scored = scoreHeldOut(answers)
  return {
    mohler: publicFigures(scored, 'mohler'),
    saf: publicFigures(scored, 'saf'),
    scientsbank: labelledFigures(scored),
  }
}
