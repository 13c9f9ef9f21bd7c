/**
 * What an evaluator found in one answer. Facts carry no score: `score-answer.ts` decides that, by one rubric for every
 * evaluator. Every quote is a verbatim part of the answer.
 */

/** One key point of the question, looked for in the answer. Same order and number as the question's key points. */
export type PointFinding = {
  status: 'covered' | 'partly' | 'missing'
  /** 0 to 1: how much of the point the answer makes. */
  strength: number
  /** The sentence that makes the point, or null when nothing was found. */
  quote: string | null
  /** True when the answer says the opposite; `strength` is 0 then. */
  denied: boolean
  /** The sentence that denies what `quote` says, when the answer does both. */
  contradiction?: string | null
}

export const STAR_PARTS = ['situation', 'task', 'action', 'result'] as const
export type StarPart = (typeof STAR_PARTS)[number]

export type PartFinding = {
  part: StarPart
  present: boolean
  quote: string | null
  /** Share of the answer's words that this part takes, 0 to 1. */
  share: number
}

/** Words that guide a listener through an explanation: order ("then"), reasons ("because"), examples ("for instance"). */
export const SIGNPOSTS = ['order', 'reason', 'example', 'contrast'] as const
export type SignpostKind = (typeof SIGNPOSTS)[number]
export type Signpost = { kind: SignpostKind; quote: string }

export const SPECIFIC_KINDS = ['number', 'tool', 'person', 'outcome'] as const
export type SpecificKind = (typeof SPECIFIC_KINDS)[number]
export type Specific = { kind: SpecificKind; quote: string }

export type OwnershipFinding = {
  /** Sentences in which the candidate acts ("I called the client"). */
  own: number
  /** Sentences in which only the group acts or nobody is named ("we called", "it was decided"). */
  shared: number
  ownQuote: string | null
  sharedQuote: string | null
}

export const DEGENERATE_KINDS = [
  'empty',
  'no-answer',
  'gibberish',
  'other-language',
  'question-repeated',
  'sentence-repeated',
  'keyword-list',
  'filler',
  'instructions',
] as const
export type DegenerateKind = (typeof DEGENERATE_KINDS)[number]

export type DegenerateFinding = {
  kind: DegenerateKind
  /** Share of the answer's words affected, 0 to 1. */
  share: number
  quote: string | null
}

export type AnswerFacts = {
  evaluator: 'local' | 'llm'
  /** Words and sentences as given, and the words left when repeats, fillers and the question itself are put aside. */
  words: number
  sentences: number
  ownWords: number
  points: readonly PointFinding[]
  /** All four parts, in order. */
  parts: readonly PartFinding[]
  signposts: readonly Signpost[]
  specifics: readonly Specific[]
  ownership: OwnershipFinding
  /** How much of what the question asks about comes up in the answer, 0 to 1. */
  relevance: { strength: number; quote: string | null }
  /**
   * Share of full marks that people would give for the match with one reference answer, 0 to 1, as calibrated on human
   * grades; null when the question has key points instead, or when the evaluator does not measure it.
   */
  agreement: number | null
  degenerate: readonly DegenerateFinding[]
  /** What the candidate should know about how the answer was read, in plain language. */
  remarks: readonly string[]
}
