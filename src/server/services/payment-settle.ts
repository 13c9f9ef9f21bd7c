/** What is known about a payment becomes what is stored: the one place where plans are credited and taken back. */
import { toMisfitReport } from '@/domain/payments/misfit'
import type { PaymentStatus } from '@/domain/payments/status'
import { judgeTransaction, type PaymentVerdict, type ProviderTransaction } from '@/domain/payments/transaction'
import { afterVerdict, isCredited } from '@/domain/payments/transition'
import type { HeldPlan, PlanId } from '@/domain/plans/plans'
import { afterPurchase } from '@/domain/plans/purchase'
import { type Plan, Prisma } from '@/generated/prisma/client'
import type { Deps, Tx } from '../ports'
import { oneAtATime } from './one-at-a-time'
import { lockPayment, type PaymentRow, paymentSelect, planOfPayments } from './payment-row'
import { findUser, heldPlan, toPlanId } from './user'

/** Milliseconds to wait for a transaction to begin, and for it to end: who has paid is not turned away in a busy moment. */
export const PATIENT = { maxWait: 15_000, timeout: 15_000 }

/**
 * Takes a report of the provider in. Whoever brings it first (the payer's browser, the webhook, the job) has the plan
 * credited; whoever brings it again changes nothing.
 */
export async function settlePayment(deps: Deps, paymentId: string, report: ProviderTransaction): Promise<PaymentRow> {
  const mode = deps.payments?.mode ?? 'live'
  const judge = (payment: PaymentRow) => judgeTransaction(report, { ...payment, mode })
  return oneAtATime(paymentId, async () => {
    const known = await deps.prisma.payment.findUniqueOrThrow({ where: { id: paymentId }, select: paymentSelect })
    // Most reports are repeats, and those need no lock.
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
      deps.log.error({ reference: payment.reference, reported }, 'a payment does not fit: a person must look at it')
    }
    await keepReport(tx, payment, verdict, report)
    const paid = { paidAt: report.paidAt ?? deps.now(), channel: report.channel }
    return moveTo(deps, tx, payment, afterVerdict(payment.status, verdict), paid)
  }, PATIENT)
  deps.queue.wake('send-mail')
  return settled
}

/** Keeps what does not fit for the person who decides; whoever pays the price after all leaves nothing to decide. */
async function keepReport(
  tx: Tx,
  { id, status, reported }: PaymentRow,
  verdict: PaymentVerdict,
  report: ProviderTransaction,
): Promise<void> {
  if (isCredited(status)) return
  const write = (value: Prisma.InputJsonObject | typeof Prisma.DbNull) =>
    tx.payment.update({ where: { id }, data: { reported: value }, select: { id: true } })
  if (verdict === 'mismatch') await write({ ...toMisfitReport(report) })
  else if (verdict === 'paid' && reported !== null) await write(Prisma.DbNull)
}

/**
 * Gives the locked payment its next status, with all that follows for the plan.
 * @param paid what is known about the money, when it came
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
  // Before the row changes: the plan that this payment is still part of.
  const ledgerPlan = loses && payment.userId !== null ? await planOfPayments(tx, payment.userId) : null
  const now = deps.now()
  const creditedAt = payment.userId === null ? null : now
  const data = { status, ...(gains ? { ...paid, creditedAt } : {}) }
  await tx.payment.update({ where: { id: payment.id }, data, select: { id: true } })
  if (gains) await credit(deps, tx, payment, now)
  if (ledgerPlan) await takeBack(deps, tx, payment, ledgerPlan)
  return { ...payment, ...data }
}

async function credit(deps: Deps, tx: Tx, payment: PaymentRow, creditedAt: Date): Promise<void> {
  if (payment.userId === null) {
    deps.log.error({ reference: payment.reference }, 'paid by an account that is deleted: the money must be given back')
    return
  }
  const held = heldPlan(await findUser(tx, payment.userId))
  await setPlan(tx, payment.userId, afterPurchase(held, { plan: toPlanId(payment.plan), creditedAt }))
  await deps.queue.enqueue(tx, 'send-mail', { kind: 'payment-receipt', paymentId: payment.id })
}

async function takeBack(deps: Deps, tx: Tx, payment: PaymentRow, before: HeldPlan): Promise<void> {
  if (payment.userId === null) return
  const held = heldPlan(await findUser(tx, payment.userId))
  const isFromPayments = held.plan === before.plan && held.planExpiresAt?.getTime() === before.planExpiresAt?.getTime()
  if (!isFromPayments) {
    // Somebody set it by hand, for a reason that we do not know.
    deps.log.error(
      { reference: payment.reference },
      'a plan that was not bought stays although a payment was given back',
    )
    return
  }
  await setPlan(tx, payment.userId, await planOfPayments(tx, payment.userId))
}

/** The domain's plan ids as the database's client spells them. */
const COLUMN = { free: 'free', 'pay-per-use': 'pay_per_use', monthly: 'monthly' } as const satisfies Record<
  PlanId,
  Plan
>

/** The plan as the database's client names it. */
export const planColumn = (plan: PlanId): Plan => COLUMN[plan]

/** Stores a plan that was reckoned. */
export const setPlan = (tx: Tx, userId: string, { plan, planExpiresAt }: HeldPlan) =>
  tx.user.update({ where: { id: userId }, data: { plan: planColumn(plan), planExpiresAt }, select: { id: true } })
