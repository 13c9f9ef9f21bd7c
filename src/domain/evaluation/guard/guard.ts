/** How likely an answer was made to please a machine; below six words nobody can tell. */
import type { Profile } from '../preprocess/profile'
import type { ReadAnswer } from '../preprocess/read-answer'
import { type LinearModel, logistic } from '../score/linear-model'
import { guardSigns } from './signs'

const FEWEST_WORDS = 6

/** Probability, 0 to 1, by a logistic regression fitted on real answers and generated attacks. */
export const guardOf = (answer: ReadAnswer, question: Profile, model: LinearModel): number =>
  answer.words < FEWEST_WORDS ? 0 : logistic(model, guardSigns(answer, question))
