import { expect, it } from 'vitest'
import { addDays, dayOf, daysBetween, isDay, isTimeZone } from '@/domain/practice-plan/days'

it('the day of an instant depends on the time zone', () => {
  const moment = new Date('2026-03-10T23:30:00Z')
  expect(dayOf(moment, 'Africa/Lagos')).toBe('2026-03-11')
  expect(dayOf(moment, 'America/New_York')).toBe('2026-03-10')
})

it('counts days across months, years and daylight saving time', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-03-10', '2026-03-09')).toBe(-1)
})

it.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['26-01-01', false],
  ['tomorrow', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

it('recognises time zones by name', () => {
  expect(isTimeZone('Africa/Lagos')).toBe(true)
  expect(isTimeZone('Lagos, mostly')).toBe(false)
})
