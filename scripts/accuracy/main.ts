/**
 * Prints the agreement of scores with human grades, and the accuracy of the coach's statements.
 *
 *   npm run accuracy [-- --write] [--fit] [folder of the public sets, default ../shared/data]
 *   npm run accuracy -- contested
 *
 * `--write` stores the figures that the product shows; `--fit` measures the half of the graded answers that the models
 * were fitted on, for development. `contested` prints how often users contested a statement, by detector, from the
 * database of DATABASE_URL or DATA_DIR: counts only, no user texts.
 */
import { endWith } from '../end-with'

// Imported on demand: each has many modules that the other does not need.
if (process.argv[2] === 'contested') endWith(import('./contested').then(({ printContested }) => printContested()))
else await import('./figures')
