/**
 * Prints how far scores agree with people and with graded interview answers, and how often the coach is right.
 *
 *   npm run accuracy [-- --write] [--fit] [folder of the public sets, default ../shared/data]
 *   npm run accuracy -- contested
 *
 * `--write` stores the figures that the product shows; `--fit` measures the half of the graded answers that the models
 * were fitted on, for work on them. `contested` prints how often people said that a statement is wrong, by detector, from
 * the database of DATABASE_URL or DATA_DIR: counts alone, no text of anybody.
 */
import { endWith } from '../end-with'

// Each loads much that the other has no use for.
if (process.argv[2] === 'contested') endWith(import('./contested').then(({ printContested }) => printContested()))
else await import('./figures')
