/**
 * Loads quotes labelled with whether they show their point (`data/graded/quotes`), and fits the model that predicts it.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { quoteOf } from '@/domain/evaluation/facts'
import { compare } from '@/domain/evaluation/points/match'
import { pairFeatures } from '@/domain/evaluation/points/pair-features'
import { prepare } from '@/domain/evaluation/points/prepare'
import type { PointReading, Reading } from '@/domain/evaluation/points/read-points'
import { quoteFeatures } from '@/domain/evaluation/points/verdicts'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import type { Profile } from '@/domain/evaluation/preprocess/text-features'
import { type LinearModel, linear } from '@/domain/evaluation/score/linear-model'
import { GRADED_FOLDER, type GradedAnswer } from './graded'
import { fitLogistic } from './logistic'

export const SHOWS = { yes: 1, partly: 0.5, no: 0 } as const

type LabelledQuote = {
  questionId: string
  kind: GradedAnswer['kind']
  half: GradedAnswer['half']
  /** Text of the key point. */
  point: string
  quote: string
  shows: keyof typeof SHOWS
}

const PENALTY = 2

const FILE = path.join(GRADED_FOLDER, 'quotes', 'quotes.jsonl')

export const labelledQuotes = (half: GradedAnswer['half']): LabelledQuote[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LabelledQuote)
    .filter((quote) => quote.half === half)

/** The comparison of a labelled quote with its point; null if the question or the answer has changed since. */
export function readQuote(labelled: LabelledQuote, graded: readonly GradedAnswer[], match: LinearModel) {
  const { questionId, kind, point, quote } = labelled
  const answers = graded.filter((row) => row.questionId === questionId && row.kind === kind)
  for (const { question, answer } of answers) {
    const prepared = prepare(question)
    const read = readAnswer(answer, question.text)
    const comparison = compare(read, prepared)
    const texts = prepared.points[question.keyPoints.findIndex(({ text }) => text === point)]
    const window = read.windows.find(({ first, size }) => {
      const [start, end] = [read.sentences[first]?.start, read.sentences[first + size - 1]?.end]
      return quoteOf(read.text.slice(start, end)) === quote
    })
    if (!texts || !window) continue
    const best = (profiles: readonly Profile[]): Reading | null =>
      profiles
        .map((text) => ({ text, features: pairFeatures(text, window.profile(), comparison.context) }))
        .map((pair): Reading => ({ ...pair, window, strength: linear(match, pair.features) }))
        .sort((a, b) => b.strength - a.strength)[0] ?? null
    return { made: best(texts.says), contrary: best(texts.against) } satisfies PointReading
  }
  return null
}

export const fitQuotes = (graded: readonly GradedAnswer[], match: LinearModel): LinearModel =>
  fitLogistic(
    labelledQuotes('fit').flatMap((labelled) => {
      const reading = readQuote(labelled, graded, match)
      return reading ? [{ x: quoteFeatures(reading), y: SHOWS[labelled.shows], weight: 1 }] : []
    }),
    PENALTY,
  )
