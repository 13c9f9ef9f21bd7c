/** Fairness of CV matches: pairs of CVs with the same content get nearly the same score. */
import { cvFairness, percent } from '../../accuracy/fairness/fairness'
import type { Check } from '../check'

export const fairCvs: Check = {
  name: 'fair-cvs',
  promise: 'The same CV with another name, places, pronouns or spelling matches an advert alike',
  goal: 'all within ±1 point',
  isShort: false,
  run: async () => {
    const { pairs, within, largest, lines } = cvFairness()
    return {
      measured: `${percent(within)} of ${pairs} pairs, largest difference ${largest}`,
      held: within === 1,
      details: lines,
    }
  },
}
