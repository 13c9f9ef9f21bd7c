/** A user's payments and their receipts. */
import { AppError } from '@/domain/errors'
import { PAYMENT_MESSAGES } from '@/domain/payments/messages'
import { planDuration } from '@/domain/plans/plan-texts'
import { PLANS } from '@/domain/plans/plans'
import type { Page, PageWish } from '@/schemas/paging'
import type { PaymentDto, ReceiptDto } from '@/schemas/payment'
import type { Deps } from '@/server/ports'
import { toPlanId } from '@/server/services/shared/held-plan'
import { byCreation, pageQuery, toPage } from '@/server/services/shared/page'
import { paymentSelect, toPaymentDto } from './row'

/** The user's payments, newest first. */
export async function listPayments({ prisma }: Deps, userId: string, page: PageWish): Promise<Page<PaymentDto>> {
  const { behind, orderBy, take } = pageQuery('createdAt', page)
  const rows = await prisma.payment.findMany({ where: { userId, AND: behind }, orderBy, take, select: paymentSelect })
  return toPage(rows, page, byCreation, toPaymentDto)
}

/** @throws AppError NOT_FOUND no such payment, or another user's */
export async function getReceipt({ prisma }: Deps, userId: string, reference: string): Promise<ReceiptDto> {
  const row = await prisma.payment.findUnique({
    where: { reference, userId },
    select: { ...paymentSelect, user: { select: { name: true, email: true } } },
  })
  if (!row?.user) throw new AppError('NOT_FOUND', 'payment-not-found', PAYMENT_MESSAGES.notFound)
  const plan = PLANS[toPlanId(row.plan)]
  const texts = { planName: plan.name, duration: planDuration(plan) }
  return { ...toPaymentDto(row), ...texts, channel: row.channel, payer: row.user }
}
