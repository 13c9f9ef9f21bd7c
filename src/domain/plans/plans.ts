/** Prices and limits of the plans. */
import { HOUR_MS } from '@/domain/durations'
import { cvReviewsText, interviewsText, questionsText, spanText } from './plan-texts'

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

/** What is set for a plan; its texts and the questions from the bank follow from it. */
type Terms = Omit<PlanConfig, 'duration' | 'bankQuestionCount' | 'features'>

type Texts = Record<'span' | 'interviews' | 'questions' | 'cvReviews', string>

/** @param features the list on the plan's card, from the texts of its limits */
function planOf(terms: Terms, features: (texts: Texts) => readonly string[]): PlanConfig {
  const { durationHours, questionsPerInterview, aiQuestionCount, interviewLimit, cvReviewLimit, cvReviewPeriod } = terms
  const span = spanText(durationHours ?? 0)
  return {
    ...terms,
    duration: durationHours === null ? 'for ever' : `for ${span}`,
    bankQuestionCount: questionsPerInterview - aiQuestionCount,
    features: features({
      span,
      interviews: interviewsText(interviewLimit),
      questions: questionsText(questionsPerInterview, aiQuestionCount),
      cvReviews: cvReviewsText(cvReviewLimit, cvReviewPeriod),
    }),
  }
}

export const PLANS: Record<PlanId, PlanConfig> = {
  free: planOf(
    {
      id: 'free',
      name: 'Free Plan',
      price: 0,
      durationHours: null,
      questionsPerInterview: 5,
      aiQuestionCount: 0,
      interviewLimit: 2,
      cvReviewLimit: 1,
      cvReviewPeriod: 'month',
    },
    ({ interviews, questions, cvReviews }) => [interviews, questions, cvReviews, 'Basic feedback'],
  ),
  'pay-per-use': planOf(
    {
      id: 'pay-per-use',
      name: 'Pay-Per-Use Plan',
      price: 2_500,
      durationHours: 24,
      questionsPerInterview: 30,
      aiQuestionCount: 10,
      interviewLimit: null,
      cvReviewLimit: 2,
      cvReviewPeriod: 'purchase',
    },
    ({ span, questions, cvReviews }) => [`${span} of access for one role`, questions, cvReviews, 'Advanced feedback'],
  ),
  monthly: planOf(
    {
      id: 'monthly',
      name: 'Monthly Plan',
      price: 12_500,
      durationHours: 30 * 24,
      questionsPerInterview: 30,
      aiQuestionCount: 10,
      interviewLimit: null,
      cvReviewLimit: 20,
      cvReviewPeriod: 'month',
    },
    ({ interviews, questions, cvReviews }) => [
      interviews,
      questions,
      cvReviews,
      'Priority support',
      'Progress tracking',
    ],
  ),
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

/** The plan whose limits apply now: an expired plan has those of the free plan. */
export const effectivePlan = (held: HeldPlan, now: Date): PlanConfig =>
  PLANS[isPlanExpired(held, now) ? 'free' : held.plan]
