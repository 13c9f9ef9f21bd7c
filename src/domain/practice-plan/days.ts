/** Calendar days as YYYY-MM-DD, without a time zone. */
import { DAY_MS } from '@/domain/durations'

const SHAPE = /^\d{4}-\d{2}-\d{2}$/

const toDate = (day: string) => new Date(`${day}T00:00:00Z`)

/** Whether the text is a valid calendar day. */
export const isDay = (text: string): boolean =>
  SHAPE.test(text) && !Number.isNaN(toDate(text).getTime()) && toDate(text).toISOString().startsWith(text)

/** Whether the name is a time zone of the IANA database, such as 'Africa/Lagos'. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The calendar day of an instant in a time zone. */
export function dayOf(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const { year, month, day } = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}`
}

export const addDays = (day: string, count: number): string =>
  new Date(toDate(day).getTime() + count * DAY_MS).toISOString().slice(0, 10)

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / DAY_MS)
