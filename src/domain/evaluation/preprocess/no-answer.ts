/** Recognises answers that say that there is no answer: "I don't know", "I have never done that". */
import lists from '@/content/language/no-answer.json'
import { lazily } from '@/domain/text/memoize'
import { plainOf, type Token, tokensOf } from '@/domain/text/tokens'
import { comparedTokens } from './text-features'

/** In words: a longer answer says more than "I don't know". */
const LONGEST = 14
/** Share of the words that may say something else. */
const OTHER_SHARE = 1 / 3

const slots: Readonly<Record<string, string>> = lists.slots

/** A phrase with each `{slot}` replaced by each of its alternatives. */
function expanded(phrase: string): string[] {
  const [slot, name = ''] = /\{(\w+)\}/.exec(phrase) ?? []
  if (!slot) return [phrase]
  return (slots[name] ?? '').split('|').flatMap((each) => expanded(phrase.replace(slot, each)))
}

const plain = (text: string) => plainOf(comparedTokens(tokensOf(text)))

const phrasesOf = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(phrases.flatMap(expanded).map(plain).filter(Boolean))

/** All phrases, as normalised words: `never` says that the candidate has not done what is asked. */
export const noAnswerPhrases = lazily(() => ({
  none: phrasesOf(lists.none),
  never: phrasesOf(lists.never),
  beside: phrasesOf(lists.beside),
}))

type NoAnswer = 'none' | 'never'

/** Whether an answer says that the candidate has never done what is asked. */
export const saysNeverDone = (answer: string): boolean => noAnswerIn(comparedTokens(tokensOf(answer))) === 'never'

/**
 * What an answer without content says: nothing, or that the candidate has never done what is asked; null for others.
 * @param tokens as they are compared
 */
export function noAnswerIn(tokens: readonly Token[]): NoAnswer | null {
  if (tokens.length === 0 || tokens.length > LONGEST) return null
  const { none, never, beside } = noAnswerPhrases()
  const words = tokens.map(({ word }) => word)
  const taken = new Set<number>()
  const takeOut = (phrases: ReadonlySet<string>): boolean => {
    let isFound = false
    for (let size = words.length; size > 0; size--) {
      for (let at = 0; at + size <= words.length; at++) {
        const places = words.slice(at, at + size).map((_, i) => at + i)
        if (places.some((place) => taken.has(place))) continue
        if (!phrases.has(words.slice(at, at + size).join(' '))) continue
        for (const place of places) taken.add(place)
        isFound = true
      }
    }
    return isFound
  }
  const isNever = takeOut(never)
  const isNone = takeOut(none)
  if (!isNever && !isNone) return null
  takeOut(beside)
  if (words.length - taken.size > OTHER_SHARE * words.length) return null
  return isNever ? 'never' : 'none'
}
