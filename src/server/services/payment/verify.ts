/** Verifying a payment at the payer's request. */
import { AppError } from '@/domain/errors'
import { activatedText, PAYMENT_MESSAGES } from '@/domain/payments/messages'
import type { ProviderTransaction } from '@/domain/payments/transaction'
import { isCredited, isOpen } from '@/domain/payments/transition'
import { planName } from '@/domain/plans/plans'
import type { PaymentDto, SandboxOutcomeInput } from '@/schemas/payment'
import type { VerifiedPaymentDto } from '@/schemas/verified-payment'
import type { AskedPayment, Deps } from '@/server/ports'
import { getUser } from '@/server/services/shared/user-row'
import { lockPayment, type PaymentRow, paymentSelect, toPaymentDto } from './row'
import { settlePayment } from './settle'

/**
 * Asks the provider about a payment of the user and credits it if it is paid. For a credited one it only returns the
 * plan.
 * @throws AppError NOT_FOUND unknown or another user's · PAYMENT_REQUIRED not paid, refunded, or a mismatch ·
 * BAD_GATEWAY the provider does not answer, and the payment stays open
 */
export async function verifyPayment(deps: Deps, userId: string, reference: string): Promise<VerifiedPaymentDto> {
  const payment = await findOwn(deps, userId, reference)
  if (isCredited(payment.status)) return verified(deps, userId, payment)
  if (payment.status === 'refunded')
    throw new AppError('PAYMENT_REQUIRED', 'payment-refunded', PAYMENT_MESSAGES.refunded)
  const report = await askProvider(deps, payment).catch((cause) => {
    throw new AppError('BAD_GATEWAY', 'payment-provider-unreachable', PAYMENT_MESSAGES.confirming, { cause })
  })
  const settled = report ? await settlePayment(deps, payment.id, report) : payment
  if (isCredited(settled.status)) return verified(deps, userId, settled)
  const { reason, message } = refusal(settled, report)
  throw new AppError('PAYMENT_REQUIRED', reason, message)
}

async function verified(deps: Deps, userId: string, payment: PaymentRow): Promise<VerifiedPaymentDto> {
  const user = await getUser(deps, userId)
  // A smaller plan that was paid late has extended a larger one.
  return { status: 'success', user, payment: toPaymentDto(payment), message: activatedText(planName(user.plan)) }
}

/** The provider's statuses of a payment that took no money; any other one, also a new one, may still take it. */
const UNPAID = new Set(['abandoned', 'failed'])

function refusal({ status }: PaymentRow, report: ProviderTransaction | null) {
  switch (status) {
    case 'review':
      return { reason: 'payment-in-review', message: PAYMENT_MESSAGES.review } as const
    case 'refunded':
      return { reason: 'payment-refunded', message: PAYMENT_MESSAGES.refunded } as const
    default:
      // After a refused card, the same checkout accepts another one.
      if (report && !UNPAID.has(report.status))
        return { reason: 'payment-confirming', message: PAYMENT_MESSAGES.confirming } as const
      return status === 'failed'
        ? ({ reason: 'payment-failed', message: PAYMENT_MESSAGES.failed } as const)
        : ({ reason: 'payment-unpaid', message: PAYMENT_MESSAGES.unpaid } as const)
  }
}

/**
 * The provider's current report of a payment; null if the provider does not know the payment.
 * @throws Error when the provider cannot be reached
 */
export async function askProvider(
  deps: Deps,
  payment: AskedPayment & Pick<PaymentRow, 'provider'>,
): Promise<ProviderTransaction | null> {
  try {
    const { payments } = deps
    if (payments?.name !== payment.provider) throw new Error(`Payments with ${payment.provider} are not set up.`)
    return await payments.verify(payment)
  } catch (error) {
    deps.log.warn({ err: error, reference: payment.reference }, 'the payment provider could not be reached')
    throw error
  }
}

/**
 * Sets the outcome of a sandbox payment; `verifyPayment` settles it.
 * @throws AppError NOT_FOUND unknown or another user's · CONFLICT not a sandbox payment, or it has ended
 */
export async function chooseSandboxOutcome(
  deps: Deps,
  userId: string,
  { reference, outcome }: SandboxOutcomeInput,
): Promise<PaymentDto> {
  const { id } = await findOwn(deps, userId, reference)
  return deps.prisma.$transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment.provider !== 'sandbox' || deps.payments?.name !== 'sandbox') {
      throw new AppError('CONFLICT', 'no-sandbox-payment', PAYMENT_MESSAGES.noSandbox)
    }
    if (!isOpen(payment.status)) throw new AppError('CONFLICT', 'payment-ended', PAYMENT_MESSAGES.sandboxDone)
    await tx.payment.update({ where: { id }, data: { sandboxOutcome: outcome }, select: { id: true } })
    return toPaymentDto(payment)
  })
}

/** @throws AppError NOT_FOUND no such payment, or another user's */
async function findOwn({ prisma }: Deps, userId: string, reference: string): Promise<PaymentRow> {
  const payment = await prisma.payment.findUnique({ where: { reference, userId }, select: paymentSelect })
  if (!payment) throw new AppError('NOT_FOUND', 'payment-not-found', PAYMENT_MESSAGES.notFound)
  return payment
}
