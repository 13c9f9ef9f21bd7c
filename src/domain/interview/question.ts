export const QUESTION_CATEGORIES = ['technical', 'behavioral', 'situational'] as const
export type QuestionCategory = (typeof QUESTION_CATEGORIES)[number]

export const QUESTION_LEVELS = ['junior', 'mid', 'senior'] as const
export type QuestionLevel = (typeof QUESTION_LEVELS)[number]

/** Who asks: the editors of the bank, the candidate's own texts, or the candidate. */
export const QUESTION_SOURCES = ['bank', 'ai', 'own'] as const
export type QuestionSource = (typeof QUESTION_SOURCES)[number]

export const POINT_WEIGHTS = ['essential', 'expected', 'bonus'] as const
export type PointWeight = (typeof POINT_WEIGHTS)[number]

/** One thing a strong answer says. */
export type KeyPoint = {
  /** One sentence to the candidate, as it is shown: "You book …". */
  text: string
  /** `essential`: without it an answer is not good · `expected`: a strong answer has it (the default) · `bonus`. */
  weight?: PointWeight | undefined
  /** Whole sentences in which people make the point. */
  says?: readonly string[] | undefined
  /** Whole sentences that mistaken candidates say instead. */
  against?: readonly string[] | undefined
}

/** The words of the candidate's own texts that gave rise to a question. */
export type Provenance = {
  source: 'cv' | 'job'
  /** Verbatim from that text. */
  quote: string
  /** Why it is asked, as a clause: "because the advert requires Kafka and your CV does not name it". */
  reason?: string | undefined
}

/** A question as asked in one interview: a copy, so that later edits of the bank never change a past interview. */
export type InterviewQuestion = {
  id: string
  text: string
  category: QuestionCategory
  /** What it is about, as the bank has it ("Negotiation"). */
  competency?: string | undefined
  /** Minutes. */
  timeEstimate: number
  source: QuestionSource
  keyPoints: readonly KeyPoint[]
  /** Opens or closes an interview. */
  opener?: boolean | undefined
  /** Id of the question that it takes further. */
  followUpOf?: string | undefined
  /** Only for questions made for this candidate and this job. */
  provenance?: Provenance | undefined
}
