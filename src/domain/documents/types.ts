/** What is read of a CV and of an advert. Texts are verbatim; offsets count UTF-16 units of the text that was read. */
import type { Skill } from './taxonomy'

export type Extract = { text: string; start: number; end: number }

export const REQUIREMENT_KINDS = ['skill', 'tool', 'years', 'degree', 'certificate', 'language', 'duty'] as const
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number]

/** `mentioned`: the advert names it and neither requires nor wishes it; most duties are. */
export const PRIORITIES = ['required', 'wished', 'mentioned'] as const
export type Priority = (typeof PRIORITIES)[number]

export type AskedDegree = {
  /** 0 none, 1 secondary school, 2 diploma, 3 bachelor's degree or HND, 4 master's degree, 5 doctorate. */
  level: number
  /** In the advert's words; empty where any field will do. */
  fields: readonly string[]
}

export type AdvertRequirement = Extract & {
  kind: RequirementKind
  priority: Priority
  /** The entry or sentence around it. */
  line: string
  /** The same number for alternatives, of which one is enough ("Kafka or RabbitMQ"); null where there are none. */
  choice: number | null
  /** What the taxonomy knows it as. */
  skill: Skill | null
  /** The fewest years of work that are asked for. */
  years: number | null
  degree: AskedDegree | null
}

export type Advert = {
  text: string
  /** Empty where the text names none. */
  title: string
  employer: string | null
  /** In the order of the text. */
  requirements: readonly AdvertRequirement[]
  /** Praise of the employer, benefits, how to apply. */
  boilerplate: readonly Extract[]
}
