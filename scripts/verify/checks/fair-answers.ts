/** Fairness of answer scores: pairs of answers with the same content get nearly the same score. */
import { answerFairness, percent } from '../../accuracy/fairness/fairness'
import type { Check } from '../check'

export const fairAnswers: Check = {
  name: 'fair-answers',
  promise: 'The same answer with other names, places, genders, spelling or grammar scores alike',
  goal: 'all within ±1 point, grammar ±5',
  isShort: false,
  run: async () => {
    const { pairs, within, largest, lines } = answerFairness()
    return {
      measured: `${percent(within)} of ${pairs} pairs, largest difference ${largest}`,
      held: within === 1,
      details: lines,
    }
  },
}
