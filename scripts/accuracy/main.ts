/**
 * Prints the agreement of scores with human grades, and the accuracy of the coach's statements.
 *
 *   npm run accuracy [-- --write] [--fit]
 *   npm run accuracy -- contested
 *
 * Without the public sets (PUBLIC_SETS, docs/coach.md) it prints the rest. `--write` stores the figures that the product shows; `--fit` measures the half of the graded answers that the models
 * were fitted on, for development. `contested` prints how often users contested a statement, by detector, from the
 * database of DATABASE_URL or DATA_DIR: counts only, no user texts.
 */

import { endWith } from '../end-with'
import { readPublicSetsIfAny, whereSetsAre } from '../train/public-sets'

const KNOWN = ['--write', '--fit']
const given = process.argv.slice(2)

// What measures is imported on demand: it has many modules, which the other command does not need.
if (given[0] === 'contested') endWith(import('./contested').then(({ printContested }) => printContested()))
else if (isPossible()) await import('./figures')

/** Says why, where it is not. */
function isPossible(): boolean {
  const unknown = given.filter((argument) => !KNOWN.includes(argument))
  const refused =
    unknown.length > 0
      ? `npm run accuracy takes ${KNOWN.join(' and ')}, not ${unknown.join(' ')}.`
      : given.includes('--write') && !readPublicSetsIfAny()
        ? `${whereSetsAre()} Without their figures nothing is written.`
        : null
  if (refused) console.error(refused)
  else if (!readPublicSetsIfAny()) console.log(`${whereSetsAre()} The rest is measured without them.\n`)
  process.exitCode = refused ? 1 : 0
  return !refused
}
