/** The payment configuration, and initialising a payment. */
import { randomBytes } from 'node:crypto'
import { AppError } from '@/domain/errors'
import { PAYMENT_MESSAGES } from '@/domain/payments/messages'
import { CURRENCY, priceInKobo } from '@/domain/payments/price'
import { purchasablePlans } from '@/domain/plans/offers'
import { type HeldPlan, type PaidPlanId, PLANS } from '@/domain/plans/plans'
import { notOnSaleNote } from '@/domain/plans/purchase-note'
import type { InitializedPaymentDto, InitializePaymentInput, PaymentConfigDto } from '@/schemas/payment'
import type { Deps } from '@/server/ports'
import { heldPlan, planColumn } from '@/server/services/shared/held-plan'
import { findUser } from '@/server/services/shared/user-row'
import { enqueueNextCheck } from './check'

/** How plans can be paid for on this server. */
export const getPaymentConfig = ({ payments, supportContact }: Deps): PaymentConfigDto => ({
  provider: payments?.name ?? 'off',
  isTest: payments?.mode === 'test',
  publicKey: payments?.publicKey ?? null,
  currency: CURRENCY,
  supportContact: supportContact ?? null,
})

function assertOnSale(held: HeldPlan, planType: PaidPlanId, now: Date): void {
  const plan = PLANS[planType]
  if (purchasablePlans(held, now).includes(plan)) return
  throw new AppError('CONFLICT', 'plan-not-on-sale', notOnSaleNote(held, plan, now))
}

/** 192 random bits as hexadecimal, which every provider accepts in a reference. */
const newReference = () => randomBytes(24).toString('hex')

/**
 * Stores the payment (plan, payer, price), then announces it to the provider: every later report is compared with this
 * row, never with input from a browser.
 * @throws AppError NOT_FOUND 'User not found' · SERVICE_UNAVAILABLE payments are off · CONFLICT a larger plan is
 * running · BAD_REQUEST the provider refuses the address of the account · BAD_GATEWAY it is unreachable
 */
export async function initializePayment(
  deps: Deps,
  { planType, userId }: Omit<InitializePaymentInput, 'email'>,
): Promise<InitializedPaymentDto> {
  const { prisma, payments } = deps
  const user = await findUser(prisma, userId)
  if (!payments) throw new AppError('SERVICE_UNAVAILABLE', 'payments-off', PAYMENT_MESSAGES.off)
  assertOnSale(heldPlan(user), planType, deps.now())
  const order = { reference: newReference(), amount: priceInKobo(planType), currency: CURRENCY }
  const { id } = await prisma.$transaction(async (tx) => {
    const [provider, isTest] = [payments.name, payments.mode === 'test']
    const data = { ...order, userId, provider, isTest, plan: planColumn(planType), createdAt: deps.now() }
    const created = await tx.payment.create({ data, select: { id: true } })
    await enqueueNextCheck(deps, tx, created.id)
    return created
  })
  try {
    const { accessCode } = await payments.initialize({ ...order, email: user.email })
    return { ...order, accessCode, provider: payments.name, publicKey: payments.publicKey }
  } catch (cause) {
    await prisma.payment.updateMany({ where: { id, status: 'pending' }, data: { status: 'failed' } })
    if (cause instanceof AppError) throw cause
    deps.log.error({ err: cause, reference: order.reference }, 'a payment could not be started')
    throw new AppError('BAD_GATEWAY', 'payment-provider-unreachable', PAYMENT_MESSAGES.notStarted, { cause })
  }
}
