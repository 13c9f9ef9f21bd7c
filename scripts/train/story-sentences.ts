/** Fits the classifier of `src/domain/evaluation/story/classify-sentences.ts` on labelled sentences. */
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import {
  FEATURE_COUNT,
  SENTENCE_LABELS,
  type SentenceLabel,
  type StorySentence,
  sentenceFeatures,
} from '@/domain/evaluation/story/classify-sentences'
import type { GradedAnswer } from './graded'
import { randomOf } from './random'

export type LabelledStory = { text: string; sentences: readonly StorySentence[]; labels: readonly SentenceLabel[] }

const EPOCHS = 14
const RATE = 0.6
const DECAY = 2e-5
const CLASSES = SENTENCE_LABELS.length

/**
 * Multinomial logistic regression by stochastic gradient descent with a decaying learning rate; weights are quantised
 * to signed bytes.
 */
export function fitStorySentences(stories: readonly LabelledStory[]) {
  const random = randomOf(11)
  const weights = new Float64Array(CLASSES * FEATURE_COUNT)
  const bias = new Float64Array(CLASSES)
  const rows = stories.flatMap(({ text, sentences, labels }) =>
    sentences.map((_, i) => ({
      features: sentenceFeatures(sentences, i, text),
      label: SENTENCE_LABELS.indexOf(labels[i]!),
    })),
  )
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE / (1 + 0.35 * epoch)
    for (let i = rows.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      ;[rows[i], rows[j]] = [rows[j]!, rows[i]!]
    }
    for (const { features, label } of rows) {
      const by = 1 / Math.sqrt(features.length)
      const sums = Array.from({ length: CLASSES }, (_, c) => {
        let sum = 0
        for (const feature of features) sum += weights[c * FEATURE_COUNT + feature]!
        return sum * by + bias[c]!
      })
      const most = Math.max(...sums)
      const exponents = sums.map((sum) => Math.exp(sum - most))
      const total = exponents.reduce((sum, value) => sum + value, 0)
      for (let c = 0; c < CLASSES; c++) {
        const error = exponents[c]! / total - (c === label ? 1 : 0)
        bias[c]! -= rate * 0.1 * error
        for (const feature of features) {
          const at = c * FEATURE_COUNT + feature
          weights[at] = weights[at]! * (1 - rate * DECAY) - rate * error * by
        }
      }
    }
  }
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = largest / 127
  const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer)
  return {
    scale: Number(scale.toPrecision(6)),
    bias: [...bias].map((value) => Number(value.toFixed(4))),
    ...transitionsOf(stories),
    weights: bytes.toString('base64'),
  }
}

/** Half the log probabilities of start labels and label transitions, with add-one smoothing. */
function transitionsOf(stories: readonly LabelledStory[]) {
  const start = new Array<number>(CLASSES).fill(1)
  const counts = Array.from({ length: CLASSES }, () => new Array<number>(CLASSES).fill(1))
  const prior = new Array<number>(CLASSES).fill(CLASSES)
  for (const { labels } of stories) {
    const indexes = labels.map((label) => SENTENCE_LABELS.indexOf(label))
    if (indexes[0] !== undefined) start[indexes[0]]! += 1
    for (const [i, label] of indexes.entries()) {
      prior[label]! += 1
      if (i > 0) counts[indexes[i - 1]!]![label]! += 1
    }
  }
  const all = prior.reduce((sum, count) => sum + count, 0)
  const logOf = (row: readonly number[]) => {
    const total = row.reduce((sum, count) => sum + count, 0)
    // Relative to the label's base rate, which the classifier has already learned.
    return row.map((count, c) => Number((0.5 * Math.log(count / total / (prior[c]! / all))).toFixed(4)))
  }
  return { start: logOf(start), transitions: counts.map(logOf) }
}

/** The labelled stories among the graded answers, with the product's sentence splitting. */
export const labelledStories = (answers: readonly GradedAnswer[]): LabelledStory[] =>
  answers.flatMap(({ answer, question, labels }) => {
    if (!labels) return []
    const { sentences, text } = readAnswer(answer, question.text)
    return sentences.length === labels.length ? [{ text, sentences, labels }] : []
  })
