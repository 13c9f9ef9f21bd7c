/** The parsed parts of a CV and of an advert. Texts are verbatim; offsets are UTF-16 code units of the input text. */
import type { Skill } from './taxonomy'

export type Extract = { text: string; start: number; end: number }

export const REQUIREMENT_KINDS = ['skill', 'tool', 'years', 'degree', 'certificate', 'language', 'duty'] as const
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number]

/** `mentioned`: named in the advert, but neither required nor wished; most duties are. */
export const PRIORITIES = ['required', 'wished', 'mentioned'] as const
export type Priority = (typeof PRIORITIES)[number]

export type AskedDegree = {
  /** 0 none, 1 secondary school, 2 diploma, 3 bachelor's degree or HND, 4 master's degree, 5 doctorate. */
  level: number
  /** In the advert's words; empty where any field is accepted. */
  fields: readonly string[]
}

export type AdvertRequirement = Extract & {
  kind: RequirementKind
  priority: Priority
  /** The list item or sentence around it. */
  line: string
  /**
   * The same number for alternatives, of which one is enough ("Kafka or RabbitMQ"); null for a requirement without
   * alternatives.
   */
  choice: number | null
  /** Its entry in the taxonomy. */
  skill: Skill | null
  /** Fewest years of work required. */
  years: number | null
  degree: AskedDegree | null
}

export type Advert = {
  text: string
  /** Empty where the text has none. */
  title: string
  employer: string | null
  /** Probability that the employer, or that none is named, was read rightly, 0 to 1. */
  employerProbability: number
  /** In the order of the text. */
  requirements: readonly AdvertRequirement[]
  /** Self-promotion of the employer, benefits, how to apply. */
  boilerplate: readonly Extract[]
}
