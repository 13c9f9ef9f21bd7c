/** Number of whitespace-separated non-empty words. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** An answer counts as answered when it has a word. */
export const isAnswered = (text: string): boolean => /\S/.test(text)

/** The length to aim for, in words. */
export const WORD_AIM = { min: 100, max: 300 } as const

/** The text without what no database can hold: NUL goes, half a surrogate pair becomes the replacement character. */
export const cleanText = (text: string): string => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\uFFFD')

/** A text with recognised speech appended. */
export function appendSpoken(text: string, spoken: string): string {
  const words = spoken.trim()
  if (words === '') return text
  return text === '' || /\s$/.test(text) ? text + words : `${text} ${words}`
}

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

const EVALUATED = EVALUATED_CHARS.toLocaleString('en')
/** Shown while such an answer is being written. */
export const PAST_EVALUATION = `Only the first ${EVALUATED} characters are evaluated; the rest is kept.`
