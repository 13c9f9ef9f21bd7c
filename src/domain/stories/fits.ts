/** Matches stories to a question by the content words they share. */
import { bagOf, recallOf } from '@/domain/text/bag-of-words'
import { tokensOf } from '@/domain/text/tokens'

/** A story with the question that it answered. */
export type Story = { id: string; text: string; question: string }

export type Fit = {
  id: string
  /** Weighted recall of the question's content words in the story, in any form, 0 to 1. */
  share: number
}

/** Stories shown for a question. */
const MOST_FITS = 3

/** The stories that share most with a question, the best first; none without a shared content word. */
export function fittingStories(question: string, stories: readonly Story[]): Fit[] {
  const { terms } = bagOf(tokensOf(question))
  return stories
    .map(({ id, text, question: told }) => ({ id, share: recallOf(terms, bagOf(tokensOf(`${told}\n${text}`))) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_FITS)
}
