/** The payment's row: reading and locking it, and its public part. */
import { z } from 'zod'
import type { MismatchReport } from '@/domain/payments/mismatch'
import type { HeldPlan } from '@/domain/plans/plans'
import { planFromPurchases } from '@/domain/plans/purchase'
import type { Prisma } from '@/generated/prisma/client'
import type { PaymentDto } from '@/schemas/payment'
import type { Tx } from '@/server/ports'
import { toPlanId } from '@/server/services/shared/held-plan'
import { purchasesOf } from '@/server/services/shared/purchases'
import { lockUser } from '@/server/services/shared/user-row'

export const paymentSelect = {
  id: true,
  userId: true,
  reference: true,
  provider: true,
  isTest: true,
  plan: true,
  amount: true,
  currency: true,
  status: true,
  sandboxOutcome: true,
  channel: true,
  paidAt: true,
  createdAt: true,
  reported: true,
  refund: true,
  refundAskedAt: true,
} as const satisfies Prisma.PaymentSelect

export type PaymentRow = Prisma.PaymentGetPayload<{ select: typeof paymentSelect }>

/** The payment as its payer sees it, with what was received. */
export const toPaymentDto = (row: PaymentRow): PaymentDto => ({
  reference: row.reference,
  plan: toPlanId(row.plan),
  ...receivedOf(row),
  provider: row.provider,
  status: row.status,
  createdAt: row.createdAt,
  paidAt: row.paidAt,
})

/**
 * Locks the payment and its payer until the transaction ends, and reads it again. The payer first, as everywhere else:
 * two transactions that lock them in different orders would deadlock.
 */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow> {
  const { userId } = await tx.payment.findUniqueOrThrow({ where: { id }, select: { userId: true } })
  if (userId !== null) await lockUser(tx, userId)
  await tx.$queryRaw`SELECT 1 FROM "Payment" WHERE id = ${id} FOR UPDATE`
  return tx.payment.findUniqueOrThrow({ where: { id }, select: paymentSelect })
}

const reportSchema = z.object({
  amount: z.int(),
  requestedAmount: z.int().nullable(),
  currency: z.string(),
  mode: z.enum(['live', 'test']),
  paidAt: z.string().nullable(),
  channel: z.string().nullable(),
}) satisfies z.ZodType<MismatchReport>

/** The provider's report of a payment that does not match; null if it matches or none was stored. */
export const reportOf = ({ reported }: Pick<PaymentRow, 'reported'>): MismatchReport | null =>
  reportSchema.nullable().catch(null).parse(reported)

/** What was received: as reported where that does not match the order, otherwise as ordered. Amounts in kobo. */
export function receivedOf(row: Pick<PaymentRow, 'amount' | 'currency' | 'isTest' | 'reported'>) {
  const report = reportOf(row)
  if (!report) return { amount: row.amount, currency: row.currency, isTest: row.isTest }
  return { amount: report.amount, currency: report.currency, isTest: report.mode === 'test' }
}

/** The plan that results from the user's credited payments and the days that operators added. */
export async function planOfPayments(tx: Tx, userId: string): Promise<HeldPlan> {
  const { purchases, extensions } = await purchasesOf(tx, userId)
  return planFromPurchases(purchases, extensions)
}
