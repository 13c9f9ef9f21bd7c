/** Which sentence makes a key point, or does what it says not to do. */
import type { NearWords } from '@/domain/evaluation/text/near-words'
import { type Sentence, tokensOf } from '@/domain/evaluation/text/tokens'
import { isFunctionWord, weightOf } from '@/domain/evaluation/text/word-weights'

/** Tells whether a stem is one of the words of a point that tell something, in whatever form. */
function mentionOf(words: readonly string[], near: NearWords): (stem: string) => boolean {
  const forms = new Set(words)
  for (const word of words) for (const { stem } of near(word)) forms.add(stem)
  return (stem) => forms.has(stem) && !isFunctionWord(stem)
}

/**
 * The sentence of the window with the most, and the most telling, words of the point; the first of equals. `near`: near
 * words in a text that holds the window.
 */
export function mostTelling(words: readonly string[], sentences: readonly Sentence[], near: NearWords): Sentence {
  const [first, ...rest] = sentences
  if (!first) throw new Error('A window holds at least one sentence')
  if (rest.length === 0) return first
  const isMention = mentionOf(words, near)
  const worth = ({ tokens }: Sentence) => {
    const stems = new Set(tokens.map(({ stem }) => stem).filter(isMention))
    return [...stems].reduce((sum, stem) => sum + weightOf(stem), 0)
  }
  let best = { sentence: first, worth: worth(first) }
  for (const sentence of rest) {
    const value = worth(sentence)
    if (value > best.worth) best = { sentence, worth: value }
  }
  return best.sentence
}

/** What a point says not to do: a verb, and the telling words that follow it in its clause. Stems. */
export type Forbidden = { verb: string; object: readonly string[] }

/** Words after which a point names what is not to be done, and the rest of that clause. */
const FORBIDS =
  /\b(?:(?:do|does|must|should|will|would|is|are) not|never|declines? to|refuses? to)\s+(?:just\s+)?(\p{L}+)([^,;:.]*)/giu
/** Words that may stand between "I" and what I do. */
const BETWEEN = new Set('would will just simply still then also simple could'.split(' '))
/** These after it make a deed depend on something. */
const PROVISOS = new Set('only after once until unless if when nothing no without'.split(' '))
/** How many words after a verb its object stands, and a proviso. */
const OBJECT_REACH = 8

const stemsIn = (text: string) =>
  tokensOf(text)
    .map((token) => token.stem)
    .filter((stem) => !isFunctionWord(stem))

/** What the point says not to do. */
export const forbiddenBy = (text: string): Forbidden[] =>
  [...text.matchAll(FORBIDS)].flatMap(([, verb, rest]) =>
    stemsIn(verb ?? '').map((stem) => ({ verb: stem, object: stemsIn(rest ?? '') })),
  )

/** The sentence in which the candidate does what the point says not to do, to what it says not to do it to. */
export function doesForbidden(forbidden: readonly Forbidden[], sentences: readonly Sentence[]): Sentence | undefined {
  return sentences.find(({ tokens }) =>
    tokens.some(({ stem }, at) => {
      const deed = forbidden.find(({ verb }) => verb === stem)
      if (!deed) return false
      let before = at - 1
      while (BETWEEN.has(tokens[before]?.word ?? '')) before--
      const rest = tokens.slice(at + 1, at + OBJECT_REACH)
      const isSame = deed.object.length === 0 || rest.some((token) => deed.object.includes(token.stem))
      return tokens[before]?.word === 'i' && isSame && !rest.some(({ word }) => PROVISOS.has(word))
    }),
  )
}
