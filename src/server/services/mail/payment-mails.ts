/** The mails about a payment, written from its row when they are sent. */
import {
  type MailText,
  paymentInReviewText,
  paymentReceiptText,
  planWithdrawnText,
  type RunningPlan,
} from '@/content/mails/mail-texts'
import { planDuration } from '@/domain/plans/plan-texts'
import { effectivePlan, type HeldPlan, PLANS } from '@/domain/plans/plans'
import { planFromPurchases } from '@/domain/plans/purchase'
import type { Prisma } from '@/generated/prisma/client'
import type { JobPayload } from '@/server/jobs/payloads'
import type { Deps } from '@/server/ports'
import { paymentSelect, receivedOf } from '@/server/services/payment'
import { heldPlan, toPlanId } from '@/server/services/shared/held-plan'
import { purchasesOf } from '@/server/services/shared/purchases'
import type { Draft } from './draft'

type Payload = Extract<JobPayload<'send-mail'>, { paymentId: string }>

const select = {
  ...paymentSelect,
  creditedAt: true,
  user: { select: { id: true, email: true, emailVerifiedAt: true, plan: true, planExpiresAt: true } },
} as const
type Row = Prisma.PaymentGetPayload<{ select: typeof select }>
type Payer = NonNullable<Row['user']>

/** Null if the account is gone, or if the payment has moved on and the mail would no longer be true. */
export async function writePaymentMail(deps: Deps, { kind, paymentId }: Payload): Promise<Draft> {
  const payment = await deps.prisma.payment.findUnique({ where: { id: paymentId }, select })
  if (!payment?.user) return null
  const text = await textOf(deps, kind, payment, payment.user)
  const { id, email, emailVerifiedAt } = payment.user
  return text && { recipient: { userId: id, to: email, isVerified: emailVerifiedAt !== null }, text }
}

async function textOf(deps: Deps, kind: Payload['kind'], payment: Row, payer: Payer): Promise<MailText | null> {
  const facts = factsOf(payment)
  const url = `${deps.publicUrl}/settings`
  const contact = deps.supportContact ?? null
  switch (kind) {
    case 'payment-receipt': {
      const { paidAt } = payment
      return paidAt && paymentReceiptText({ ...facts, paidAt }, await extendedPlan(deps, payment, payer), url)
    }
    case 'payment-in-review': {
      const { amount, currency } = payment
      const price = { amount, currency }
      return payment.status === 'review' ? paymentInReviewText({ ...facts, price }, contact, url) : null
    }
    case 'plan-withdrawn': {
      const running = runningPlan(heldPlan(payer), deps.now())
      return payment.status === 'refunded' ? planWithdrawnText(facts, running, contact, url) : null
    }
  }
}

function factsOf(payment: Row) {
  const plan = PLANS[toPlanId(payment.plan)]
  const { reference } = payment
  return { planName: plan.name, duration: planDuration(plan), reference, ...receivedOf(payment) }
}

/** Null on the free plan. */
function runningPlan(held: HeldPlan, now: Date): RunningPlan | null {
  const { id, name } = effectivePlan(held, now)
  return id === 'free' || held.planExpiresAt === null ? null : { name, endsAt: held.planExpiresAt }
}

/** The larger plan that was running when the payment was credited and whose end it moved on; null without one. */
async function extendedPlan({ prisma }: Deps, { plan, creditedAt }: Row, payer: Payer): Promise<RunningPlan | null> {
  if (creditedAt === null) return null
  const { purchases, extensions } = await purchasesOf(prisma, payer.id)
  const held = planFromPurchases(
    purchases.filter((purchase) => purchase.creditedAt <= creditedAt),
    extensions.filter(({ extendedAt }) => extendedAt <= creditedAt),
  )
  return held.plan === toPlanId(plan) ? null : runningPlan(held, creditedAt)
}
