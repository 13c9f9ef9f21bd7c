/** Calendar days, written YYYY-MM-DD, independent of the time zone. */
const DAY_MS = 86_400_000

const SHAPE = /^\d{4}-\d{2}-\d{2}$/

const toDate = (day: string) => new Date(`${day}T00:00:00Z`)

/** Whether the text is a day that the calendar has. */
export const isDay = (text: string): boolean =>
  SHAPE.test(text) && !Number.isNaN(toDate(text).getTime()) && toDate(text).toISOString().startsWith(text)

/** Whether the name is a time zone of the IANA database, as 'Africa/Lagos'. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The day of a moment where the clocks show this zone's time. */
export function dayOf(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const { year, month, day } = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}`
}

export const addDays = (day: string, count: number): string =>
  new Date(toDate(day).getTime() + count * DAY_MS).toISOString().slice(0, 10)

/** Days from one to the other; negative when `to` lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / DAY_MS)
