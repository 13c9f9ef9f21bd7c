/** Fits the probability of misconduct (`src/domain/evaluation/conduct/conduct.ts`). */
import {
  answerFeatures,
  CONDUCT_FEATURES,
  type ConductModels,
  conductFeatures,
  misconductIn,
  sentenceValues,
} from '@/domain/evaluation/conduct/conduct'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { comparedTokens } from '@/domain/evaluation/preprocess/text-features'
import type { HashedModel } from '@/domain/evaluation/score/linear-model'
import { tokensOf } from '@/domain/text/tokens'
import type { ConductAnswer, ConductPair } from './conduct-answers'
import type { GradedAnswer } from './graded'
import { fitHashed, type HashedRow } from './hashed-classifier'
import { fitLogistic } from './logistic'

const SETTINGS = { classes: 2, buckets: CONDUCT_FEATURES, epochs: 14, rate: 0.6, decay: 2e-5 }
/** An act is rarer than the other sentences, and found more often with this weight. */
const ACT_WEIGHT = 3
const ANSWER_PENALTY = 1

type Story = Pick<GradedAnswer, 'answer' | 'question'>
const readStory = ({ answer, question }: Story) => readAnswer(answer, question.text)

/**
 * Of stories of misconduct, only the sentences that tell of it are learned from: what stands around them may lean on
 * it.
 */
const storyRows = (answers: readonly ConductAnswer[]): HashedRow[] =>
  answers.flatMap((row) => {
    const { sentences, text: answer } = readStory(row)
    return sentences.flatMap(({ text, tokens }): HashedRow[] => {
      const isAct = row.acts.some((act) => act.includes(text) || text.includes(act))
      if (row.kind === 'misconduct' && !isAct) return []
      return [{ features: conductFeatures(tokens, answer), label: isAct ? 1 : 0, weight: isAct ? ACT_WEIGHT : 1 }]
    })
  })

const pairRows = (pairs: readonly ConductPair[]): HashedRow[] => {
  const row = (text: string, label: number): HashedRow => ({
    features: conductFeatures(comparedTokens(tokensOf(text)), text),
    label,
  })
  return pairs.flatMap(({ wrong, fair }) => [...(wrong === undefined ? [] : [row(wrong, 1)]), row(fair, 0)])
}

function fitSentences(answers: readonly ConductAnswer[], pairs: readonly ConductPair[]): HashedModel {
  const { scale, bias, weights } = fitHashed([...storyRows(answers), ...pairRows(pairs)], SETTINGS)
  // The log odds of two classes are the difference of their values.
  const difference = Array.from({ length: CONDUCT_FEATURES }, (_, i) => weights[CONDUCT_FEATURES + i]! - weights[i]!)
  const largest = Math.max(1, ...difference.map(Math.abs))
  return {
    scale: Number(((scale * largest) / 127).toPrecision(6)),
    bias: Number((bias[1]! - bias[0]!).toFixed(4)),
    weights: Int8Array.from(difference, (value) => Math.round((127 * value) / largest)),
  }
}

/** The probability of an answer is fitted on values of authors that the sentences were not fitted on. */
export function fitConduct(answers: readonly ConductAnswer[], pairs: readonly ConductPair[]): ConductModels {
  const rows = byAuthor(
    answers,
    (rest) => fitSentences(rest, pairs),
    (model, row) => ({
      x: answerFeatures(sentenceValues(readStory(row), model)),
      y: row.kind === 'misconduct' ? 1 : 0,
      weight: 1,
    }),
  )
  return { sentence: fitSentences(answers, pairs), answer: fitLogistic([...rows.values()], ANSWER_PENALTY) }
}

/** For each answer what a model fitted on the other authors makes of it. */
export function byAuthor<Model, Value>(
  answers: readonly ConductAnswer[],
  learn: (rest: ConductAnswer[]) => Model,
  apply: (model: Model, row: ConductAnswer) => Value,
): Map<ConductAnswer, Value> {
  const values = new Map<ConductAnswer, Value>()
  for (const writer of new Set(answers.map((row) => row.writer))) {
    const model = learn(answers.filter((row) => row.writer !== writer))
    for (const row of answers) if (row.writer === writer) values.set(row, apply(model, row))
  }
  return values
}

export const misconductBy = (models: ConductModels, row: Story): number => misconductIn(readStory(row), models)
