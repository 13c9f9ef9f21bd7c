/** The change between the earlier and the later answers, as a sentence. */

import { halvesOf, type ProgressPoint } from './progress'
import { VERDICT_LABELS } from './score-change'

/** Names how many answers each side has: the cut lies between two interviews, so the sides may differ much in size. */
export function progressChange(points: readonly ProgressPoint[]): string {
  const halves = halvesOf(points)
  if (!halves) return ''
  const { before, after, change } = halves
  const figures = `The ${scored('first', before)} and the ${scored('last', after)}`
  if (change === null) return `${figures}. They were not scored in the same way, so we cannot say how reliable that is.`
  const reason =
    before.evaluator !== after.evaluator
      ? "one was read by an AI model and the other by Greenroom's own rules"
      : change === 'unclear'
        ? 'a difference this small may be chance with ranges this wide'
        : 'the difference is larger than what is uncertain in both scores'
  return `${figures}: ${VERDICT_LABELS[change].toLowerCase()}, since ${reason}.`
}

const scored = (place: 'first' | 'last', { answers, score }: ProgressPoint): string =>
  answers === 1 ? `${place} answer scored ${score}` : `${place} ${answers} answers scored ${score} on average`
