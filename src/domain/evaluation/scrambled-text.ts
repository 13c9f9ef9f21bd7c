/** Words in an order that no speaker gives them: a sentence read backwards or shuffled has the words and says nothing. */
import type { Sentence } from '@/domain/evaluation/text/tokens'

const setOf = (words: string) => new Set(words.split(' '))

/** What opens a phrase, and what can never be the first word of the rest of it. */
const OPENS = setOf('a an the of from with into than by at')
const OPENS_NOUN = setOf('a an the')
const NEVER_NEXT = setOf('is are was were be has have had and or but than because if so')
const PARTICLES = setOf('in on over under up out')
const NEVER_AFTER_PARTICLE = setOf('is are was were has have')
const NEVER_AFTER_ARTICLE = setOf('of in on at to from with by for into the a an it they we i he she which that')

/** Breaks of order that a slip of the hand does not explain, and their share of the words. */
const FEWEST = 2
const SHARE = 0.055

/** True when the grammar of the words, all in all, is out of order. */
export function isScrambled(sentences: readonly Sentence[]): boolean {
  const words = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0)
  const broken = sentences.reduce((sum, sentence) => sum + breaksIn(sentence), 0)
  return broken >= FEWEST && broken >= SHARE * words
}

export function breaksIn({ text, start: from, tokens }: Sentence): number {
  let broken = 0
  for (const [at, { word, start, end }] of tokens.entries()) {
    if (!OPENS.has(word) && !PARTICLES.has(word)) continue
    // "A" within a sentence is a name ("A and C are linked").
    if (word === 'a' && at > 0 && text[start - from] === 'A') continue
    const next = tokens[at + 1]
    const isLast = next === undefined
    if (isLast ? OPENS_NOUN.has(word) : next.start - end <= 1 && breaks(word, next.word)) broken++
  }
  return broken
}

const breaks = (word: string, next: string) =>
  PARTICLES.has(word)
    ? NEVER_AFTER_PARTICLE.has(next)
    : NEVER_NEXT.has(next) || (OPENS_NOUN.has(word) && NEVER_AFTER_ARTICLE.has(next))
