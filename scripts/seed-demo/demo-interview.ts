import type { Role } from '@/domain/interview/roles'

export type DemoAnswer = { questionId: string; text: string; timeSpent: number }

/** One interview of the demo account. */
export type DemoInterview = {
  role: Role
  status: 'completed' | 'saved' | 'abandoned'
  /** Start: the number of months before the month of the seeding (UTC), day and hour. */
  begun: { monthsAgo: number; day: number; hour: number }
  /** In the order asked; entries without a text were left unanswered. */
  asked: readonly (DemoAnswer | { questionId: string })[]
}
