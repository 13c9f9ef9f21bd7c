/** What a quotation can prove. A model that wants to please quotes anything, so a quotation must carry its claim. */
import { profileOfText } from '@/domain/evaluation/preprocess/profile'
import { similarity } from '@/domain/evaluation/preprocess/similar-words'
import type { KeyPoint } from '@/domain/interview/question'

/** Fewest different words that can state anything; the prompt asks for as many. */
const FEWEST_WORDS = 3

/** Whether words can prove a key point or a part of a story: "I" or "the team" states nothing. */
export function canState(quote: string): boolean {
  const { run, content } = profileOfText(quote)
  return new Set(run).size >= FEWEST_WORDS && content.length > 0
}

/**
 * Whether words share anything with a key point, or with what is said for or against it, that the question does not give
 * away: a word of it, also misspelt or in another form. A point with nothing but its text gives too little to compare with,
 * and a good answer may make it in words of its own.
 */
export function hasBearing({ text, says = [], against = [] }: KeyPoint, question: string, words: string): boolean {
  if (says.length + against.length === 0) return true
  const asked = profileOfText(question)
  const all = [text, ...says, ...against].flatMap((part) => profileOfText(part).content)
  const fresh = all.filter((stem) => !asked.has.has(stem))
  const said = profileOfText(words).content
  return (fresh.length > 0 ? fresh : all).some((stem) => said.some((other) => similarity(stem, other) > 0))
}
