/** Prices and limits of the plans; what they give, in words, is in `plan-texts.ts`. */
import { HOUR_MS } from '@/domain/durations'

export const PAID_PLAN_IDS = ['pay-per-use', 'monthly'] as const
export const PLAN_IDS = ['free', ...PAID_PLAN_IDS] as const
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number]
export type PlanId = (typeof PLAN_IDS)[number]

export type PlanConfig = {
  id: PlanId
  name: string
  /** In naira. */
  price: number
  /** Hours of access that one purchase buys; null for the free plan. */
  durationHours: number | null
  questionsPerInterview: number
  aiQuestionCount: number
  bankQuestionCount: number
  /** Interviews per calendar month (UTC); null for no limit. */
  interviewLimit: number | null
  cvReviewLimit: number
  /** The period to which `cvReviewLimit` applies. */
  cvReviewPeriod: 'month' | 'purchase'
}

/** What is set for a plan; the questions from the bank are the rest. */
const planOf = (terms: Omit<PlanConfig, 'bankQuestionCount'>): PlanConfig => ({
  ...terms,
  bankQuestionCount: terms.questionsPerInterview - terms.aiQuestionCount,
})

export const PLANS: Record<PlanId, PlanConfig> = {
  free: planOf({
    id: 'free',
    name: 'Free Plan',
    price: 0,
    durationHours: null,
    questionsPerInterview: 5,
    aiQuestionCount: 0,
    interviewLimit: 2,
    cvReviewLimit: 1,
    cvReviewPeriod: 'month',
  }),
  'pay-per-use': planOf({
    id: 'pay-per-use',
    name: 'Pay-Per-Use Plan',
    price: 2_500,
    durationHours: 24,
    questionsPerInterview: 30,
    aiQuestionCount: 10,
    interviewLimit: null,
    cvReviewLimit: 2,
    cvReviewPeriod: 'purchase',
  }),
  monthly: planOf({
    id: 'monthly',
    name: 'Monthly Plan',
    price: 12_500,
    durationHours: 30 * 24,
    questionsPerInterview: 30,
    aiQuestionCount: 10,
    interviewLimit: null,
    cvReviewLimit: 20,
    cvReviewPeriod: 'month',
  }),
}

/** Milliseconds of access that one purchase buys; 0 for the free plan. */
export const purchaseSpanMs = (id: PlanId): number => (PLANS[id].durationHours ?? 0) * HOUR_MS

const isPlanId = (value: string): value is PlanId => Object.hasOwn(PLANS, value)

/** Display name of a plan; an unknown plan is shown as stored. */
export const planName = (plan: string): string => (isPlanId(plan) ? PLANS[plan].name : plan)

/** The plan as held by a user. */
export type HeldPlan = { plan: PlanId; planExpiresAt: Date | null }

/** A paid plan is expired once its end has passed, or if it has no end; the free plan never expires. */
export const isPlanExpired = ({ plan, planExpiresAt }: HeldPlan, now: Date): boolean =>
  plan !== 'free' && (planExpiresAt === null || planExpiresAt <= now)

/** Name of a held plan, saying when it has expired. */
export const heldPlanName = (held: HeldPlan, now: Date): string =>
  isPlanExpired(held, now) ? `${planName(held.plan)}, expired` : planName(held.plan)

/** The plan whose limits apply now: an expired plan has those of the free plan. */
export const effectivePlan = (held: HeldPlan, now: Date): PlanConfig =>
  PLANS[isPlanExpired(held, now) ? 'free' : held.plan]
