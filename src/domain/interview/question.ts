export const QUESTION_CATEGORIES = ['technical', 'behavioral', 'situational'] as const
export type QuestionCategory = (typeof QUESTION_CATEGORIES)[number]

export const QUESTION_LEVELS = ['junior', 'mid', 'senior'] as const

export const POINT_WEIGHTS = ['essential', 'expected', 'bonus'] as const
export type PointWeight = (typeof POINT_WEIGHTS)[number]

/** One thing a strong answer says. */
export type KeyPoint = {
  /** One sentence, as shown to the candidate. */
  text: string
  /** Words that prove the point was made: each entry is a term followed by its synonyms, any of which counts. */
  terms: readonly (readonly string[])[]
}

/** The words of the candidate's own texts that gave rise to a question. */
export type Provenance = {
  source: 'cv' | 'job'
  /** Verbatim from that text. */
  quote: string
}

/** A question as asked in one interview: a copy, so that later edits of the bank never change a past interview. */
export type InterviewQuestion = {
  id: string
  text: string
  category: QuestionCategory
  /** Minutes. */
  timeEstimate: number
  source: 'bank' | 'ai'
  keyPoints: readonly KeyPoint[]
  /** Only for questions made for this candidate and this job. */
  provenance?: Provenance | undefined
}
