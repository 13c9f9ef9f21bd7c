/** The payments that wait for a person: what was expected, what came, and crediting one after all. */

import { AppError } from '@/domain/errors'
import { whyNotAccept } from '@/domain/payments/desk'
import { type MisfitReport, misfits, toMisfitReport } from '@/domain/payments/misfit'
import type { PlanId } from '@/domain/plans/plans'
import { planName } from '@/domain/plans/plans'
import type { Deps, Tx } from '../../ports'
import { lockPayment, type PaymentRow, paymentSelect, reportOf } from '../payment-row'
import { moveTo, PATIENT } from '../payment-settle'
import { askProvider } from '../payment-verify'
import { findUser, toPlanId } from '../user'
import { writeAudit } from './audit'

export type ReviewedPaymentDto = {
  reference: string
  /** null: the account is deleted. */
  userId: string | null
  plan: PlanId
  provider: string
  isTest: boolean
  status: string
  refund: string | null
  begunAt: Date
  /** Kobo. */
  expected: { amount: number; currency: string }
  /** null: not kept, and the provider did not say when it was asked now. */
  received: MisfitReport | null
  /** What is wrong with it, in words. */
  misfits: string[]
}

/** Payments in review, and paid ones whose account is gone, the oldest first. */
export async function listForPerson(deps: Deps): Promise<ReviewedPaymentDto[]> {
  const rows = await deps.prisma.payment.findMany({
    where: { OR: [{ status: 'review' }, { status: { in: ['success', 'disputed'] }, userId: null, creditedAt: null }] },
    orderBy: { createdAt: 'asc' },
    select: paymentSelect,
  })
  const payments: ReviewedPaymentDto[] = []
  for (const row of rows) payments.push(toReviewed(row, reportOf(row) ?? (await askAnew(deps, row))))
  return payments
}

/** For payments that were set aside before reports were kept. */
async function askAnew(deps: Deps, payment: PaymentRow): Promise<MisfitReport | null> {
  const report = await askProvider(deps, payment).catch(() => null)
  return report && toMisfitReport(report)
}

function toReviewed(row: PaymentRow, received: MisfitReport | null): ReviewedPaymentDto {
  const { reference, userId, provider, isTest, status, refund, createdAt, amount, currency } = row
  const expected = { amount, currency, mode: isTest ? ('test' as const) : ('live' as const) }
  return {
    ...{ reference, userId, provider, isTest, status, refund, received },
    plan: toPlanId(row.plan),
    begunAt: createdAt,
    expected: { amount, currency },
    misfits: [...(received ? misfits(received, expected) : []), ...(userId === null ? ['the account is deleted'] : [])],
  }
}

/** Finds a payment by its reference and holds it. @throws AppError NOT_FOUND */
export async function lockReferenced(tx: Tx, reference: string): Promise<PaymentRow> {
  const known = await tx.payment.findUnique({ where: { reference }, select: { id: true } })
  if (!known) throw new AppError('NOT_FOUND', 'payment-not-found', `There is no payment ${reference}.`)
  return lockPayment(tx, known.id)
}

type Decision = { operator: string; reference: string; reason: string }

/**
 * Credits a payment in review as if it had fitted: once, receipt included, through the same settlement.
 * @throws AppError NOT_FOUND · CONFLICT when it is not in review, has no account, or is being given back
 */
export async function acceptPayment(
  deps: Deps,
  { operator, reference, reason }: Decision,
): Promise<{ reference: string; outcome: string }> {
  const outcome = await deps.prisma.$transaction(async (tx) => {
    const payment = await lockReferenced(tx, reference)
    const why = whyNotAccept(payment)
    if (why !== null || payment.userId === null) throw new AppError('CONFLICT', 'conflict', why ?? '')
    const report = reportOf(payment)
    const paidAt = report?.paidAt ? new Date(report.paidAt) : deps.now()
    await moveTo(deps, tx, payment, 'success', { paidAt, channel: report?.channel ?? null })
    const { plan, planExpiresAt } = await findUser(tx, payment.userId)
    const done = `credited: ${planName(toPlanId(plan))} until ${planExpiresAt?.toISOString()}`
    const act = { operator, act: 'accept-payment', userId: payment.userId, subject: reference, reason } as const
    await writeAudit(tx, deps.now(), { ...act, outcome: done })
    return done
  }, PATIENT)
  deps.queue.wake('send-mail')
  return { reference, outcome }
}
