/** The provider's webhook. */
import { AppError } from '@/domain/errors'
import { DISPUTE_RESOLVED, type ProviderEvent } from '@/domain/payments/event'
import { PAYMENT_MESSAGES } from '@/domain/payments/messages'
import type { PaymentStatus } from '@/domain/payments/status'
import { afterDispute, afterPartlyLost, afterRefund } from '@/domain/payments/transition'
import type { WebhookInput } from '@/schemas/payment'
import type { Deps, Tx } from '@/server/ports'
import { lockPayment, type PaymentRow, receivedOf } from './row'
import { moveTo, settlePayment } from './settle'

/**
 * Processes an event exactly once, however often and in whatever order events arrive. Replays have to be expected: a
 * signed event carries neither time nor nonce.
 * @throws AppError UNAUTHORIZED bad signature, or no provider with webhooks is configured, so that no signature is
 * valid · BAD_REQUEST an event that cannot be parsed
 */
export async function receivePaymentEvent(deps: Deps, { body, signature }: WebhookInput): Promise<{ message: string }> {
  const readEvent = deps.payments?.readEvent
  if (!readEvent) throw new AppError('UNAUTHORIZED', 'bad-signature', PAYMENT_MESSAGES.noWebhook)
  let event: ProviderEvent
  try {
    event = readEvent(body, signature)
  } catch (error) {
    // The signature is valid, so either the provider's format has changed or our parser is wrong.
    if (error instanceof AppError && error.code === 'BAD_REQUEST') {
      deps.log.error({ err: error.cause }, 'a signed event of the payment provider could not be read')
    }
    throw error
  }
  await handle(deps, event)
  return { message: 'The event was received.' }
}

async function handle(deps: Deps, event: ProviderEvent): Promise<void> {
  if (event.kind === 'other') return
  const reference = event.kind === 'transaction' ? event.transaction.reference : event.reference
  const payment = await deps.prisma.payment.findUnique({ where: { reference }, select: { id: true, provider: true } })
  if (!payment || payment.provider !== deps.payments?.name) {
    deps.log.warn({ event: event.name, reference }, 'an event about an unknown payment')
    deps.metrics?.metrics.paymentUnknown()
    return
  }
  if (event.kind === 'transaction') {
    await settlePayment(deps, payment.id, event.transaction)
    return
  }
  if (event.kind === 'refund-failed') return takeFailedRefund(deps, payment.id, reference)
  await deps.prisma.$transaction(async (tx) => {
    const locked = await lockPayment(tx, payment.id)
    if (!(await isNew(tx, locked, event))) return
    await moveTo(deps, tx, locked, await statusAfter(tx, locked, event))
  })
  deps.log.warn({ event: event.name, reference }, 'a refund or a dispute of a payment')
}

/** Marks a refund that was ordered here and that the provider could not make, so that an operator sees it. */
async function takeFailedRefund({ prisma, log }: Deps, id: string, reference: string): Promise<void> {
  const where = { id, refund: { in: ['asked' as const, 'begun' as const] }, status: { not: 'refunded' as const } }
  const { count } = await prisma.payment.updateMany({ where, data: { refund: 'failed' } })
  if (count > 0) log.error({ reference }, 'the provider could not refund a payment: an operator must do it')
}

type LaterEvent = Extract<ProviderEvent, { kind: 'refund' | 'dispute' }>

/** Stores the event; false if it was stored before. */
async function isNew(tx: Tx, payment: PaymentRow, event: LaterEvent): Promise<boolean> {
  const { name, key } = event
  const { count } = await tx.paymentEvent.createMany({
    data: { paymentId: payment.id, name, key, amount: amountOf(event, payment) },
    skipDuplicates: true,
  })
  return count === 1
}

/** Kobo that an event gives back; null if it names none in the currency of the payment. */
const amountOf = ({ amount, currency }: LaterEvent, payment: PaymentRow): number | null =>
  currency === null || currency === receivedOf(payment).currency ? amount : null

async function statusAfter(tx: Tx, payment: PaymentRow, event: LaterEvent): Promise<PaymentStatus> {
  const { status } = payment
  const received = receivedOf(payment).amount
  if (event.kind === 'refund') return afterRefund(status, await refundedOf(tx, payment), received)
  // Events may arrive out of order: the end of the dispute before its beginning.
  if (event.state === 'open' && (await isResolved(tx, payment, event.key))) return status
  if (amountOf(event, payment) === null) return afterDispute(status, event.state)
  return afterPartlyLost(status, await refundedOf(tx, payment), received)
}

/**
 * Kobo given back so far: by refunds or by lost disputes, whichever is more, since the provider may report the money of
 * a dispute as a refund, too.
 */
async function refundedOf(tx: Tx, { id: paymentId }: PaymentRow): Promise<number> {
  const sumOf = async (name: string | { not: string }) =>
    (await tx.paymentEvent.aggregate({ where: { paymentId, name }, _sum: { amount: true } }))._sum.amount ?? 0
  return Math.max(await sumOf(DISPUTE_RESOLVED), await sumOf({ not: DISPUTE_RESOLVED }))
}

const isResolved = async (tx: Tx, { id: paymentId }: PaymentRow, key: string) =>
  (await tx.paymentEvent.count({ where: { paymentId, key, name: DISPUTE_RESOLVED } })) > 0
