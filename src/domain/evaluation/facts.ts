/**
 * Findings in one answer: numbers and quotes, no grade. `score` turns them into a score, `coach` into sentences,
 * whether rules or a model found them. Every quote is verbatim.
 */
import { sentencesOf } from '@/domain/text/tokens'

export const STORY_MEASURES = [
  'development',
  'vocabulary',
  'concreteness',
  'ownActions',
  'structure',
  'result',
  'fewGeneric',
] as const
export type StoryMeasure = (typeof STORY_MEASURES)[number]
export type StoryMeasures = Readonly<Record<StoryMeasure, number>>

/** Number of own actions that counts in full. */
export const FULL_OWN_ACTIONS = 5

/**
 * `met` · `partly` · `missing` · `unsure`: mentioned, but right or wrong is unknown · `contradicted`: states a common
 * mistake instead.
 */
export const VERDICTS = ['met', 'partly', 'missing', 'unsure', 'contradicted'] as const
export type Verdict = (typeof VERDICTS)[number]

export type PointFact = {
  verdict: Verdict
  /** Probability that a human grader would call the point made or partly made, 0 to 1. */
  made: number
  /** The words that make the point; null where no single passage shows it clearly, though the answer as a whole may. */
  quote: string | null
  /** Probability that a person who reads only the quote would say that it makes the point, 0 to 1. */
  shown: number
}

export const STORY_PARTS = ['setting', 'task', 'action', 'result'] as const
export type StoryPart = (typeof STORY_PARTS)[number]

export type PartFact = {
  part: StoryPart
  /** Null where none was found; an uncertain finding is not shown. */
  quote: string | null
  /** Probability of the most likely sentence, 0 to 1. */
  probability: number
}

export type ExcludedSentence = {
  /** Prompt injection · repeats the question · copies key points · repeats an earlier sentence. */
  kind: 'instructions' | 'question' | 'points' | 'repeated'
  quote: string
}

/** Why an answer cannot be scored at all. */
export const UNREADABLE = ['empty', 'no-answer', 'not-english'] as const
export type Unreadable = (typeof UNREADABLE)[number]

export type Delivery = {
  wordsPerMinute: number | null
  /** Filler words such as "um" per 100 words. */
  fillers: number
  longestSentence: number
}

export type AnswerFacts = {
  evaluator: 'local' | 'llm'
  /** Number of words that count. */
  words: number
  /** Whether the answer was truncated to the evaluated length. */
  isCut: boolean
  unreadable: Unreadable | null
  excluded: readonly ExcludedSentence[]
  /** Same order and number as the question's key points. */
  points: readonly PointFact[]
  /** Predicted share of full marks from the best match with a reference, 0 to 1; null without references. */
  agreement: number | null
  /** Probability that the answer as a whole states common mistakes; null when it is unknown. */
  lean: number | null
  /** Topic similarity of answer and question, 0 to 1. */
  topic: number
  /**
   * Weighted shares of the answer's content words, 0 to 1: those in the question's key points and references, and those
   * repeated from the question.
   */
  known: number
  echoed: number
  story: StoryMeasures
  /** Share of the sentences that have a figure, a name or a time, 0 to 1. */
  detailed: number
  /** Number of figures, names and times. */
  details: number
  /** Number of the candidate's own steps, also where one "I" has several; `story.ownActions` counts one of those. */
  steps: number
  /** All four parts, in order; only for behavioural questions. */
  parts: readonly PartFact[]
  /** Sentences in which the candidate acts, the most concrete first. */
  ownSteps: readonly string[]
  /** Whether the answer has hardly any full stops, as a transcript of speech. */
  isUnstopped: boolean
  /** Probability that the answer was written to game the scoring, 0 to 1. */
  guard: number
  /** Probability that the answer tells of own misconduct as if it were fine, 0 to 1; 0 for technical questions. */
  misconduct: number
  delivery: Delivery | null
}

/** The input of the score: numbers only, no words of the answer. */
export type Measures = Pick<
  AnswerFacts,
  | 'unreadable'
  | 'words'
  | 'agreement'
  | 'lean'
  | 'topic'
  | 'known'
  | 'echoed'
  | 'story'
  | 'details'
  | 'guard'
  | 'misconduct'
> & {
  /** Same order and number as the question's key points. */
  points: readonly Pick<PointFact, 'made'>[]
}

/** Longest quote shown, in characters. */
const LONGEST = 160
const SHORTEST_CUT = 40

/** Whether a text is short enough to be quoted whole. */
export const isQuotable = (text: string): boolean => text.trim().length <= LONGEST

/**
 * A text of up to 160 characters; of a longer one, the whole sentences that fit, or as many words as fit where those
 * are too short.
 */
export function quoteOf(text: string): string {
  const trimmed = text.trim()
  if (isQuotable(trimmed)) return trimmed
  const sentence = sentencesOf(trimmed).findLast(({ end }) => end > SHORTEST_CUT && end <= LONGEST)
  if (sentence) return trimmed.slice(0, sentence.end).replace(/[;•]$/u, '').trimEnd()
  const cut = trimmed.lastIndexOf(' ', LONGEST)
  return trimmed.slice(0, cut > SHORTEST_CUT ? cut : LONGEST).trim()
}
