/** The payment in progress, stored in the browser, so that it can be resumed after a reload. */
import { z } from 'zod'
import { PLAN_IDS } from '@/domain/plans/plans'
import { readStoredAs, removeStored, writeStored } from '@/lib/browser-storage'
import type { OpenPayment } from './flow'

const KEY = 'open-payment'

/** After a day the server has polled the provider itself, and the popup can no longer be resumed. */
const KEPT_MS = 24 * 60 * 60 * 1000

const openPaymentSchema = z.object({
  reference: z.string(),
  plan: z.enum(PLAN_IDS),
  userId: z.string(),
  provider: z.enum(['paystack', 'sandbox']),
  accessCode: z.string().nullable(),
  amount: z.int(),
  startedAt: z.int(),
  isReported: z.boolean(),
})

/** The payment that this user left open in this browser; null if there is none. */
export function readOpenPayment(userId: string, now: Date): OpenPayment | null {
  const payment = readStoredAs(KEY, openPaymentSchema)
  if (payment?.userId !== userId) return null
  if (now.getTime() - payment.startedAt <= KEPT_MS) return payment
  removeStored(KEY)
  return null
}

export const writeOpenPayment = (payment: OpenPayment): void => {
  writeStored(KEY, payment)
}

export const forgetOpenPayment = (): void => removeStored(KEY)
