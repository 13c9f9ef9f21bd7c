/**
 * Probability that an answer tells of the speaker's own misconduct as if it were fine: something hidden, falsified,
 * unfair or unsafe. Logistic regression over hashed words and pairs of words of each sentence, fitted on labelled
 * stories (`data/conduct`), then one over the sentences of an answer.
 */
import model from '@/content/models/conduct.json'
import { weightOf } from '@/domain/evaluation/preprocess/language'
import type { ReadAnswer } from '@/domain/evaluation/preprocess/read-answer'
import {
  bucketOf,
  decodeWeights,
  type HashedModel,
  hashedValue,
  type LinearModel,
  logistic,
} from '@/domain/evaluation/score/linear-model'
import { cuesOf } from '@/domain/evaluation/story/sentence-cues'
import type { QuestionCategory } from '@/domain/interview/question'
import type { Token } from '@/domain/text/tokens'

/** Number of hash buckets for features; a power of two. */
export const CONDUCT_FEATURES = 16_384

/** Whether an answer tells what somebody did or would do, so that its conduct can be judged. */
export const isAboutConduct = (category: QuestionCategory): boolean => category !== 'technical'

export type ConductModels = { sentence: HashedModel; answer: LinearModel }

/** Of one or more words. */
const NAME = '@'

/**
 * Words, pairs of adjacent words and pairs with one word between, as stems. All names are one word and all numbers
 * another, and verbs behind a pronoun have no tense, so that none of them says anything of the conduct.
 */
export function conductFeatures(tokens: readonly Token[], text: string): number[] {
  const { verbs } = cuesOf(tokens, text)
  const words = tokens.map((token, i) => {
    if (/^\d/.test(token.word)) return '#'
    return isName(token, i, text) ? NAME : (verbs.get(i)?.base ?? token.stem)
  })
  const stems = words.filter((word, i) => word !== NAME || words[i - 1] !== NAME)
  const names = new Set<string>()
  for (const [i, stem] of stems.entries()) {
    names.add(stem)
    if (i > 0) names.add(`${stems[i - 1]} ${stem}`)
    if (i > 1) names.add(`${stems[i - 2]} * ${stem}`)
  }
  return [...new Set([...names].map((name) => bucketOf(name, CONDUCT_FEATURES)))]
}

/** At the beginning of a sentence every word has a capital, so there only a word that is not of everyday speech. */
const isName = ({ start, stem }: Token, at: number, text: string): boolean =>
  /^\p{Lu}\p{L}/u.test(text.slice(start, start + 4)) && (at > 0 || weightOf(stem) >= 1)

/** The mean of all sentences, and of the two highest. */
export function answerFeatures(values: readonly number[]): number[] {
  const [first = 0, second = first] = values.toSorted((a, b) => b - a)
  return [values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length), (first + second) / 2]
}

const SHIPPED_CONDUCT: ConductModels = {
  sentence: { ...model.sentence, weights: decodeWeights(model.sentence.weights, CONDUCT_FEATURES) },
  answer: model.answer,
}

/** The log odds of each sentence. */
export const sentenceValues = ({ sentences, text }: ReadAnswer, model: HashedModel): number[] =>
  sentences.map(({ tokens }) => hashedValue(model, conductFeatures(tokens, text)))

/** Probability of misconduct, 0 to 1. */
export const misconductIn = (answer: ReadAnswer, models: ConductModels = SHIPPED_CONDUCT): number =>
  answer.sentences.length === 0 ? 0 : logistic(models.answer, answerFeatures(sentenceValues(answer, models.sentence)))
