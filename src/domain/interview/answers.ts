/** Number of whitespace-separated non-empty words. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** A number of words, as displayed. */
export const wordsText = (words: number): string => (words === 1 ? '1 word' : `${words} words`)

/** What people type before an item of a list: the source of a regular expression. */
export const LIST_MARK = String.raw`(?:[-–*•]|\d{1,2}[.)])`

/** Whether a text counts as an answer: it contains anything that can be seen. */
export const isAnswered = (text: string): boolean => /[^\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164]/u.test(text)

/** Recommended length in words. */
export const WORD_AIM = { min: 100, max: 300 } as const

/** The text without characters that the database cannot store: NUL is removed, a lone surrogate becomes U+FFFD. */
export const cleanText = (text: string): string => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\uFFFD')

/** A text with recognised speech appended. */
export function appendSpoken(text: string, spoken: string): string {
  const words = spoken.trim()
  if (words === '') return text
  return text === '' || /\s$/.test(text) ? text + words : `${text} ${words}`
}

/** Bounds the cost of an evaluation: about 2,000 words, three times the longest comfortable answer. */
export const EVALUATED_CHARS = 12_000

/** The evaluated part of an answer: all of it, or the first `EVALUATED_CHARS`, cut between two words. */
export function evaluatedPart(answer: string): string {
  if (answer.length <= EVALUATED_CHARS) return answer
  const part = answer.slice(0, EVALUATED_CHARS)
  const [lastSpace = 0] = [part.lastIndexOf(' '), part.lastIndexOf('\n')].toSorted((a, b) => b - a)
  // A very long word is cut inside, but never inside a surrogate pair.
  return part.slice(0, lastSpace > EVALUATED_CHARS / 2 ? lastSpace : EVALUATED_CHARS).toWellFormed()
}

const EVALUATED_PART = `the first ${EVALUATED_CHARS.toLocaleString('en')} characters`

/** Notice for an answer longer than that. */
export const PAST_EVALUATION = `Only ${EVALUATED_PART} are evaluated; the rest is kept.`
