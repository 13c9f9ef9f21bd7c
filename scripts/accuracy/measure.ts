/** All figures of `npm run accuracy`. */
import { modelsMark } from '@/content/accuracy'
import type { Accuracy } from '@/schemas/accuracy'
import { FOLDS } from '../train/folds'
import { readGraded } from '../train/graded'
import { readPublicSets } from '../train/public-sets'
import { type Evaluated, evaluateAll } from './evaluated'
import { guardFigures } from './guard-figures'
import { interviewFigures } from './interview-figures'
import { labelledFigures, publicFigures, scoreHeldOut } from './public-figures'
import { storyFigures } from './story-figures'

export const evaluatedHalf = (half: 'fit' | 'report'): Evaluated[] =>
  evaluateAll(readGraded().filter((row) => row.half === half))

/**
 * @param folder folder of the public sets
 * @param today date of the measurement, as 2026-01-31
 */
export function measureAccuracy(own: readonly Evaluated[], folder: string, today: string): Accuracy {
  const scored = scoreHeldOut(readPublicSets(folder))
  return {
    measuredOn: today,
    models: modelsMark(),
    folds: FOLDS,
    interviews: interviewFigures(own),
    story: storyFigures(own),
    guard: guardFigures(own),
    mohler: publicFigures(scored, 'mohler'),
    saf: publicFigures(scored, 'saf'),
    scientsbank: labelledFigures(scored),
  }
}
