/** Precision of the detectors behind the coach's statements. */
import { type Detector, SURE } from '@/domain/evaluation/advice/statements'
import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import { shownBy } from '@/domain/evaluation/points/verdicts'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { labelledQuotes, readQuote } from '../train/quotes'
import type { Evaluated } from './evaluated'
import { rounded, share } from './statistics'
import { labelledStories, partRows } from './story-figures'

type Measured = { precision: number; count: number }

const measured = (hits: readonly boolean[]): Measured => ({
  precision: rounded(share(hits, (hit) => hit)),
  count: hits.length,
})

/** Counts only statements that are made: praise withheld is no statement. */
export function detectorFigures(all: readonly Evaluated[]): Record<Exclude<Detector, 'word-count'>, Measured> {
  const stories = labelledStories(all)
  return {
    'point-quote': measured(
      readQuotes(all)
        .filter(({ shown }) => shown >= SURE.shown)
        .map(({ shows }) => shows !== 'no'),
    ),
    result: measured(
      partRows(stories, 'result')
        .filter(({ isSure }) => isSure)
        .map(({ has }) => has),
    ),
    'own-step': measured(stories.flatMap(ownStepHits)),
  }
}

/**
 * Quotes that were judged on their own by a reader (an AI model), with the product's probability that they show their point.
 */
const readQuotes = (all: readonly Evaluated[]) =>
  labelledQuotes('report').flatMap((labelled) => {
    const reading = readQuote(labelled, all, SHIPPED_MODELS.match)
    return reading ? [{ ...labelled, shown: shownBy(SHIPPED_MODELS.quotes, reading) }] : []
  })

/** Labels that count as the candidate's own step. */
const OWN = new Set(['action', 'result', 'task'])

function ownStepHits({ labels, facts, answer, question }: Evaluated): boolean[] {
  const [step] = facts.ownSteps
  if (!step) return []
  const { sentences } = readAnswer(answer, question.text)
  const at = sentences.findIndex((sentence) => sentence.text.includes(step))
  return at < 0 ? [] : [OWN.has(labels?.[at] ?? 'none')]
}
