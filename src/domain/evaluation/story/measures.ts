/**
 * The parts of a story and the candidate's own steps, and measures of how it is told, as ramps from 0 to 1 with equal
 * weights: development, vocabulary, concrete detail, own actions, structure, a result and few generic words. The
 * structured-interview guide of the US Office of Personnel Management (2008) recommends equal weights where there is no
 * strong evidence for others.
 */
import {
  FULL_OWN_ACTIONS,
  isQuotable,
  type PartFact,
  quoteOf,
  STORY_PARTS,
  type StoryMeasures,
} from '@/domain/evaluation/facts'
import { isNegation } from '@/domain/evaluation/preprocess/language'
import type { ReadAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { type LabelledSentence, SENTENCE_LABELS } from './classify-sentences'
import { concretenessOf, cuesOf, isPast, type SentenceCues } from './sentence-cues'

const RESULT = SENTENCE_LABELS.indexOf('result')

/** Linear ramp: 0 below `from`, 1 above `to`. */
export const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))

/** @param labelled label of each sentence; without it the story has no result */
export function measureStory(
  { sentences, whole, text }: ReadAnswer,
  labelled: readonly LabelledSentence[] = [],
): StoryMeasures {
  const words = whole.run.length
  const cues = sentences.map(({ tokens }) => cuesOf(tokens, text))
  const sum = (of: (cue: SentenceCues) => number) => cues.reduce((total, cue) => total + of(cue), 0)
  const concreteness = sum(concretenessOf) / Math.max(1, cues.length)
  const past = sum((cue) => (cue.past > 0 ? 1 : 0)) / Math.max(1, cues.length)
  const ownActions = sum((cue) => cue.ownPast)
  const signposts = sum((cue) => cue.signposts)
  return {
    development: ramp(words, 19, 168),
    vocabulary: ramp(Math.log(1 + whole.content.length), Math.log(16), Math.log(91)),
    concreteness: ramp(concreteness, 0.1, 0.8),
    ownActions: ramp(ownActions, 0, FULL_OWN_ACTIONS),
    structure: 0.5 * ramp(signposts, 0, 4) + 0.5 * ramp(past, 0, 0.7),
    result: Math.max(0, ...labelled.map(({ probabilities }) => probabilities[RESULT] ?? 0)),
    fewGeneric: 1 - ramp((100 * sum(({ generic }) => generic)) / Math.max(1, words), 1.1, 8.6),
  }
}

/** Share of the sentences that have a figure, a time, or a name that the question does not give, 0 to 1. */
export function shareDetailed({ sentences, text }: ReadAnswer, isAsked: (stem: string) => boolean): number {
  const detailed = sentences.filter(({ tokens }) =>
    cuesOf(tokens, text).details.some(
      ({ kind, start }) => kind !== 'name' || !isAsked(tokens.find((token) => token.start === start)?.stem ?? ''),
    ),
  )
  return detailed.length / Math.max(1, sentences.length)
}

export const countCues = ({ sentences, text }: ReadAnswer, of: (cues: SentenceCues) => number): number =>
  sentences.reduce((total, { tokens }) => total + of(cuesOf(tokens, text)), 0)

/** Probability from which a sentence is surely a result: the fitting half's 149 stories with one all have a result. */
const SURELY_RESULT = 0.9

/**
 * The parts of a story, each with its most likely sentence. Of several sentences that are surely results, the most
 * concrete one ("sign-ups rose from 3% to 5%" before "he agreed"): of the fitting half's 45 stories with several, it is
 * a result in all.
 */
export const findParts = ({ sentences, text }: ReadAnswer, labelled: readonly LabelledSentence[]): PartFact[] =>
  STORY_PARTS.map((part) => {
    const at = SENTENCE_LABELS.indexOf(part)
    const found = labelled.flatMap(({ label, probabilities }, i) => {
      const sentence = sentences[i]
      if (label !== part || !sentence) return []
      const probability = probabilities[at] ?? 0
      const isSure = part === 'result' && probability >= SURELY_RESULT
      return [{ sentence, probability, detail: isSure ? concretenessOf(cuesOf(sentence.tokens, text)) : 0 }]
    })
    const [best] = found.sort((a, b) => b.detail - a.detail || b.probability - a.probability)
    return { part, quote: best ? quoteOf(best.sentence.text) : null, probability: best?.probability ?? 0 }
  })

/** Share of sentences from which an answer to a question about the past tells a plan. */
const MOSTLY = 0.5
const SPEAKERS = new Set(['i', 'we'])

/**
 * Whether an answer mostly says what its speaker would do ("I would call them"), and so tells no case. "I'd called"
 * is no plan. Of the fitting half's 723 answers to behavioural questions none is read so; of its vague plans for a case
 * that the question gives, 21 of 29.
 */
export function tellsPlan({ sentences }: ReadAnswer): boolean {
  const isPlan = ({ tokens }: ReadAnswer['sentences'][number]) =>
    tokens.some(
      ({ word }, i) =>
        word === 'would' &&
        SPEAKERS.has(tokens[i - 1]?.word ?? '') &&
        !tokens.slice(i + 1, i + 3).some((next) => isPast(next.word)),
    )
  const plans = sentences.filter(isPlan)
  // "I have never found one" tells no case either.
  const others = sentences.filter((sentence) => !isPlan(sentence) && !isDenial(sentence))
  return plans.length > 0 && plans.length >= MOSTLY * (plans.length + others.length)
}

/** Whether an answer says that its speaker has not done or met something. */
export const deniesCase = ({ sentences }: ReadAnswer): boolean => sentences.some(isDenial)

/** Whether a sentence says that its speaker has not done something. */
const isDenial = ({ tokens }: ReadAnswer['sentences'][number]) =>
  tokens.some(
    ({ word }, i) =>
      word === 'have' && SPEAKERS.has(tokens[i - 1]?.word ?? '') && isNegation(tokens[i + 1]?.word ?? ''),
  )

/** Below this probability of being an action, a sentence may well be the setting. */
const SURELY_ACTION = 0.9

/** Fewest words of a step that is worth praising: "I changed three things." is not. */
const FEWEST_WORDS = 8

/** The candidate's own steps: whole sentences, verbatim, most concrete first. */
export function ownSteps({ sentences, text }: ReadAnswer, labelled: readonly LabelledSentence[]): string[] {
  return sentences
    .map((sentence, i) => ({ sentence, cues: cuesOf(sentence.tokens, text), found: labelled[i] }))
    .filter(
      ({ sentence, cues, found }) =>
        isQuotable(sentence.text) &&
        cues.words >= FEWEST_WORDS &&
        cues.ownPast > 0 &&
        found?.label === 'action' &&
        Math.max(...found.probabilities) >= SURELY_ACTION,
    )
    .sort((a, b) => concretenessOf(b.cues) - concretenessOf(a.cues))
    .map(({ sentence }) => sentence.text.trim())
}
