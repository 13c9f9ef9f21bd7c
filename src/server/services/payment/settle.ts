/** Settlement: the only place where plans are credited and revoked. */
import { toMismatchReport } from '@/domain/payments/mismatch'
import type { PaymentStatus } from '@/domain/payments/status'
import { judgeTransaction, type PaymentVerdict, type ProviderTransaction } from '@/domain/payments/transaction'
import { afterVerdict, isCredited } from '@/domain/payments/transition'
import type { HeldPlan } from '@/domain/plans/plans'
import { afterPurchase } from '@/domain/plans/purchase'
import { Prisma } from '@/generated/prisma/client'
import { OwnerSlots } from '@/server/owner-slots'
import type { Deps, Tx } from '@/server/ports'
import { heldPlan, setPlan, toPlanId } from '@/server/services/shared/held-plan'
import { findUser } from '@/server/services/shared/user-row'
import { lockPayment, type PaymentRow, paymentSelect, planOfPayments } from './row'

/**
 * Prisma's transaction timeouts in milliseconds (to acquire a connection, and to finish): longer than elsewhere, so
 * that no payment fails under load.
 */
export const PATIENT = { maxWait: 15_000, timeout: 15_000 }

/**
 * Settles the reports of one payment one after the other, within this process. The database's locks ensure correctness;
 * this keeps reports that would wait for the same lock from occupying every connection of the pool.
 */
const settling = new OwnerSlots({ running: 1 })

/**
 * Settles a payment according to a report of the provider. Idempotent: the payer's verification, the webhook and the
 * job may all report the same payment, and the plan is credited once.
 */
export async function settlePayment(deps: Deps, paymentId: string, report: ProviderTransaction): Promise<PaymentRow> {
  const mode = deps.payments?.mode ?? 'live'
  const judge = (payment: PaymentRow) => judgeTransaction(report, { ...payment, mode })
  return settling.run(paymentId, async () => {
    const known = await deps.prisma.payment.findUniqueOrThrow({ where: { id: paymentId }, select: paymentSelect })
    // Fast path: most reports are duplicates, which need no lock.
    if (afterVerdict(known.status, judge(known)) === known.status) return known
    return settleLocked(deps, paymentId, report, judge)
  })
}

async function settleLocked(
  deps: Deps,
  paymentId: string,
  report: ProviderTransaction,
  judge: (payment: PaymentRow) => PaymentVerdict,
): Promise<PaymentRow> {
  const settled = await deps.prisma.$transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    const verdict = judge(payment)
    if (verdict === 'mismatch') {
      const { status, amount, requestedAmount, currency } = report
      const reported = { status, amount, requestedAmount, currency, mode: report.mode }
      deps.log.error(
        { reference: payment.reference, reported },
        'a payment does not match its order: an operator must review it',
      )
    }
    await keepReport(tx, payment, verdict, report)
    const paid = { paidAt: report.paidAt ?? deps.now(), channel: report.channel }
    return moveTo(deps, tx, payment, afterVerdict(payment.status, verdict), paid)
  }, PATIENT)
  deps.queue.wake('send-mail')
  return settled
}

/** Stores a mismatch for the operator, and removes it if the right amount is paid after all. */
async function keepReport(
  tx: Tx,
  { id, status, reported }: PaymentRow,
  verdict: PaymentVerdict,
  report: ProviderTransaction,
): Promise<void> {
  if (isCredited(status)) return
  const write = (value: Prisma.InputJsonObject | typeof Prisma.DbNull) =>
    tx.payment.update({ where: { id }, data: { reported: value }, select: { id: true } })
  if (verdict === 'mismatch') await write({ ...toMismatchReport(report) })
  else if (verdict === 'paid' && reported !== null) await write(Prisma.DbNull)
}

/**
 * Moves the locked payment to its next status, and credits or revokes the plan.
 * @param paid when and through which channel the money was paid
 */
export async function moveTo(
  deps: Deps,
  tx: Tx,
  payment: PaymentRow,
  status: PaymentStatus,
  paid: { paidAt: Date; channel: string | null } | null = null,
): Promise<PaymentRow> {
  if (status === payment.status) return payment
  const gains = isCredited(status) && !isCredited(payment.status)
  const loses = isCredited(payment.status) && !isCredited(status)
  // Read before the row changes: the plan including this payment.
  const ledgerPlan = loses && payment.userId !== null ? await planOfPayments(tx, payment.userId) : null
  const now = deps.now()
  const creditedAt = payment.userId === null ? null : now
  const data = { status, ...(gains ? { ...paid, creditedAt } : {}) }
  await tx.payment.update({ where: { id: payment.id }, data, select: { id: true } })
  if (gains) await credit(deps, tx, payment, now)
  if (status === 'review') await tell(deps, tx, payment, 'payment-in-review')
  if (ledgerPlan) await takeBack(deps, tx, payment, ledgerPlan)
  return { ...payment, ...data }
}

async function credit(deps: Deps, tx: Tx, payment: PaymentRow, creditedAt: Date): Promise<void> {
  if (payment.userId === null) {
    deps.log.error(
      { reference: payment.reference },
      'a payment arrived for a deleted account: an operator must refund it',
    )
    return
  }
  const held = heldPlan(await findUser(tx, payment.userId))
  await setPlan(tx, payment.userId, afterPurchase(held, { plan: toPlanId(payment.plan), creditedAt }))
  await tell(deps, tx, payment, 'payment-receipt')
}

/** Enqueues a mail about a change of status, of which each happens once. */
async function tell(
  { queue }: Deps,
  tx: Tx,
  { id: paymentId, userId }: PaymentRow,
  kind: 'payment-receipt' | 'payment-in-review' | 'plan-withdrawn',
): Promise<void> {
  if (userId !== null) await queue.enqueue(tx, 'send-mail', { kind, paymentId })
}

async function takeBack(deps: Deps, tx: Tx, payment: PaymentRow, before: HeldPlan): Promise<void> {
  if (payment.userId === null) return
  const held = heldPlan(await findUser(tx, payment.userId))
  const isFromPayments = held.plan === before.plan && held.planExpiresAt?.getTime() === before.planExpiresAt?.getTime()
  if (!isFromPayments) {
    // The plan was changed by hand, for a reason that is not recorded.
    deps.log.error(
      { reference: payment.reference },
      'a payment was refunded, but the plan stays: an operator had changed it by hand',
    )
    return
  }
  await setPlan(tx, payment.userId, await planOfPayments(tx, payment.userId))
  await tell(deps, tx, payment, 'plan-withdrawn')
}
