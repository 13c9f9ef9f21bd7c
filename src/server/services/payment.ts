/** Beginning a payment, and the payments made so far. */
import { randomBytes } from 'node:crypto'
import { AppError } from '@/domain/errors'
import { PAYMENT_MESSAGES } from '@/domain/payments/messages'
import { CURRENCY, priceInKobo } from '@/domain/payments/price'
import { PLANS } from '@/domain/plans/plans'
import type { Page, PageWish } from '@/schemas/paging'
import type {
  InitializedPaymentDto,
  InitializePaymentInput,
  PaymentConfigDto,
  PaymentDto,
  ReceiptDto,
} from '@/schemas/payment'
import type { Deps } from '../ports'
import { byCreation, pageQuery, toPage } from './page'
import { enqueueFirstCheck } from './payment-check'
import { paymentSelect, toPaymentDto } from './payment-row'
import { planColumn } from './payment-settle'
import { findUser, toPlanId } from './user'

/** How plans can be paid for here. */
export const getPaymentConfig = ({ payments }: Deps): PaymentConfigDto => ({
  provider: payments?.name ?? 'off',
  isTest: payments?.mode === 'test',
  publicKey: payments?.publicKey ?? null,
  currency: CURRENCY,
})

/** 192 random bits in characters that every provider takes in a reference. */
const newReference = () => randomBytes(24).toString('hex')

/**
 * Stores what is bought, by whom and for how much, then announces it to the provider: whatever comes back later is held
 * against the row, never against what a browser says.
 * @throws AppError NOT_FOUND 'User not found' · SERVICE_UNAVAILABLE nothing can be bought · BAD_GATEWAY provider away
 */
export async function initializePayment(
  deps: Deps,
  { planType, userId }: Omit<InitializePaymentInput, 'email'>,
): Promise<InitializedPaymentDto> {
  const { prisma, payments } = deps
  const { email } = await findUser(prisma, userId)
  if (!payments) throw new AppError('SERVICE_UNAVAILABLE', 'payments-off', PAYMENT_MESSAGES.off)
  const order = { reference: newReference(), amount: priceInKobo(planType), currency: CURRENCY }
  const { id } = await prisma.$transaction(async (tx) => {
    const [provider, isTest] = [payments.name, payments.mode === 'test']
    const data = { ...order, userId, provider, isTest, plan: planColumn(planType), createdAt: deps.now() }
    const created = await tx.payment.create({ data, select: { id: true } })
    await enqueueFirstCheck(deps, tx, created.id)
    return created
  })
  try {
    const { accessCode } = await payments.initialize({ ...order, email })
    return { ...order, accessCode, provider: payments.name, publicKey: payments.publicKey }
  } catch (cause) {
    deps.log.error({ err: cause, reference: order.reference }, 'a payment could not be begun')
    await prisma.payment.updateMany({ where: { id, status: 'pending' }, data: { status: 'failed' } })
    throw new AppError('BAD_GATEWAY', 'payment-provider-unreachable', PAYMENT_MESSAGES.notStarted, { cause })
  }
}

/** The user's payments, newest first. */
export async function listPayments({ prisma }: Deps, userId: string, page: PageWish): Promise<Page<PaymentDto>> {
  const { behind, orderBy, take } = pageQuery('createdAt', page)
  const rows = await prisma.payment.findMany({ where: { userId, AND: behind }, orderBy, take, select: paymentSelect })
  return toPage(rows, page, byCreation, toPaymentDto)
}

/** @throws AppError NOT_FOUND, also when it is somebody else's */
export async function getReceipt({ prisma }: Deps, userId: string, reference: string): Promise<ReceiptDto> {
  const row = await prisma.payment.findUnique({
    where: { reference, userId },
    select: { ...paymentSelect, user: { select: { name: true, email: true } } },
  })
  if (!row?.user) throw new AppError('NOT_FOUND', 'payment-not-found', PAYMENT_MESSAGES.notFound)
  const { name, duration } = PLANS[toPlanId(row.plan)]
  return { ...toPaymentDto(row), planName: name, duration, channel: row.channel, payer: row.user }
}
