import { describe, expect, it } from 'vitest'
import { dateFormats, formatDuration, formatGuideDate, formatLongDate, formatNaira } from '@/lib/format'

describe('formatNaira', () => {
  it.each([
    [0, '₦0'],
    [500, '₦500'],
    [2_500, '₦2,500'],
    [12_500, '₦12,500'],
    [1_250_000, '₦1,250,000'],
  ])('shows %i as %s', (amount, text) => expect(formatNaira(amount)).toBe(text))
})

it('formatGuideDate names the month first', () =>
  expect(formatGuideDate(new Date('2025-03-05T23:59:00Z'))).toBe('March 5, 2025'))

describe('formatLongDate', () => {
  it.each([
    ['2025-03-05T00:00:00Z', '5 March 2025'],
    ['2025-03-05T23:59:59Z', '5 March 2025'],
    ['2024-02-29T12:00:00Z', '29 February 2024'],
    ['2025-12-31T23:59:59Z', '31 December 2025'],
    ['2026-01-01T00:00:00Z', '1 January 2026'],
  ])('shows %s as %s, the same for every reader', (time, text) => expect(formatLongDate(new Date(time))).toBe(text))
})

describe('dateFormats', () => {
  it.each([
    [2025, 2, 5, '5 Mar 2025'],
    [2025, 11, 31, '31 Dec 2025'],
    [2026, 0, 1, '1 Jan 2026'],
  ])("shows the reader's own day: %i, %i, %i as %s", (year, month, day, text) => {
    expect(dateFormats().short(new Date(year, month, day, 0, 0, 1))).toBe(text)
    expect(dateFormats().short(new Date(year, month, day, 23, 59, 59))).toBe(text)
  })

  it('shows the day and the time of a given zone', () => {
    const late = new Date('2026-03-31T23:30:00Z')
    expect(dateFormats('UTC').withTime(late)).toBe('31 Mar 2026, 23:30')
    expect(dateFormats('Africa/Lagos').withTime(late)).toBe('1 Apr 2026, 00:30')
  })
})

describe('formatDuration', () => {
  it.each([
    [0, '0:00'],
    [7, '0:07'],
    [59.9, '0:59'],
    [60, '1:00'],
    [187, '3:07'],
    [3600, '60:00'],
  ])('shows %d seconds as %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text))
})
