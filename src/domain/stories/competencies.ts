/** The competencies that behavioural questions ask about. */
export const COMPETENCY_NAMES = {
  leadership: 'Leading others',
  teamwork: 'Working together',
  conflict: 'Conflict',
  influence: 'Winning people over',
  failure: 'A failure',
  mistake: 'A mistake put right',
  pressure: 'Pressure',
  change: 'Bringing in a change',
  initiative: 'Initiative',
  learning: 'Learning',
  customer: 'Customers and users',
  integrity: 'Integrity',
  care: 'Care and quality',
} as const

export type Competency = keyof typeof COMPETENCY_NAMES
export const COMPETENCIES = Object.keys(COMPETENCY_NAMES) as [Competency, ...Competency[]]

/** What tells of something that went wrong first. */
export const SELF_CRITICAL: ReadonlySet<Competency> = new Set(['failure', 'mistake'])
