/** The price of a plan in the minor unit, which the payment provider uses. */
import { PLANS, type PlanId } from '@/domain/plans/plans'

export const CURRENCY = 'NGN'

/** Kobo in a naira. */
export const MINOR_UNITS = 100

/** The price of a plan in kobo; 0 for the free one. */
export const priceInKobo = (plan: PlanId): number => PLANS[plan].price * MINOR_UNITS
