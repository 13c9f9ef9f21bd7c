/** The payment in progress, stored in the browser, so that it can be resumed after a reload. */
import * as v from 'valibot'
import { DAY_MS } from '@/domain/durations'
import { PLAN_IDS } from '@/domain/plans/plans'
import { removeStored, writeStored } from '@/lib/browser-storage'
import { readStoredAs } from '@/lib/read-stored-as'
import type { OpenPayment } from './flow'
import { OPEN_PAYMENT_KEY } from './has-open-payment'

/** After a day the server has polled the provider itself, and the popup can no longer be resumed. */
const KEPT_MS = DAY_MS

const openPaymentSchema = v.object({
  reference: v.string(),
  plan: v.picklist(PLAN_IDS),
  userId: v.string(),
  provider: v.picklist(['paystack', 'sandbox']),
  accessCode: v.nullable(v.string()),
  amount: v.number(),
  startedAt: v.number(),
  isReported: v.boolean(),
})

/** The payment that this user left open in this browser; null if there is none. */
export function readOpenPayment(userId: string, now: Date): OpenPayment | null {
  const payment = readStoredAs(OPEN_PAYMENT_KEY, openPaymentSchema)
  if (payment?.userId !== userId) return null
  if (now.getTime() - payment.startedAt <= KEPT_MS) return payment
  removeStored(OPEN_PAYMENT_KEY)
  return null
}

export const writeOpenPayment = (payment: OpenPayment): void => {
  writeStored(OPEN_PAYMENT_KEY, payment)
}

export const forgetOpenPayment = (): void => removeStored(OPEN_PAYMENT_KEY)
