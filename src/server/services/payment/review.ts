/** The payments that await an operator's decision, and crediting one of them. */
import { AppError } from '@/domain/errors'
import { whyNotAccept } from '@/domain/payments/desk'
import { type MismatchReport, mismatches, toMismatchReport } from '@/domain/payments/mismatch'
import { type PlanId, planName } from '@/domain/plans/plans'
import type { Prisma } from '@/generated/prisma/client'
import type { Deps, Tx } from '@/server/ports'
import { writeAudit } from '@/server/services/shared/audit'
import { toPlanId } from '@/server/services/shared/held-plan'
import { findUser } from '@/server/services/shared/user-row'
import { lockPayment, type PaymentRow, paymentSelect, reportOf } from './row'
import { moveTo, PATIENT } from './settle'
import { askProvider } from './verify'

export type ReviewedPaymentDto = {
  reference: string
  /** null if the account is deleted. */
  userId: string | null
  plan: PlanId
  provider: string
  isTest: boolean
  status: string
  refund: string | null
  begunAt: Date
  /** In kobo. */
  expected: { amount: number; currency: string }
  /** null if it was not stored and the provider could not be reached now. */
  received: MismatchReport | null
  /** The mismatches, in words. */
  misfits: string[]
}

/** Payments in review, and paid ones whose account is deleted. */
const AWAITING: Prisma.PaymentWhereInput = {
  OR: [{ status: 'review' }, { status: { in: ['success', 'disputed'] }, userId: null, creditedAt: null }],
}

export const countForPerson = ({ prisma }: Pick<Deps, 'prisma'>): Promise<number> =>
  prisma.payment.count({ where: AWAITING })

/** Oldest first. */
export async function listForPerson(deps: Deps): Promise<ReviewedPaymentDto[]> {
  const rows = await deps.prisma.payment.findMany({
    where: AWAITING,
    orderBy: { createdAt: 'asc' },
    select: paymentSelect,
  })
  const payments: ReviewedPaymentDto[] = []
  for (const row of rows) payments.push(toReviewed(row, reportOf(row) ?? (await askAnew(deps, row))))
  return payments
}

/** For payments that were put in review before reports were stored. */
async function askAnew(deps: Deps, payment: PaymentRow): Promise<MismatchReport | null> {
  const report = await askProvider(deps, payment).catch(() => null)
  return report && toMismatchReport(report)
}

function toReviewed(row: PaymentRow, received: MismatchReport | null): ReviewedPaymentDto {
  const { reference, userId, provider, isTest, status, refund, createdAt, amount, currency } = row
  const expected = { amount, currency, mode: isTest ? ('test' as const) : ('live' as const) }
  return {
    ...{ reference, userId, provider, isTest, status, refund, received },
    plan: toPlanId(row.plan),
    begunAt: createdAt,
    expected: { amount, currency },
    misfits: [
      ...(received ? mismatches(received, expected) : []),
      ...(userId === null ? ['the account is deleted'] : []),
    ],
  }
}

/**
 * Finds a payment by its reference and locks it.
 * @throws AppError NOT_FOUND
 */
export async function lockReferenced(tx: Tx, reference: string): Promise<PaymentRow> {
  const known = await tx.payment.findUnique({ where: { reference }, select: { id: true } })
  if (!known) throw new AppError('NOT_FOUND', 'payment-not-found', `There is no payment ${reference}.`)
  return lockPayment(tx, known.id)
}

type Decision = { operator: string; reference: string; reason: string }

/**
 * Credits a payment in review as if it had matched: once, with a receipt, through the regular settlement.
 * @throws AppError NOT_FOUND · CONFLICT when it is not in review, has no account, or is being refunded
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
