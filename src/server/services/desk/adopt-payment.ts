/** Taking in a payment that the provider knows and the database does not, as after restoring an older backup. */
import { AppError } from '@/domain/errors'
import { CURRENCY, priceInKobo } from '@/domain/payments/price'
import type { ProviderTransaction } from '@/domain/payments/transaction'
import { isCredited } from '@/domain/payments/transition'
import { type PaidPlanId, planName } from '@/domain/plans/plans'
import type { Deps } from '@/server/ports'
import { askProvider, enqueueNextCheck, settlePayment } from '@/server/services/payment'
import { writeAudit } from '@/server/services/shared/audit'
import { planColumn } from '@/server/services/shared/held-plan'
import { lockUser } from '@/server/services/shared/user-row'
import { accountId } from './find-account'

type AdoptInput = { operator: string; reference: string; account: string; plan: PaidPlanId; reason: string }

/**
 * Stores the payment for the account and settles it by the provider's report, as if it had been begun here: it is
 * credited once, or set aside if what was paid is not the price of the plan.
 * @throws AppError NOT_FOUND no such account, or the provider does not know the payment · CONFLICT it is stored
 * already, or was not paid · SERVICE_UNAVAILABLE payments are off · BAD_GATEWAY the provider does not answer
 */
export async function adoptPayment(
  deps: Deps,
  { operator, reference, account, plan, reason }: AdoptInput,
): Promise<{ reference: string; outcome: string }> {
  const report = await reportOfPaid(deps, reference)
  const order = { reference, plan: planColumn(plan), amount: priceInKobo(plan), currency: CURRENCY }
  const id = await deps.prisma.$transaction(async (tx) => {
    const userId = await accountId(tx, account)
    await lockUser(tx, userId)
    const provided = { provider: 'paystack' as const, isTest: deps.payments?.mode === 'test' }
    const data = [{ ...order, ...provided, userId, createdAt: report.paidAt ?? deps.now() }]
    const [created] = await tx.payment.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
    if (!created) throw new AppError('CONFLICT', 'conflict', `The payment ${reference} is stored already.`)
    // Settles it if this process ends before it could.
    await enqueueNextCheck(deps, tx, created.id)
    const outcome = `taken in for the ${planName(plan)}`
    await writeAudit(tx, deps.now(), { operator, act: 'adopt-payment', userId, subject: reference, reason, outcome })
    return created.id
  })
  const { status } = await settlePayment(deps, id, report)
  const settled = isCredited(status) ? 'and credited' : `which does not fit what was paid: it is in ${status}`
  return { reference, outcome: `taken in for the ${planName(plan)}, ${settled}` }
}

/** The provider's report of a payment that it calls paid. */
async function reportOfPaid(deps: Deps, reference: string): Promise<ProviderTransaction> {
  const { payments } = deps
  if (!payments || payments.name === 'sandbox') {
    throw new AppError('SERVICE_UNAVAILABLE', 'payments-off', 'No provider of card payments is set up here.')
  }
  const asked = { provider: payments.name, reference, amount: 0, currency: CURRENCY, sandboxOutcome: null }
  const report = await askProvider(deps, asked).catch((cause: unknown) => {
    throw new AppError('BAD_GATEWAY', 'payment-provider-unreachable', 'The payment provider does not answer.', {
      cause,
    })
  })
  if (!report) throw new AppError('NOT_FOUND', 'payment-not-found', `The provider knows no payment ${reference}.`)
  if (report.status !== 'success') {
    throw new AppError('CONFLICT', 'conflict', `The provider says that this payment is ${report.status}, not paid.`)
  }
  return report
}
