/** A sentence of a story as numbers of hashed features: runs of words, its place, its tense and who acts. */

import type { Token } from '@/domain/text/tokens'
import { weightOf } from '../preprocess/language'
import { type SentenceSigns, signsOf } from './sentence-signs'

/** Number of different features; a power of two. */
export const FEATURE_COUNT = 8192

/** Words of this weight or less are told apart in runs; of others the ending counts. */
const TOLD_APART = 0.5

function hashOf(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return (hash ^ (hash >>> 15)) & (FEATURE_COUNT - 1)
}

const ENDINGS = ['ing', 'ed', 'ly', 's'] as const

function wordIn({ word, stem }: Token): string {
  if (/^\d/.test(word)) return '#'
  if (weightOf(stem) <= TOLD_APART) return word
  return `*${ENDINGS.find((ending) => word.length > ending.length + 2 && word.endsWith(ending)) ?? ''}`
}

export type StorySentence = { tokens: readonly Token[] }

/** The features of the sentence at `index`, each an index below `FEATURE_COUNT`; a feature may stand there twice. */
export function sentenceFeatures(sentences: readonly StorySentence[], index: number, text: string): number[] {
  const tokens = sentences[index]?.tokens ?? []
  const signs = signsOf(tokens, text)
  const names = [...runsOf(tokens), ...placeOf(index, sentences.length), ...flagsOf(signs)]
  return names.map(hashOf)
}

function* runsOf(tokens: readonly Token[]): Generator<string> {
  const words = ['^', ...tokens.map(wordIn), '$']
  for (const [i, word] of words.entries()) {
    yield `1 ${word}`
    if (i > 0) yield `2 ${words[i - 1]} ${word}`
    if (i > 1) yield `3 ${words[i - 2]} ${words[i - 1]} ${word}`
  }
  for (const { stem } of tokens) yield `s ${stem}`
  // How a sentence begins says most about what it is for.
  yield `b ${words.slice(0, 3).join(' ')}`
}

function* placeOf(index: number, count: number): Generator<string> {
  if (index === 0) yield 'first'
  if (index === 1) yield 'second'
  if (index === count - 1) yield 'last'
  if (index === count - 2) yield 'last but one'
  yield `place ${Math.min(4, Math.floor((5 * index) / count))}`
}

function* flagsOf({
  figures,
  names,
  times,
  past,
  ownPast,
  own,
  shared,
  generic,
  words,
}: SentenceSigns): Generator<string> {
  if (figures > 0) yield 'figure'
  if (names > 0) yield 'name'
  if (times > 0) yield 'time'
  yield `past ${Math.min(2, past)}`
  yield `own past ${Math.min(2, ownPast)}`
  if (own > 0) yield 'own'
  if (shared > 0) yield 'shared'
  if (generic > 1) yield 'generic'
  yield `length ${Math.min(5, Math.floor(words / 8))}`
}
