/** Fairness of answer scores: pairs of answers with the same content get nearly the same score. */
import {
  answerDifferences,
  fairnessOf,
  isAsPromised,
  PROMISE_IN_WORDS,
  percent,
} from '../../accuracy/fairness/fairness'
import type { Check } from '../check'

export const fairAnswers: Check = {
  name: 'fair-answers',
  promise: 'The same answer with other names, places, genders, spelling or grammar scores alike',
  goal: PROMISE_IN_WORDS,
  isShort: false,
  run: async () => {
    const all = answerDifferences()
    const { pairs, within, largest, lines } = fairnessOf(all)
    return {
      measured: `${percent(within)} of ${pairs} pairs, largest difference ${largest}`,
      held: isAsPromised(all),
      details: lines,
    }
  },
}
