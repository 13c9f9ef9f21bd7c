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
import { base64Of, fitHashed } from './hashed-classifier'

export type LabelledStory = { text: string; sentences: readonly StorySentence[]; labels: readonly SentenceLabel[] }

const CLASSES = SENTENCE_LABELS.length
const SETTINGS = { classes: CLASSES, buckets: FEATURE_COUNT, epochs: 14, rate: 0.6, decay: 2e-5 }

export function fitStorySentences(stories: readonly LabelledStory[]) {
  const rows = stories.flatMap(({ text, sentences, labels }) =>
    sentences.map((_, i) => ({
      features: sentenceFeatures(sentences, i, text),
      label: SENTENCE_LABELS.indexOf(labels[i]!),
    })),
  )
  const { scale, bias, weights } = fitHashed(rows, SETTINGS)
  return { scale, bias, ...transitionsOf(stories), weights: base64Of(weights) }
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
