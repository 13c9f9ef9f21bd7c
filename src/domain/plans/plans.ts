/** Prices and limits of the plans. */
export const PLAN_IDS = ['free', 'pay-per-use', 'monthly'] as const
export type PlanId = (typeof PLAN_IDS)[number]

export type PlanConfig = {
  id: PlanId
  name: string
  /** In naira. */
  price: number
  /** Hours of access that one purchase buys; null for the free plan. */
  durationHours: number | null
  /** The duration as shown beside the price. */
  duration: string
  questionsPerInterview: number
  aiQuestionCount: number
  bankQuestionCount: number
  /** Interviews per calendar month (UTC); null for no limit. */
  interviewLimit: number | null
  cvReviewLimit: number
  /** The period to which `cvReviewLimit` applies. */
  cvReviewPeriod: 'month' | 'purchase'
  features: readonly string[]
}

export const PLANS: Record<PlanId, PlanConfig> = {
  free: {
    id: 'free',
    name: 'Free Plan',
    price: 0,
    durationHours: null,
    duration: 'for ever',
    questionsPerInterview: 5,
    aiQuestionCount: 0,
    bankQuestionCount: 5,
    interviewLimit: 2,
    cvReviewLimit: 1,
    cvReviewPeriod: 'month',
    features: ['2 interviews per month', '5 questions per interview', '1 CV review per month', 'Basic feedback'],
  },
  'pay-per-use': {
    id: 'pay-per-use',
    name: 'Pay-Per-Use Plan',
    price: 2_500,
    durationHours: 24,
    duration: 'for 24 hours',
    questionsPerInterview: 30,
    aiQuestionCount: 10,
    bankQuestionCount: 20,
    interviewLimit: null,
    cvReviewLimit: 2,
    cvReviewPeriod: 'purchase',
    features: [
      '24 hours of access for one role',
      '30 questions per interview: 10 personalised, 20 from the bank',
      '2 CV reviews',
      'Advanced feedback',
    ],
  },
  monthly: {
    id: 'monthly',
    name: 'Monthly Plan',
    price: 12_500,
    durationHours: 30 * 24,
    duration: 'for 30 days',
    questionsPerInterview: 30,
    aiQuestionCount: 10,
    bankQuestionCount: 20,
    interviewLimit: null,
    cvReviewLimit: 20,
    cvReviewPeriod: 'month',
    features: [
      'Unlimited interviews',
      '30 questions per interview: 10 personalised, 20 from the bank',
      '20 CV reviews per month',
      'Priority support',
      'Progress tracking',
    ],
  },
}

/** Milliseconds of access that one purchase buys; 0 for the free plan. */
export const purchaseSpanMs = (id: PlanId): number => (PLANS[id].durationHours ?? 0) * 60 * 60 * 1000

const isPlanId = (value: string): value is PlanId => Object.hasOwn(PLANS, value)

/** Display name of a plan; an unknown plan is shown as stored. */
export const planName = (plan: string): string => (isPlanId(plan) ? PLANS[plan].name : plan)

/** The plan as held by a user. */
export type HeldPlan = { plan: PlanId; planExpiresAt: Date | null }

/** A paid plan is expired once its end has passed, or if it has no end; the free plan never expires. */
export const isPlanExpired = ({ plan, planExpiresAt }: HeldPlan, now: Date): boolean =>
  plan !== 'free' && (planExpiresAt === null || planExpiresAt <= now)

/** The plan whose limits apply now: an expired plan has those of the free plan. */
export const effectivePlan = (held: HeldPlan, now: Date): PlanConfig =>
  PLANS[isPlanExpired(held, now) ? 'free' : held.plan]
