/** The kinds of data that are kept about a person, in the order in which the page on privacy shows them. */
export const KEPT_TOPICS = ['account', 'practice', 'cv', 'mentors', 'payments', 'security'] as const
export type KeptTopic = (typeof KEPT_TOPICS)[number]
