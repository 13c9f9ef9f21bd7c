/** Refunding a payment in review: through the provider if it supports that, otherwise by hand. */
import { AppError } from '@/domain/errors'
import { whyNotRefund, whyNotRefunded } from '@/domain/payments/desk'
import type { Deps, PaymentProvider } from '@/server/ports'
import { writeAudit } from '@/server/services/shared/audit'
import { lockReferenced } from './review'
import type { PaymentRow } from './row'
import { moveTo } from './settle'

type Order = { operator: string; reference: string; reason: string; byHand?: boolean | undefined }
type Outcome = { reference: string; outcome: string }

/** The outcomes of ordering a refund, in words. */
const OUTCOMES = {
  asking: 'the provider was asked; its answer is not known',
  begun: 'the provider took the order and gives the money back; it tells when that is done, which can take days',
  byHand: 'marked for a refund by hand: no money has moved, give it back yourself and then close the refund',
  test: 'closed: a test payment of the sandbox, so there is no money to give back',
  unknown:
    'the provider did not answer, so it is not known whether it gives the money back: look there before you try again',
} as const

/**
 * Orders the refund of a payment that cannot be credited. The order and its audit entry are stored before the provider
 * is called, so that neither a crash nor a lost response hides it.
 * @throws AppError NOT_FOUND · CONFLICT when it was credited, or is already being refunded · BAD_GATEWAY when the
 * provider refuses or does not answer
 */
export async function refundPayment(deps: Deps, order: Order): Promise<Outcome> {
  const { reference } = order
  const begun = await deps.prisma.$transaction(async (tx) => {
    const payment = await lockReferenced(tx, reference)
    const { id, userId, refundAskedAt } = payment
    const now = deps.now()
    const sinceAskedMs = now.getTime() - (refundAskedAt?.getTime() ?? 0)
    const why = whyNotRefund(payment, sinceAskedMs, order.byHand === true)
    if (why !== null) throw new AppError('CONFLICT', 'conflict', why)
    const record = (outcome: string) => writeAudit(tx, now, { ...toAct(order), act: 'refund-payment', userId, outcome })
    if (payment.provider === 'sandbox') {
      await moveTo(deps, tx, payment, 'refunded')
      await record(OUTCOMES.test)
      return { outcome: OUTCOMES.test }
    }
    const ask = order.byHand ? undefined : refundOf(deps.payments, payment)
    await tx.payment.update({
      where: { id },
      data: ask ? { refund: 'asked', refundAskedAt: now } : { refund: 'by_hand' },
      select: { id: true },
    })
    if (!ask) {
      await record(OUTCOMES.byHand)
      return { outcome: OUTCOMES.byHand }
    }
    return { ask, id, entry: await record(OUTCOMES.asking) }
  })
  if (!begun.ask) return { reference, outcome: begun.outcome }
  return askProviderFor(deps, begun, reference)
}

/** The refund call of the provider that took the payment, if it has one. */
function refundOf(provider: PaymentProvider | undefined, { provider: name, isTest }: PaymentRow) {
  const isSame = provider?.name === name && (provider.mode === 'test') === isTest
  return isSame ? provider.refund : undefined
}

type Asked = { ask: NonNullable<PaymentProvider['refund']>; id: string; entry: string }

async function askProviderFor(deps: Deps, { ask, id, entry }: Asked, reference: string): Promise<Outcome> {
  const answer = await ask({ reference }).catch((error: unknown) => {
    deps.log.error({ err: error, reference }, 'the provider did not answer the request for a refund')
    return { kind: 'unknown' as const }
  })
  const outcome = answer.kind === 'refused' ? `refused by the provider: ${answer.why}` : OUTCOMES[answer.kind]
  await deps.prisma.$transaction(async (tx) => {
    const refund = { begun: 'begun', refused: 'failed', unknown: 'asked' } as const
    // Only from the state that this order set: the provider's webhook may have reported the final state already.
    await tx.payment.updateMany({ where: { id, refund: 'asked' }, data: { refund: refund[answer.kind] } })
    await tx.auditEntry.update({ where: { id: entry }, data: { outcome }, select: { id: true } })
  })
  if (answer.kind !== 'begun')
    throw new AppError('BAD_GATEWAY', 'payment-provider-unreachable', `Not given back: ${outcome}.`)
  return { reference, outcome }
}

/**
 * Closes a refund that an operator has made by hand or seen at the provider.
 * @throws AppError NOT_FOUND · CONFLICT when no refund was begun, or it is closed
 */
export async function closeRefund(deps: Deps, order: Order): Promise<Outcome> {
  const outcome = 'closed: the operator says that the money was given back'
  await deps.prisma.$transaction(async (tx) => {
    const payment = await lockReferenced(tx, order.reference)
    const why = whyNotRefunded(payment)
    if (why !== null) throw new AppError('CONFLICT', 'conflict', why)
    await moveTo(deps, tx, payment, 'refunded')
    await writeAudit(tx, deps.now(), { ...toAct(order), act: 'close-refund', userId: payment.userId, outcome })
  })
  return { reference: order.reference, outcome }
}

const toAct = ({ operator, reference, reason }: Order) => ({ operator, subject: reference, reason })
