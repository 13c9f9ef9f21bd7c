import { describe, expect, it } from 'vitest'
import { LIMITS, type LimitName, limitSentence, windowsOf } from '@/domain/limits/limits'

const NAMES = Object.keys(LIMITS) as LimitName[]

describe('the limits', () => {
  it('count the address before the account', () => {
    expect(windowsOf('sign-in', { isOwnMachine: false })).toEqual([
      { scope: 'address', window: { points: 50, seconds: 900 } },
      { scope: 'caller', window: { points: 10, seconds: 900 } },
      { scope: 'account', window: { points: 100, seconds: 900 } },
    ])
    expect(windowsOf('reset-password', { isOwnMachine: false }).map(({ scope }) => scope)).toEqual(['address'])
  })

  it('are wider for this machine, but not where they protect another account', () => {
    const points = (name: LimitName) => windowsOf(name, { isOwnMachine: true }).map(({ window }) => window.points)
    expect(points('upload')).toEqual([30_000, 6_000])
    expect(points('sign-in')).toEqual([5_000, 10, 100])
    expect(points('resend-verification')).toEqual([3_000, 5])
    expect(points('forgot-password')).toEqual([3_000, 10])
  })

  it('allow a caller no more than ten guesses of a password in a quarter of an hour', () => {
    expect(LIMITS['sign-in'].caller).toEqual({ points: 10, seconds: 15 * 60 })
    expect(LIMITS['change-password'].account).toEqual({ points: 10, seconds: 15 * 60 })
  })

  it.each(NAMES)('have a message for %s that says when to retry', (name) => {
    expect(limitSentence(name, 1)).toMatch(/^[A-Z][^.]+\. Please try again in a minute\.$/)
    expect(limitSentence(name, 60)).toMatch(/in 1 minute\.$/)
    expect(limitSentence(name, 61)).toMatch(/in 2 minutes\.$/)
  })
})
