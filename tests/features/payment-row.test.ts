/** Rows of the list of payments. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PaymentRow } from '@/features/payments/payment-row'
import type { PaymentDto } from '@/schemas/payment'

const payment: PaymentDto = {
  reference: 'a1',
  plan: 'monthly',
  amount: 1_250_000,
  currency: 'NGN',
  provider: 'paystack',
  isTest: false,
  status: 'success',
  createdAt: new Date('2026-03-10T12:00:00Z'),
  paidAt: new Date('2026-03-10T12:00:30Z'),
}
const textOf = (row: PaymentDto) => renderToStaticMarkup(createElement(PaymentRow, { payment: row }))

describe('a payment in the list', () => {
  it('states its sum in its own currency', () => {
    expect(textOf(payment)).toContain('₦12,500<')
    expect(textOf({ ...payment, amount: 200_050, currency: 'GHS' })).toContain('GHS 2,000.50<')
  })

  it('is marked as a test when no money moved, whoever the provider is', () => {
    const mark = 'Test payment, no money moved'
    expect(textOf({ ...payment, isTest: true })).toContain(mark)
    expect(textOf({ ...payment, isTest: true, provider: 'sandbox' })).toContain(mark)
    expect(textOf(payment)).not.toContain(mark)
  })
})
