/**
 * Operators' actions on accounts: look-up, mails, added days, and an audit log that outlives the account without
 * personal data.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESK_INPUTS } from '@/schemas/desk'
import { listAudit } from '@/server/services/desk/audit'
import { extendPlan } from '@/server/services/desk/extend-plan'
import { findAccount } from '@/server/services/desk/find-account'
import { resendMail } from '@/server/services/desk/resend-mail'
import { createPayingApp, FREE, type PayingApp } from '../helpers/paying-app'
import type { TestUser } from '../helpers/test-app'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp()
})
afterAll(() => app.close())

const operator = 'ada'
const audit = (about: string) => listAudit(app.deps, { about, limit: 10 })

async function buy(user: TestUser): Promise<string> {
  const reference = await app.begin(user, 'monthly')
  app.paystack.pay(reference)
  expect((await app.verify(user, reference)).status).toBe(200)
  return reference
}

it.each(['jobs', 'audit'] as const)('a list of %s that is too short or too long is refused with a sentence', (list) => {
  for (const limit of [0, 1001]) {
    const issues = DESK_INPUTS[list].safeParse({ limit }).error?.issues.map(({ message }) => message)
    expect(issues).toEqual(['The limit must be a whole number from 1 to 1000.'])
  }
})

describe('an account', () => {
  it('is found by its address in any case and by its id, and the look-up is logged', async () => {
    const { user } = await app.signUp()
    for (const account of [user.email.toUpperCase(), user.id]) {
      expect(await findAccount(app.deps, operator, account)).toMatchObject({
        user: { id: user.id, email: user.email, plan: 'free', emailVerified: false },
        hasPassword: true,
        providers: [],
        usage: { interviewCount: 0 },
        payments: [],
      })
    }
    expect((await audit(user.id)).map(({ act, outcome }) => [act, outcome])).toEqual([
      ['find-account', 'shown'],
      ['find-account', 'shown'],
    ])
    await expect(findAccount(app.deps, operator, 'nobody@example.com')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a mail', () => {
  it('of each kind can be resent', async () => {
    const user = await app.signUp()
    const reference = await buy(user)
    await app.runJobs()
    app.mails.length = 0
    await resendMail(app.deps, { operator, kind: 'verify', about: user.user.email })
    await resendMail(app.deps, { operator, kind: 'reset', about: user.user.id, reason: 'asked on the phone' })
    await resendMail(app.deps, { operator, kind: 'receipt', about: reference })
    await app.runJobs()
    expect(app.mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['verify-email', user.user.email],
      ['reset-password', user.user.email],
      ['payment-receipt', user.user.email],
    ])
    expect((await audit(user.user.id)).map(({ act, subject, reason }) => [act, subject, reason])).toEqual([
      ['resend-mail', reference, null],
      ['resend-mail', null, 'asked on the phone'],
      ['resend-mail', null, null],
    ])
  })

  it('without a purpose is refused and not logged', async () => {
    const user = await app.signUp()
    await app.deps.prisma.user.update({ where: { id: user.user.id }, data: { emailVerifiedAt: new Date() } })
    await expect(resendMail(app.deps, { operator, kind: 'verify', about: user.user.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const reference = await app.begin(user)
    await expect(resendMail(app.deps, { operator, kind: 'receipt', about: reference })).rejects.toThrow(
      'This payment has no receipt: it is pending.',
    )
    expect(await audit(user.user.id)).toEqual([])
  })
})

describe('days that are added to a plan', () => {
  const extend = (user: TestUser, days: number) =>
    extendPlan(app.deps, { operator, account: user.user.id, days, reason: 'the outage of Monday' })

  it('count from the end of a current plan, from now on an expired one, and not on the free plan', async () => {
    const user = await app.signUp()
    await expect(extend(user, 3)).rejects.toMatchObject({ code: 'CONFLICT' })
    await buy(user)
    expect((await extend(user, 3)).outcome).toBe('Monthly Plan now until 2026-04-12T12:00:00.000Z, by 3 days')
    expect(await app.planOf(user)).toEqual({ plan: 'monthly', planExpiresAt: '2026-04-12T12:00:00.000Z' })
    const expired = await app.signUp()
    const data = { plan: 'monthly', planExpiresAt: new Date('2026-03-01T00:00:00Z') } as const
    await app.deps.prisma.user.update({ where: { id: expired.user.id }, data })
    await extend(expired, 2)
    expect((await app.planOf(expired)).planExpiresAt).toBe('2026-03-12T12:00:00.000Z')
    expect(await audit(user.user.id)).toMatchObject([{ act: 'extend-plan', reason: 'the outage of Monday' }])
  })

  it('do not keep a refunded plan, and stay when another payment remains', async () => {
    const refund = (reference: string) =>
      app.deliver(
        app.paystack.event('refund.processed', {
          transaction_reference: reference,
          refund_reference: reference,
          amount: 1_250_000,
          currency: 'NGN',
        }),
      )
    const user = await app.signUp()
    const first = await buy(user)
    app.clock.now = new Date(app.clock.now.getTime() + 1_000)
    await extend(user, 5)
    app.clock.now = new Date(app.clock.now.getTime() + 1_000)
    const second = await buy(user)
    expect((await app.planOf(user)).planExpiresAt).toBe('2026-05-14T12:00:00.000Z')
    await refund(second)
    expect((await app.planOf(user)).planExpiresAt).toBe('2026-04-14T12:00:00.000Z')
    await refund(first)
    expect(await app.planOf(user)).toEqual(FREE)
  })
})

describe('the audit log', () => {
  it('is part of the export, and outlives the account without personal data', async () => {
    const user = await app.signUp('Ngozi Eze')
    const reference = await buy(user)
    const reason = 'Ngozi Eze called about it'
    await resendMail(app.deps, { operator, kind: 'receipt', about: reference, reason })
    await extendPlan(app.deps, { operator, account: user.user.id, days: 4, reason })
    expect((await user.get(`/api/user/${user.user.id}/export`)).body).toMatchObject({
      planExtensions: [{ days: 4 }],
      operatorActs: [
        { act: 'resend-mail', reason, outcome: 'the receipt mail is in the queue' },
        { act: 'extend-plan', reason },
      ],
    })
    expect((await user.delete(`/api/user/${user.user.id}`)).status).toBe(200)
    const rows = await app.deps.prisma.auditEntry.findMany({ where: { subject: reference } })
    expect(rows).toMatchObject([{ operator, act: 'resend-mail', userId: null, reason: null }])
    expect(JSON.stringify(await app.deps.prisma.auditEntry.findMany())).not.toMatch(/Ngozi|@example\.com/)
    expect(JSON.stringify(await app.deps.prisma.auditEntry.findMany())).not.toContain(user.user.id)
  })
})
