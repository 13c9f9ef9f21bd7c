/** What a quotation can prove. A model that wants to please quotes anything, so a quotation must carry its claim. */
import { weightOf } from '@/domain/evaluation/preprocess/language'
import { similarity } from '@/domain/evaluation/preprocess/similar-words'
import { profileOfText } from '@/domain/evaluation/preprocess/text-features'
import type { KeyPoint } from '@/domain/interview/question'

/** Fewest different words that can state anything; the prompt asks for as many. */
const FEWEST_WORDS = 3

/** Whether words can prove a key point or a part of a story: "I" or "the team" states nothing. */
export function canState(quote: string): boolean {
  const { run, content } = profileOfText(quote)
  return new Set(run).size >= FEWEST_WORDS && content.length > 0
}

/** So much must be shared with a point, by the weight of the words: "need" and "time" stand in every answer. */
const LEAST_SHARED = 0.4

/**
 * Whether words share anything telling with a key point, or with what is said for or against it, that the question does
 * not give away: words of it, also misspelt or in another form. A point with nothing but its text gives too little to
 * compare with, and a good answer may make it in words of its own.
 */
export function hasBearing({ text, says = [], against = [] }: KeyPoint, question: string, words: string): boolean {
  if (says.length + against.length === 0) return true
  const asked = profileOfText(question)
  const all = [text, ...says, ...against].flatMap((part) => profileOfText(part).content)
  const fresh = all.filter((stem) => !asked.has.has(stem))
  const wanted = fresh.length > 0 ? fresh : all
  const shared = profileOfText(words).content.map(
    (stem) => weightOf(stem) * Math.max(0, ...wanted.map((other) => similarity(other, stem))),
  )
  return shared.reduce((sum, weight) => sum + weight, 0) >= LEAST_SHARED
}
