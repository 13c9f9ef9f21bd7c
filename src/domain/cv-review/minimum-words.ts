/** Minimum lengths: a review of shorter texts would be meaningless, and would still use up a unit of the plan. */
export type MinimumWords = { words: number; tooShort: string }

export const MINIMUM_WORDS = {
  cv: {
    words: 40,
    tooShort: 'This CV has fewer than 40 words. Paste the whole text: jobs with dates, skills and education.',
  },
  job: {
    words: 20,
    tooShort: 'This job description has fewer than 20 words. Paste the whole advert, with what it asks for.',
  },
} as const satisfies Record<string, MinimumWords>

/** Whether a text has at least `fewest` words; a word is a run of letters and digits with at least one letter. */
export function hasWords(text: string, fewest: number): boolean {
  let found = 0
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (/\p{L}/u.test(word)) found++
    if (found >= fewest) return true
  }
  return false
}
