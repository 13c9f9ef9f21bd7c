/**
 * Findings in one answer: numbers and quotes, no grade. `score` turns them into a score, `coach` into sentences;
 * it makes no difference who found them. Every quote is a verbatim part of the answer.
 */

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

/**
 * `met` · `partly` · `missing` · `unsure`: mentioned, right or wrong unknown · `contradicted`: it says what
 * mistaken candidates say.
 */
export const VERDICTS = ['met', 'partly', 'missing', 'unsure', 'contradicted'] as const
export type Verdict = (typeof VERDICTS)[number]

export type PointFact = {
  verdict: Verdict
  /** Probability that a person would call the point made or partly made, 0 to 1. */
  made: number
  /** The words that say it; null where no sentence does for sure, though the answer as a whole may. */
  quote: string | null
  /** Probability that a person who reads the quote alone would say that it makes the point, 0 to 1. */
  shown: number
}

export const STORY_PARTS = ['setting', 'task', 'action', 'result'] as const
export type StoryPart = (typeof STORY_PARTS)[number]

export type PartFact = {
  part: StoryPart
  /** Null where none was found; an unsure find is shown nowhere. */
  quote: string | null
  /** Probability of the surest sentence, 0 to 1. */
  probability: number
}

export type ExcludedSentence = {
  /** Prompt injection · repeats the question · repeats an earlier sentence. */
  kind: 'instructions' | 'question' | 'repeated'
  quote: string
}

/** Why an answer cannot be judged at all. */
export const UNREADABLE = ['empty', 'no-answer', 'not-english'] as const
export type Unreadable = (typeof UNREADABLE)[number]

export type Delivery = {
  wordsPerMinute: number | null
  /** Fillers such as "um" in a hundred words. */
  fillers: number
  longestSentence: number
}

export type AnswerFacts = {
  evaluator: 'local' | 'llm'
  /** Words that were read and count. */
  words: number
  /** The answer was cut to the length that is evaluated. */
  isCut: boolean
  unreadable: Unreadable | null
  excluded: readonly ExcludedSentence[]
  /** Same order and number as the question's key points. */
  points: readonly PointFact[]
  /** Share of full marks by the match with the best reference, 0 to 1; null without references. */
  agreement: number | null
  /** Probability that the answer as a whole says what mistaken candidates say; null when that cannot be told. */
  lean: number | null
  /** Topical similarity of answer and question, 0 to 1. */
  topic: number
  /** Shares of the answer's telling words, 0 to 1: known to the question's content, and repeated from the question. */
  known: number
  echoed: number
  story: StoryMeasures
  /** All four parts, in order; for behavioural questions. */
  parts: readonly PartFact[]
  /** Sentences in which the candidate acts, most concrete first. */
  ownSteps: readonly string[]
  /** Probability that the answer was made to please a machine, 0 to 1. */
  guard: number
  delivery: Delivery | null
}

/** What a score is reckoned from: numbers, and no words of the answer. */
export type Measures = Pick<
  AnswerFacts,
  'unreadable' | 'words' | 'agreement' | 'lean' | 'topic' | 'known' | 'echoed' | 'story' | 'guard'
> & {
  /** Same order and number as the question's key points. */
  points: readonly Pick<PointFact, 'made'>[]
}

/** Longest quote that is shown, in characters. */
const LONGEST = 160
const SHORTEST_CUT = 40

/** A verbatim piece of a text, cut at a word when it is long. */
export function quoteOf(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length <= LONGEST) return trimmed
  const cut = trimmed.lastIndexOf(' ', LONGEST)
  return trimmed.slice(0, cut > SHORTEST_CUT ? cut : LONGEST).trim()
}
