/** Detects answers that lack knowledge, which better wording cannot fix. */
import type { Verdict } from '@/domain/evaluation/facts'
import type { QuestionCategory } from './question'

/** Highest score, exclusive, at which a technical answer without a single point counts as lacking knowledge. */
const KNOWS_SOMETHING = 50

type ReadAnswer = { score: number; points?: readonly { verdict: Verdict }[] | undefined }

/** True for a technical answer that scored low and makes none of the key points. */
export const isToLearnFirst = (category: QuestionCategory, { score, points = [] }: ReadAnswer): boolean =>
  category === 'technical' &&
  score < KNOWS_SOMETHING &&
  points.every(({ verdict }) => verdict === 'missing' || verdict === 'contradicted' || verdict === 'unsure')
