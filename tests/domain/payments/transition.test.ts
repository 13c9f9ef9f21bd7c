import { describe, expect, it } from 'vitest'
import { PAYMENT_STATUSES } from '@/domain/payments/status'
import { afterDispute, afterRefund, afterVerdict, isCredited } from '@/domain/payments/transition'

describe('the status of a payment', () => {
  it('becomes success once paid, whatever the earlier verdict', () => {
    for (const status of ['pending', 'failed', 'abandoned', 'review'] as const) {
      expect(afterVerdict(status, 'paid')).toBe('success')
    }
  })

  it('never changes from refunded', () => {
    for (const verdict of ['paid', 'mismatch', 'failed', 'reversed', 'open'] as const) {
      expect(afterVerdict('refunded', verdict)).toBe('refunded')
    }
    for (const dispute of ['open', 'won', 'lost'] as const) expect(afterDispute('refunded', dispute)).toBe('refunded')
  })

  it('once credited changes only by a reversal', () => {
    for (const status of ['success', 'disputed'] as const) {
      for (const verdict of ['paid', 'mismatch', 'failed', 'open'] as const) {
        expect(afterVerdict(status, verdict)).toBe(status)
      }
      expect(afterVerdict(status, 'reversed')).toBe('refunded')
    }
  })

  it('stays open while nothing is decided, and fails only from there', () => {
    for (const status of PAYMENT_STATUSES) expect(afterVerdict(status, 'open')).toBe(status)
    expect(afterVerdict('pending', 'failed')).toBe('failed')
    expect(afterVerdict('abandoned', 'failed')).toBe('abandoned')
    expect(afterVerdict('pending', 'mismatch')).toBe('review')
  })

  it('keeps the plan during a dispute, and loses it with the dispute', () => {
    expect(afterDispute('success', 'open')).toBe('disputed')
    expect(isCredited('disputed')).toBe(true)
    expect(afterDispute('disputed', 'won')).toBe('success')
    expect(afterDispute('disputed', 'lost')).toBe('refunded')
    expect(isCredited('refunded')).toBe(false)
    expect(afterDispute('pending', 'open')).toBe('pending')
  })

  it('becomes refunded when the whole price was refunded, not before', () => {
    expect(afterRefund('success', 249_999, 250_000)).toBe('success')
    expect(afterRefund('success', 250_000, 250_000)).toBe('refunded')
    expect(afterRefund('pending', 250_000, 250_000)).toBe('refunded')
  })
})
