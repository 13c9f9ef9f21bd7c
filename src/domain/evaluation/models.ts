/** Models fitted on graded answers; the files are written by `npm run train`, never by hand. */
import agreement from '@/content/models/agreement.json'
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
import type { AdditiveModel, LinearModel } from './score/linear-model'
import type { Bands } from './score/range'

export type Models = {
  /** Strength of a match between two texts. */
  match: LinearModel
  /** Share of full marks for an answer, from its comparison with a whole model answer. */
  agreement: AdditiveModel
  /** Probability that the whole answer states common mistakes, logistic. */
  lean: LinearModel
  /** Probability that a point is made, logistic. */
  verdicts: VerdictModels
  /** Probability that a quote makes its point, logistic. */
  quotes: LinearModel
  /** Probability that the answer was written to game the scoring, logistic. */
  guard: LinearModel
  /** The score, 0 to 1; logistic, since grades cluster at both ends of the scale. */
  score: Readonly<Record<Knowledge, Readonly<Record<JudgedAs, LinearModel>>>>
  ranges: Bands
}

export const SHIPPED_MODELS: Models = { match, agreement, lean, verdicts, quotes, guard, score, ranges }
