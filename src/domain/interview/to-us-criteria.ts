/** Criteria for questions to the interviewer; separate from the rules, so that forms need not bundle those. */

export const QUESTIONS_TO_US = { most: 3, max: 200 } as const

/** `specific`: to this job · `unanswered`: not answered by the advert · `thinking`: open, and about the work. */
export const TO_US_CRITERIA = ['specific', 'unanswered', 'thinking'] as const
export type ToUsCriterion = (typeof TO_US_CRITERIA)[number]

/** `unknown`: there is no advert to compare with. */
export const TO_US_VERDICTS = ['met', 'unmet', 'unknown'] as const
export type ToUsVerdict = (typeof TO_US_VERDICTS)[number]

export type JudgedToUs = {
  criterion: ToUsCriterion
  verdict: ToUsVerdict
  /** One sentence; its quotes are from the question or the advert. */
  reason: string
}
