/** Rows of an account that no call of a test's client can make: of providers, payments and operators. */
import type { PrismaClient } from '@/generated/prisma/client'

/** @returns the reference of a payment that is kept when the account is deleted */
export async function plantRows(prisma: PrismaClient, userId: string, marker: string): Promise<string> {
  const reference = `reference-of-${userId}`
  await prisma.identity.create({ data: { provider: 'google', providerAccountId: `${marker} at Google`, userId } })
  await prisma.planExtension.create({ data: { userId, days: 17 } })
  await prisma.auditEntry.create({
    data: {
      operator: 'ada',
      act: 'extend-plan',
      userId,
      subject: reference,
      reason: `${marker} called about it`,
      outcome: 'by 17 days',
    },
  })
  const common = { userId, plan: 'monthly', amount: 1_250_001, currency: 'NGN' } as const
  await prisma.payment.create({
    data: {
      ...common,
      reference,
      provider: 'paystack',
      status: 'review',
      channel: 'card',
      paidAt: new Date('2026-03-01T08:00:01Z'),
      creditedAt: new Date('2026-03-01T08:00:02Z'),
      refund: 'asked',
      refundAskedAt: new Date('2026-03-01T08:00:03Z'),
      reported: {
        amount: 1_250_002,
        requestedAmount: 1_250_003,
        currency: 'NGN',
        mode: 'live',
        paidAt: '2026-03-01',
        channel: 'bank',
      },
      events: { create: [{ name: 'charge.dispute.create', key: '4711', amount: 1_250_004 }] },
    },
  })
  const sandbox = { provider: 'sandbox', isTest: true, status: 'success', sandboxOutcome: 'success' } as const
  await prisma.payment.create({ data: { ...common, ...sandbox, reference: `sandbox-of-${userId}` } })
  await prisma.user.update({
    where: { id: userId },
    data: {
      selectedRole: 'accountant',
      isEmailMoved: true,
      planExpiresAt: new Date('2031-01-01T00:00:01Z'),
      planEndNoticeFor: new Date('2031-01-01T00:00:02Z'),
    },
  })
  return reference
}
