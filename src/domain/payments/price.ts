/** The price of a plan in the minor unit, which the payment provider uses. */
import { PLANS, type PlanId } from '@/domain/plans/plans'

export const CURRENCY = 'NGN'

/** Kobo in a naira. */
export const MINOR_UNITS = 100

/** The price of a plan in kobo; 0 for the free one. */
export const priceInKobo = (plan: PlanId): number => PLANS[plan].price * MINOR_UNITS

/**
 * An amount of money, with minor units only where there are any: ₦2,500, USD 20.50.
 * @param minor in minor units
 * @param currency its code, which stands before the amount unless it is our own
 */
export function formatMoney(minor: number, currency: string): string {
  const digits = { minimumFractionDigits: minor % MINOR_UNITS === 0 ? 0 : 2, maximumFractionDigits: 2 }
  const amount = minor / MINOR_UNITS
  if (currency === CURRENCY) return `₦${amount.toLocaleString('en', digits)}`
  return `${currency} ${amount.toLocaleString('en', digits)}`
}
