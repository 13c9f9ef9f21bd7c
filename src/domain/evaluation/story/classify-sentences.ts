/**
 * Classifies the sentences of a story: setting, task, action, result, reflection or none. Multinomial logistic
 * regression over hashed features, fitted on labelled sentences; the Viterbi algorithm then finds the most likely
 * sequence of labels.
 */
import model from '@/content/models/story-sentences.json'
import { weightOf } from '@/domain/evaluation/preprocess/language'
import { bucketOf, decodeWeights } from '@/domain/evaluation/score/linear-model'
import type { Token } from '@/domain/text/tokens'
import type { PronounVerb } from './pronoun-verbs'
import { cuesOf, type SentenceCues } from './sentence-cues'

export const SENTENCE_LABELS = ['setting', 'task', 'action', 'result', 'reflection', 'none'] as const
export type SentenceLabel = (typeof SENTENCE_LABELS)[number]

const CLASSES = SENTENCE_LABELS.length

/** Number of hash buckets for features; a power of two. */
export const FEATURE_COUNT = 8192

/** Weights as signed bytes, class by class, to be multiplied by `scale`. */
const WEIGHTS = decodeWeights(model.weights, FEATURE_COUNT * CLASSES)

export type LabelledSentence = {
  label: SentenceLabel
  /** Probability of each label for the sentence alone, in the order of `SENTENCE_LABELS`. */
  probabilities: readonly number[]
}

function probabilitiesOf(features: readonly number[]): number[] {
  const sums = new Array<number>(CLASSES).fill(0)
  for (const feature of features) {
    for (let c = 0; c < CLASSES; c++) sums[c] = (sums[c] as number) + (WEIGHTS[c * FEATURE_COUNT + feature] as number)
  }
  const values = sums.map(
    (sum, c) => (model.scale * sum) / Math.sqrt(Math.max(1, features.length)) + (model.bias[c] ?? 0),
  )
  const most = Math.max(...values)
  const exponents = values.map((value) => Math.exp(value - most))
  const total = exponents.reduce((sum, value) => sum + value, 0)
  return exponents.map((value) => value / total)
}

export function classifySentences(sentences: readonly StorySentence[], text: string): LabelledSentence[] {
  const probabilities = sentences.map((_, index) => probabilitiesOf(sentenceFeatures(sentences, index, text)))
  return bestSequence(probabilities).map((label, i) => ({
    label: SENTENCE_LABELS[label] as SentenceLabel,
    probabilities: probabilities[i] as number[],
  }))
}

/** The Viterbi algorithm over the logarithms of the label and transition probabilities. */
function bestSequence(probabilities: readonly (readonly number[])[]): number[] {
  const back: number[][] = []
  let scores = model.start.slice()
  for (const [i, row] of probabilities.entries()) {
    const from: number[] = []
    scores = row.map((probability, c) => {
      if (i === 0) return (model.start[c] ?? 0) + Math.log(probability + 1e-9)
      let best = 0
      let value = Number.NEGATIVE_INFINITY
      for (let p = 0; p < CLASSES; p++) {
        const reached = (scores[p] as number) + (model.transitions[p]?.[c] ?? 0)
        if (reached > value) [best, value] = [p, reached]
      }
      from[c] = best
      return value + Math.log(probability + 1e-9)
    })
    back.push(from)
  }
  if (probabilities.length === 0) return []
  let label = scores.indexOf(Math.max(...scores))
  const sequence = [label]
  for (let i = probabilities.length - 1; i > 0; i--) {
    label = back[i]?.[label] ?? 0
    sequence.unshift(label)
  }
  return sequence
}

/** Words up to this weight appear themselves in n-grams; other words only as their ending. */
const TOLD_APART = 0.5

const ENDINGS = ['ing', 'ed', 'ly', 's'] as const

function wordIn({ word, stem }: Token, verb?: PronounVerb): string {
  if (/^\d/.test(word)) return '#'
  // Without the tense.
  if (verb?.kind === 'auxiliary') return verb.base
  if (verb) return weightOf(stem) <= TOLD_APART ? `~${stem}` : '~'
  if (weightOf(stem) <= TOLD_APART) return word
  return `*${ENDINGS.find((ending) => word.length > ending.length + 2 && word.endsWith(ending)) ?? ''}`
}

export type StorySentence = { tokens: readonly Token[] }

/** The features of the sentence at `index`, each an index below `FEATURE_COUNT`; a feature may occur more than once. */
export function sentenceFeatures(sentences: readonly StorySentence[], index: number, text: string): number[] {
  const tokens = sentences[index]?.tokens ?? []
  const cues = cuesOf(tokens, text)
  const names = [...runsOf(tokens, cues), ...placeOf(index, sentences.length), ...flagsOf(cues)]
  return names.map((name) => bucketOf(name, FEATURE_COUNT))
}

function* runsOf(tokens: readonly Token[], { verbs }: SentenceCues): Generator<string> {
  const words = ['^', ...tokens.map((token, i) => wordIn(token, verbs.get(i))), '$']
  for (const [i, word] of words.entries()) {
    yield `1 ${word}`
    if (i > 0) yield `2 ${words[i - 1]} ${word}`
    if (i > 1) yield `3 ${words[i - 2]} ${words[i - 1]} ${word}`
  }
  for (const { stem } of tokens) yield `s ${stem}`
  // The first words of a sentence are the best predictor of its label.
  yield `b ${words.slice(0, 3).join(' ')}`
}

function* placeOf(index: number, count: number): Generator<string> {
  if (index === 0) yield 'first'
  if (index === 1) yield 'second'
  if (index === count - 1) yield 'last'
  if (index === count - 2) yield 'last but one'
  yield `place ${Math.min(4, Math.floor((5 * index) / count))}`
}

function* flagsOf(cues: SentenceCues): Generator<string> {
  if (cues.figures > 0) yield 'figure'
  if (cues.names > 0) yield 'name'
  if (cues.times > 0) yield 'time'
  yield `past ${Math.min(2, cues.past)}`
  yield `own past ${Math.min(2, cues.ownPast)}`
  if (cues.own > 0) yield 'own'
  if (cues.shared > 0) yield 'shared'
  if (cues.generic > 1) yield 'generic'
  yield `length ${Math.min(5, Math.floor(cues.words / 8))}`
}
