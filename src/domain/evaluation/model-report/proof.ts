/** Checks of what a quote proves. Models quote anything to support a verdict, so a quote must carry its claim. */
import { similarity, weightOf } from '@/domain/evaluation/preprocess/language'
import { profileOfText } from '@/domain/evaluation/preprocess/text-features'
import type { KeyPoint } from '@/domain/interview/question'
import { tokensOf } from '@/domain/text/tokens'

/** Fewest distinct words that can state something; the prompt asks for as many. */
const FEWEST_WORDS = 3

/** Whether a quote has enough content to prove a key point or a part of a story: "I" or "the team" states nothing. */
export function canState(quote: string): boolean {
  const stems = new Set(tokensOf(quote).map(({ stem }) => stem))
  return stems.size >= FEWEST_WORDS && profileOfText(quote).content.length > 0
}

/** Least overlap with a key point, in summed word weights: "need" and "time" occur in every answer. */
const LEAST_SHARED = 0.4

/**
 * Whether text shares distinctive words with a key point, or with its example sentences, beyond those in the question;
 * misspelt and inflected forms count. A point without example sentences gives too little to compare with, and a good
 * answer may use other words, so it always passes.
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
