import { describe, expect, it } from 'vitest'
import { isRoleLocked } from '@/domain/plans/role-lock'

const expiresAt = new Date('2026-03-06T12:00:00.000Z')
const now = new Date('2026-03-06T06:00:00.000Z')
const running = { plan: 'pay-per-use', planExpiresAt: expiresAt }
const begun = (iso: string, answeredCount: number) => ({ createdAt: new Date(iso), answeredCount })
const IN_WINDOW = '2026-03-06T01:00:00.000Z'

describe('isRoleLocked', () => {
  it.each([
    [0, false],
    [1, false],
    [3, false],
    [4, true],
    [5, true],
    [30, true],
  ])('with %i questions answered in one interview: %s', (answered, locked) => {
    expect(isRoleLocked(running, [begun(IN_WINDOW, answered)], now)).toBe(locked)
  })

  it.each([
    ['2026-03-05T11:59:59.999Z', false],
    ['2026-03-05T12:00:00.000Z', true],
    ['2026-03-05T12:00:00.001Z', true],
    ['2026-03-06T05:59:59.999Z', true],
    ['2026-02-01T12:00:00.000Z', false],
  ])('of an interview begun at %s, a plan that ends on 6 March at 12:00: %s', (createdAt, locked) => {
    expect(isRoleLocked(running, [begun(createdAt, 4)], now)).toBe(locked)
  })

  it('never adds up the answers of several interviews', () => {
    expect(isRoleLocked(running, [begun(IN_WINDOW, 3), begun(IN_WINDOW, 3), begun(IN_WINDOW, 2)], now)).toBe(false)
  })

  it('needs one interview above the threshold, at any position', () => {
    const enough = begun(IN_WINDOW, 4)
    const others = [begun(IN_WINDOW, 3), begun('2026-02-01T12:00:00.000Z', 30)]
    expect(isRoleLocked(running, [enough, ...others], now)).toBe(true)
    expect(isRoleLocked(running, [...others, enough], now)).toBe(true)
    expect(isRoleLocked(running, others, now)).toBe(false)
  })

  it.each(['in_progress', 'saved', 'completed', 'abandoned'])('ignores the status, even when %s', (status) => {
    const [enough, tooFew] = [4, 3].map((answered) => [{ ...begun(IN_WINDOW, answered), status }])
    expect(isRoleLocked(running, enough ?? [], now)).toBe(true)
    expect(isRoleLocked(running, tooFew ?? [], now)).toBe(false)
  })

  it.each(['free', 'monthly'])('never locks on the %s plan', (plan) => {
    expect(isRoleLocked({ plan, planExpiresAt: expiresAt }, [begun(IN_WINDOW, 30)], now)).toBe(false)
  })

  it.each([
    ['2026-03-06T11:59:59.999Z', true],
    ['2026-03-06T12:00:00.000Z', false],
    ['2026-03-06T12:00:00.001Z', false],
  ])('ends with the plan: at %s locked is %s', (time, locked) => {
    expect(isRoleLocked(running, [begun(IN_WINDOW, 30)], new Date(time))).toBe(locked)
  })

  it('does not lock without an end or without an interview', () => {
    expect(isRoleLocked({ plan: 'pay-per-use', planExpiresAt: null }, [begun(IN_WINDOW, 30)], now)).toBe(false)
    expect(isRoleLocked(running, [], now)).toBe(false)
  })
})
