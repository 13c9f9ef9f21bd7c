/** What was fitted on graded answers: written by `npm run train`, never by hand. */
import guard from '@/content/models/guard.json'
import lean from '@/content/models/lean.json'
import match from '@/content/models/match.json'
import quotes from '@/content/models/quotes.json'
import ranges from '@/content/models/ranges.json'
import score from '@/content/models/score.json'
import verdicts from '@/content/models/verdicts.json'
import type { Knowledge } from './points/prepare'
import type { VerdictModels } from './points/verdicts'
import type { JudgedAs } from './question'
import type { LinearModel } from './score/linear-model'
import type { Bands } from './score/range'

export type Models = {
  /** Strength of a comparison. */
  match: LinearModel
  /** Lean of the whole answer, logistic. */
  lean: LinearModel
  /** A point is made, logistic. */
  verdicts: VerdictModels
  /** A quote makes its point, logistic. */
  quotes: LinearModel
  /** The answer was made to please a machine, logistic. */
  guard: LinearModel
  /** The score, 0 to 1, logistic: grades crowd at both ends of the scale. */
  score: Readonly<Record<Knowledge, Readonly<Record<JudgedAs, LinearModel>>>>
  ranges: Bands
}

export const SHIPPED_MODELS: Models = { match, lean, verdicts, quotes, guard, score, ranges }
