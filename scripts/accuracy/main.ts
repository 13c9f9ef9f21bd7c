/** `npm run accuracy`: how far scores agree with people, and how often the coach is right. */
import path from 'node:path'
import { readGraded } from '../train/graded'
import { readPublicSets } from '../train/public-sets'
import { guardFigures } from './guard-figures'
import { evaluateAll, ownFigures } from './own-figures'
import { gradedFigures, labelledFigures, scoreHeldOut } from './public-figures'

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? path.join('..', 'shared', 'data')
const half = process.argv.includes('--fit') ? 'fit' : 'report'
const own = evaluateAll(readGraded().filter((row) => row.half === half))
const figures = ownFigures(own)
console.log(JSON.stringify(figures, (_, value) => (typeof value === 'number' ? Number(value.toFixed(3)) : value), 1))
console.log(JSON.stringify(guardFigures(own)))
if (!process.argv.includes('--own')) {
  const scored = scoreHeldOut(readPublicSets(folder))
  console.log(
    JSON.stringify(
      {
        mohler: gradedFigures(scored, 'mohler'),
        saf: gradedFigures(scored, 'saf'),
        scientsbank: labelledFigures(scored),
      },
      null,
      1,
    ),
  )
}
