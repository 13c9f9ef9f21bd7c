import { describe, expect, it } from 'vitest'
import { type ExpectedPayment, judgeTransaction, type ProviderTransaction } from '@/domain/payments/transaction'

const expected: ExpectedPayment = { reference: 'r1', amount: 250_000, currency: 'NGN', mode: 'live' }
const paid: ProviderTransaction = {
  reference: 'r1',
  status: 'success',
  amount: 250_000,
  requestedAmount: 250_000,
  currency: 'NGN',
  mode: 'live',
  paidAt: null,
  channel: 'card',
}

describe('the verdict on what the provider reports', () => {
  it.each<[string, Partial<ProviderTransaction>, string]>([
    ['the price itself', {}, 'paid'],
    ['the price, where the provider does not say what was asked for', { requestedAmount: null }, 'paid'],
    ['the price and the fees that the payer bears', { amount: 263_750 }, 'paid'],
    ['one kobo less', { amount: 249_999, requestedAmount: null }, 'mismatch'],
    ['one kobo less, although the price was asked for', { amount: 249_999 }, 'mismatch'],
    ['more, where less was asked for', { amount: 263_750, requestedAmount: 100 }, 'mismatch'],
    ['more, where more was asked for', { amount: 1_250_000, requestedAmount: 1_250_000 }, 'mismatch'],
    ['another currency', { currency: 'GHS' }, 'mismatch'],
    ['a currency in other letters', { currency: 'ngn' }, 'mismatch'],
    ['a test payment for a live key', { mode: 'test' }, 'mismatch'],
    ['another payment', { reference: 'r2' }, 'mismatch'],
    ['a refusal', { status: 'failed' }, 'failed'],
    ['a refusal of another payment', { status: 'failed', reference: 'r2' }, 'open'],
    ['money given back', { status: 'reversed' }, 'reversed'],
    ['a closed popup, which may be opened again', { status: 'abandoned' }, 'open'],
    ['a bank at work', { status: 'ongoing' }, 'open'],
    ['a waiting transfer', { status: 'pending' }, 'open'],
    ['processing', { status: 'processing' }, 'open'],
    ['a queue', { status: 'queued' }, 'open'],
    ['a word that is new', { status: 'SUCCESS' }, 'open'],
  ])('of %s', (_, change, verdict) => {
    expect(judgeTransaction({ ...paid, ...change }, expected)).toBe(verdict)
  })
})
