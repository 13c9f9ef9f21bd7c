/** The part of an answer that is evaluated: a bound on what one answer may cost. */

/** Characters; some 2,000 words, three times as long as anybody listens. */
export const EVALUATED_CHARS = 12_000

/** The beginning of an answer, cut between two words where it is too long to be read whole. */
export function evaluatedPart(answer: string): string {
  if (answer.length <= EVALUATED_CHARS) return answer
  const part = answer.slice(0, EVALUATED_CHARS)
  const [lastSpace = 0] = [part.lastIndexOf(' '), part.lastIndexOf('\n')].toSorted((a, b) => b - a)
  // A word without end is cut where it must be, but never within a character.
  return part.slice(0, lastSpace > EVALUATED_CHARS / 2 ? lastSpace : EVALUATED_CHARS).toWellFormed()
}

/** What to say while such an answer is being written. */
export const PAST_EVALUATION = `Only the first ${EVALUATED_CHARS.toLocaleString('en')} characters are evaluated; the rest is kept.`
