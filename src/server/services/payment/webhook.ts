/** The provider's webhook. */
import { AppError } from '@/domain/errors'
import { DISPUTE_RESOLVED, type ProviderEvent } from '@/domain/payments/event'
import { PAYMENT_MESSAGES } from '@/domain/payments/messages'
import type { PaymentStatus } from '@/domain/payments/status'
import { afterDispute, afterRefund } from '@/domain/payments/transition'
import type { WebhookInput } from '@/schemas/payment'
import type { Deps, Tx } from '@/server/ports'
import { lockPayment, type PaymentRow, reportOf } from './row'
import { moveTo, settlePayment } from './settle'

/**
 * Processes an event once, however often and in whatever order events arrive: a signed event carries no time, so
 * anybody who saw it can replay it.
 * @throws AppError SERVICE_UNAVAILABLE no provider that posts is set up · UNAUTHORIZED bad signature · BAD_REQUEST
 */
export async function receivePaymentEvent(deps: Deps, { body, signature }: WebhookInput): Promise<{ message: string }> {
  const readEvent = deps.payments?.readEvent
  if (!readEvent) throw new AppError('SERVICE_UNAVAILABLE', 'payments-off', PAYMENT_MESSAGES.noWebhook)
  let event: ProviderEvent
  try {
    event = readEvent(body, signature)
  } catch (error) {
    // With a valid signature: either the provider's format is new, or our reading of it is wrong.
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
    deps.log.warn({ event: event.name, reference }, 'an event about a payment that was not begun here')
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

/** Marks a refund that was ordered here and that the provider cannot make, for an operator. */
async function takeFailedRefund({ prisma, log }: Deps, id: string, reference: string): Promise<void> {
  const where = { id, refund: { in: ['asked' as const, 'begun' as const] }, status: { not: 'refunded' as const } }
  const { count } = await prisma.payment.updateMany({ where, data: { refund: 'failed' } })
  if (count > 0) log.error({ reference }, 'the provider could not give a payment back: a person must do it')
}

type LaterEvent = Extract<ProviderEvent, { kind: 'refund' | 'dispute' }>

/** Stores the event; false when it was stored before. */
async function isNew(tx: Tx, payment: PaymentRow, event: LaterEvent): Promise<boolean> {
  const { name, key } = event
  const paymentId = payment.id
  const isRefund = event.kind === 'refund' && event.currency === received(payment).currency
  const { count } = await tx.paymentEvent.createMany({
    data: { paymentId, name, key, amount: isRefund ? event.amount : null },
    skipDuplicates: true,
  })
  return count === 1
}

async function statusAfter(tx: Tx, payment: PaymentRow, event: LaterEvent): Promise<PaymentStatus> {
  if (event.kind === 'dispute') {
    // The event of its beginning may arrive after that of its end.
    const isOver = event.state === 'open' && (await isResolved(tx, payment, event.key))
    return isOver ? payment.status : afterDispute(payment.status, event.state)
  }
  const { _sum } = await tx.paymentEvent.aggregate({ where: { paymentId: payment.id }, _sum: { amount: true } })
  return afterRefund(payment.status, _sum.amount ?? 0, received(payment).amount)
}

/** The money received: as reported where it does not match, else the price. */
const received = (payment: PaymentRow) => reportOf(payment) ?? payment

const isResolved = async (tx: Tx, { id: paymentId }: PaymentRow, key: string) =>
  (await tx.paymentEvent.count({ where: { paymentId, key, name: DISPUTE_RESOLVED } })) > 0
