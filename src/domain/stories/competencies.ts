/** The competencies that behavioural questions ask about. */
export const COMPETENCIES = [
  'leadership',
  'teamwork',
  'conflict',
  'influence',
  'failure',
  'mistake',
  'pressure',
  'change',
  'initiative',
  'learning',
  'customer',
  'integrity',
  'care',
] as const
export type Competency = (typeof COMPETENCIES)[number]

export const COMPETENCY_NAMES: Readonly<Record<Competency, string>> = {
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
}
