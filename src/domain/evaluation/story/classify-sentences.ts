/**
 * What each sentence of a story is for: setting, task, action, result, reflection or none of them. Multinomial logistic
 * regression over hashed features, fitted on labelled sentences; the best sequence by what follows what (Viterbi).
 */
import model from '@/content/models/story-sentences.json'
import { FEATURE_COUNT, type StorySentence, sentenceFeatures } from './sentence-features'

export const SENTENCE_LABELS = ['setting', 'task', 'action', 'result', 'reflection', 'none'] as const
export type SentenceLabel = (typeof SENTENCE_LABELS)[number]

const CLASSES = SENTENCE_LABELS.length

/** Weights of a class one after the other, as signed bytes times `scale`. */
const WEIGHTS = decode(model.weights)

function decode(base64: string): Int8Array {
  const binary = atob(base64)
  const bytes = new Int8Array(FEATURE_COUNT * CLASSES)
  for (let i = 0; i < binary.length && i < bytes.length; i++) bytes[i] = binary.charCodeAt(i)
  return bytes
}

export type LabelledSentence = {
  label: SentenceLabel
  /** Probability of each label by the sentence alone, in the order of `SENTENCE_LABELS`. */
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

/** Viterbi over the logarithms of the probabilities and of the transitions. */
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
