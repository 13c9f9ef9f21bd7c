/** Parses Paystack's responses and webhooks. Unused fields are ignored, so that none of them can break a payment. */
import { z } from 'zod'
import { DISPUTE_RESOLVED, type ProviderEvent } from '@/domain/payments/event'
import type { ProviderTransaction } from '@/domain/payments/transaction'

/** Amounts in kobo; numbers, in some events strings. */
const kobo = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
])
const mode = z.enum(['live', 'test'])
/** PostgreSQL cannot store NUL. */
const storable = z.string().regex(/^[^\0]*$/)
const reference = storable.min(1)

/** An invalid date, or one whose year has not four digits, becomes null: no decision depends on it. */
const date = z
  .string()
  .regex(/^\d{4}-/)
  .transform((text) => new Date(text))
  .refine((value) => !Number.isNaN(value.getTime()))
  .nullish()
  .catch(null)

const transaction = z
  .object({
    reference,
    status: storable,
    amount: kobo,
    requested_amount: kobo.nullish(),
    currency: storable,
    domain: mode,
    paid_at: date,
    paidAt: date,
    channel: storable.max(40).nullish().catch(null),
  })
  .transform(
    (data): ProviderTransaction => ({
      reference: data.reference,
      status: data.status,
      amount: data.amount,
      requestedAmount: data.requested_amount ?? null,
      currency: data.currency,
      mode: data.domain,
      paidAt: data.paid_at ?? data.paidAt ?? null,
      channel: data.channel ?? null,
    }),
  )

/** The envelope of a successful response. */
const answer = <T extends z.ZodType>(data: T) => z.object({ status: z.literal(true), data })

export const initializeAnswer = answer(z.object({ access_code: z.string().min(1), reference }))
export const verifyAnswer = answer(transaction)
export const refundAnswer = answer(z.object({ status: z.string().nullish() }))
export const refusalAnswer = z.object({ code: z.string().nullish(), message: z.string().nullish() })

/** Ids of refunds and disputes. */
const key = z.union([z.int(), storable.min(1).max(100)]).transform(String)

const refund = z.object({
  transaction_reference: reference,
  refund_reference: key.nullish(),
  id: key.nullish(),
  amount: kobo,
  currency: storable,
})

const failedRefund = z.object({ transaction_reference: reference })

const dispute = z.object({
  id: key,
  resolution: z.string().nullish(),
  refund_amount: kobo.nullish().catch(null),
  currency: storable.nullish().catch(null),
  transaction: z.object({ reference }),
})

const envelope = z.object({ event: z.string().max(100), data: z.unknown() })

/**
 * Parses an event whose signature is verified. Events that do not concern payments become `other`.
 * @throws z.ZodError when it is not a Paystack event
 */
export function readPaystackEvent(json: unknown): ProviderEvent {
  const { event: name, data } = envelope.parse(json)
  switch (name) {
    case 'charge.success':
      return { kind: 'transaction', name, transaction: transaction.parse(data) }
    case 'refund.processed': {
      const { transaction_reference: paid, refund_reference, id, amount, currency } = refund.parse(data)
      // Without an id, refunds of one payment are distinguished by their amounts.
      return { kind: 'refund', name, reference: paid, key: refund_reference ?? id ?? String(amount), amount, currency }
    }
    case 'refund.failed':
    case 'refund.needs-attention':
      return { kind: 'refund-failed', name, reference: failedRefund.parse(data).transaction_reference }
    case 'charge.dispute.create':
    case 'charge.dispute.remind':
    case DISPUTE_RESOLVED: {
      const { id, resolution, refund_amount, currency = null, transaction: disputed } = dispute.parse(data)
      const state = name === DISPUTE_RESOLVED ? resolved(resolution) : 'open'
      // The amount is also stated of open disputes, and can be 0 where nobody has set it.
      const amount = (state === 'lost' && refund_amount) || null
      return { kind: 'dispute', name, reference: disputed.reference, key: id, state, amount, currency }
    }
    default:
      return { kind: 'other', name }
  }
}

/**
 * 'merchant-accepted' and 'auto-accepted' return the money to the payer; an unknown resolution leaves the dispute open
 * for an operator.
 */
function resolved(resolution: string | null | undefined): 'open' | 'won' | 'lost' {
  if (resolution === 'declined') return 'won'
  return resolution?.endsWith('accepted') ? 'lost' : 'open'
}
