import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { type ErrorReason, reasonOfCode } from '@/domain/errors'
import { afterFailedStart, afterFailedVerify } from '@/features/payments/answers'

const refusal = (code: string, reason: ErrorReason = reasonOfCode(code), message = 'A sentence.') =>
  TRPCClientError.from({ error: { code: -32_000, message, data: { code, reason } } } as never)

const noAnswer = new TRPCClientError('Failed to fetch')

describe('a payment that could not be started', () => {
  it.each([
    ['the session has ended', refusal('UNAUTHORIZED')],
    ['the account is gone', refusal('NOT_FOUND', 'user-not-found')],
  ])('ends the session when %s', (_when, error) => {
    expect(afterFailedStart(error)).toEqual({ type: 'session-ended' })
  })

  it.each([
    ['the provider does not answer', refusal('BAD_GATEWAY')],
    ['something broke', refusal('INTERNAL_SERVER_ERROR')],
    ['there is no network', noAnswer],
  ])("has the catalogue's message when %s", (_when, error) => {
    expect(afterFailedStart(error)).toEqual({ type: 'not-started', message: undefined })
  })

  it.each(['SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS', 'CONFLICT'])("has the server's message on %s", (code) => {
    expect(afterFailedStart(refusal(code))).toEqual({ type: 'not-started', message: 'A sentence.' })
  })

  it("has the server's message when the provider refuses the address", () => {
    const refused = refusal('BAD_REQUEST', 'payment-address-refused')
    expect(afterFailedStart(refused)).toEqual({ type: 'not-started', message: 'A sentence.' })
  })
})

describe("the server's response about a payment", () => {
  it.each([
    ['the bank is at work', refusal('PAYMENT_REQUIRED', 'payment-confirming'), true],
    ['the provider does not answer', refusal('BAD_GATEWAY'), false],
    ['it was asked too often', refusal('TOO_MANY_REQUESTS'), false],
    ['the database does not answer', refusal('SERVICE_UNAVAILABLE'), false],
  ])('leaves it open when %s', (_when, error, isUnderWay) => {
    expect(afterFailedVerify(error)).toEqual({ kind: 'open', isUnderWay })
  })

  it('distinguishes payments that can still be paid from others', () => {
    const judge = (reason: ErrorReason) => afterFailedVerify(refusal('PAYMENT_REQUIRED', reason))
    const unpaid = { kind: 'unpaid', message: 'A sentence.' }
    expect(judge('payment-unpaid')).toEqual({ ...unpaid, canContinue: true })
    expect(judge('payment-failed')).toEqual({ ...unpaid, canContinue: false })
  })

  it('never takes a payment for unpaid that may have been charged', () => {
    for (const reason of ['payment-in-review', 'payment-refunded'] as const) {
      const refused = { kind: 'refused', message: 'A sentence.' }
      expect(afterFailedVerify(refusal('PAYMENT_REQUIRED', reason)), reason).toEqual(refused)
    }
  })

  it('distinguishes an unknown payment from an unknown account', () => {
    expect(afterFailedVerify(refusal('NOT_FOUND', 'payment-not-found')).kind).toBe('refused')
    expect(afterFailedVerify(refusal('NOT_FOUND', 'user-not-found')).kind).toBe('signed-out')
    expect(afterFailedVerify(refusal('UNAUTHORIZED')).kind).toBe('signed-out')
  })

  it('is null when there is no response', () => {
    expect(afterFailedVerify(noAnswer)).toEqual({ kind: 'unanswered' })
    expect(afterFailedVerify(refusal('INTERNAL_SERVER_ERROR'))).toEqual({ kind: 'unanswered' })
  })
})
