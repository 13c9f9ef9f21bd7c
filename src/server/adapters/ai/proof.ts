/** What a quotation can prove. A model that wants to please quotes anything, so a quotation must carry its claim. */
import { bagOf, matchOf } from '@/domain/evaluation/text/bag'
import { tokensOf } from '@/domain/evaluation/text/tokens'
import { isFunctionWord } from '@/domain/evaluation/text/word-weights'
import type { KeyPoint } from '@/domain/interview/question'

/** Fewest different words that can state anything; the prompt asks for as many. */
const FEWEST_WORDS = 3

/** Whether words can prove a key point, a part of a story, a step or relevance: "I" or "the team" states nothing. */
export function canState(quote: string): boolean {
  const stems = new Set(tokensOf(quote).map(({ stem }) => stem))
  return stems.size >= FEWEST_WORDS && [...stems].some(isTelling)
}

/** Whether words can name a detail: one is enough, if it is a figure or carries more than grammar. */
export const canName = (quote: string): boolean => tokensOf(quote).some(({ stem }) => isTelling(stem))

const isTelling = (stem: string) => !isFunctionWord(stem)

/** Most that a point is made by words that have nothing to do with what is looked for. */
export const MOST_WITHOUT_BEARING = 0.5

/**
 * Whether words share anything with a key point that the question does not give away: a word of its sentence or of its
 * terms, also misspelt, in another form or as a synonym. A point without terms gives too little to compare with, and a
 * good answer may make it in words of its own.
 */
export function hasBearing({ text, terms }: KeyPoint, question: string, words: string): boolean {
  if (terms.flat().length === 0) return true
  const asked = bagOf(tokensOf(question))
  const all = bagOf([text, ...terms.flat()].flatMap((part) => tokensOf(part))).terms
  const fresh = all.filter((term) => matchOf(term, asked) < 0.85)
  const said = bagOf(tokensOf(words))
  return (fresh.length > 0 ? fresh : all).some((term) => matchOf(term, said) > 0)
}
