export const QUESTION_CATEGORIES = ['technical', 'behavioral', 'situational'] as const
export type QuestionCategory = (typeof QUESTION_CATEGORIES)[number]

export const QUESTION_LEVELS = ['junior', 'mid', 'senior'] as const
export type QuestionLevel = (typeof QUESTION_LEVELS)[number]

/** The origin of a question: the question bank, the candidate's texts, or the candidate. */
export const QUESTION_SOURCES = ['bank', 'ai', 'own'] as const
export type QuestionSource = (typeof QUESTION_SOURCES)[number]

export const POINT_WEIGHTS = ['essential', 'expected', 'bonus'] as const
export type PointWeight = (typeof POINT_WEIGHTS)[number]

/** A statement that a strong answer makes. */
export type KeyPoint = {
  /** One sentence addressed to the candidate, as displayed: "You book …". */
  text: string
  /** `essential`: no good answer lacks it · `expected`: a strong answer has it (the default) · `bonus`. */
  weight?: PointWeight | undefined
  /** Complete sentences that make the point. */
  says?: readonly string[] | undefined
  /** Complete sentences that state a common mistake instead. */
  against?: readonly string[] | undefined
  /** The figures that decide the point, in digits: one of them must stand in an answer that makes it. */
  numbers?: readonly string[] | undefined
  /**
   * Holds for questions on any subject ("You give the steps in an order that makes sense"), so its sentences are on
   * other subjects than the answer.
   */
  general?: true | undefined
}

/**
 * "You book …" or "For photos you check …" describes a strong answer; the points of the candidate's own questions are
 * what they want to say.
 */
export const describesAnswer = (point: string): boolean => /\byou\b/i.test(point)

/** The passage of the candidate's texts that a question is based on. */
export type Provenance = {
  source: 'cv' | 'job'
  /** Verbatim from that text. */
  quote: string
  /** The reason for the question, as a clause: "because the advert requires Kafka and your CV does not name it". */
  reason?: string | undefined
}

/** A question as asked in one interview: a copy, so that later edits of the bank never change a past interview. */
export type InterviewQuestion = {
  id: string
  text: string
  category: QuestionCategory
  /** Its competency, as in the question bank ("Negotiation"). */
  competency?: string | undefined
  /** In minutes. */
  timeEstimate: number
  source: QuestionSource
  keyPoints: readonly KeyPoint[]
  /** Whether it opens or closes an interview. */
  opener?: boolean | undefined
  /** Id of the question that it follows. */
  followUpOf?: string | undefined
  /** Only for personal questions. */
  provenance?: Provenance | undefined
}
