/** Words and marks of a sentence of an advert, finer than those of other texts: "CI/CD", "3+" and "C++" are several. */
import words from '@/content/language/advert-words.json'
import { memoize } from '@/domain/text/memoize'
import { normalizeSpelling, stemOf } from '@/domain/text/stem'
import { isFunctionWord } from '@/domain/text/word-weights'
import type { Span } from './lines'
import { startsWithThirdPerson } from './verbs'

/** Offsets in the sentence. */
export type AdvertToken = Span & {
  text: string
  /** A number is "0", or "000" with three digits or more. */
  stem: string
  /**
   * What kinds of words it is: v verb, g gerund, s verb in the third person, h word before what is asked for
   * ("experience"), q quality ("strong"), p preposition, f function word, x none of these, 0 number; a mark is itself.
   */
  kind: string
  /** Its capitals and digits. */
  shape: string
  isSpaced: boolean
}

const TOKEN = /\b(?:e\.g|i\.e)\b\.?|[\p{L}\d]+(?:['’&]\p{L}+)?|[+#]+|\S/giu
/** Read as the word that introduces examples: with their full stops they look like degrees ("B.A."). */
const EXAMPLES = /^(?:e\.g|i\.e)\.?$/i
const INTRODUCES = 'like'

const QUALITIES = new Set(words.qualities.split(' '))
const HEADS = new Set(words.heads.split(' '))
const PREPOSITIONS = new Set(words.prepositions.split(' '))
const VERBS = new Set(words.verbs.split(' '))

const read = (text: string) => ({ stem: stemIn(text), kind: kindOf(text.toLowerCase()), shape: shapeOf(text) })
const cached = memoize(read, { entries: 20_000 })
/** In characters; longer ones are no words, and not kept. */
const LONGEST_WORD = 40
const wordOf = (text: string) => (text.length > LONGEST_WORD ? read(text) : cached(text))

/** The tokens of a sentence. */
export const advertTokens = (sentence: string): AdvertToken[] =>
  [...sentence.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    ...wordOf(EXAMPLES.test(text) ? INTRODUCES : text),
    start: index,
    end: index + text.length,
    isSpaced: index > 0 && /\s/.test(sentence.charAt(index - 1)),
  }))

function stemIn(text: string): string {
  if (/^\d+$/.test(text)) return text.length > 2 ? '000' : '0'
  return /\p{L}/u.test(text) ? stemOf(normalizeSpelling(text.toLowerCase())) : text
}

function kindOf(word: string): string {
  if (!/\p{L}/u.test(word)) return /\d/.test(word) ? '0' : word
  const isGerund = /.{3}ing$/.test(word)
  const kinds = [
    [VERBS.has(word), 'v'],
    [isGerund && !VERBS.has(word), 'g'],
    [startsWithThirdPerson(word), 's'],
    [HEADS.has(word), 'h'],
    [QUALITIES.has(word), 'q'],
    [PREPOSITIONS.has(word), 'p'],
    [isFunctionWord(word), 'f'],
  ] as const
  return kinds.map(([isSo, letter]) => (isSo ? letter : '')).join('') || 'x'
}

function shapeOf(text: string): string {
  if (/^\p{Lu}{2,}$/u.test(text)) return 'AA'
  if (/^\p{Lu}/u.test(text)) return 'Aa'
  if (/^\d/.test(text)) return '0'
  if (!/^\p{L}/u.test(text)) return text
  return /\p{Lu}/u.test(text) ? 'aA' : 'a'
}
