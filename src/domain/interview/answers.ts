/** Number of whitespace-separated non-empty words. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** An answer counts as answered when it has a word. */
export const isAnswered = (text: string): boolean => /\S/.test(text)

/** The length to aim for, in words. */
export const WORD_AIM = { min: 100, max: 300 } as const
