const naira = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
})

/** An amount of naira: ₦2,500. */
export const formatNaira = (amount: number): string => naira.format(amount)

const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A date in running text, the same for every reader (UTC): 5 March 2025. */
export const formatLongDate = (date: Date): string => longDate.format(date)

const guideDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The date of a guide in the form that is prescribed for it: March 5, 2025. */
export const formatGuideDate = (date: Date): string => guideDate.format(date)

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A calendar day (YYYY-MM-DD) in a plan: Tue 10 Mar. */
export const formatDay = (day: string): string => weekday.format(new Date(`${day}T00:00:00Z`)).replace(',', '')

export type DateFormats = {
  /** A date in lists: 5 Mar 2025. */
  short: (date: Date) => string
  /** Date and time: 5 Mar 2025, 14:05. */
  withTime: (date: Date) => string
}

/** Formats of dates in a time zone; without one, in that of the machine. */
export function dateFormats(timeZone?: string): DateFormats {
  const day = { day: 'numeric', month: 'short', year: 'numeric', ...(timeZone && { timeZone }) } as const
  const short = new Intl.DateTimeFormat('en-GB', day)
  const withTime = new Intl.DateTimeFormat('en-GB', { ...day, hour: '2-digit', minute: '2-digit' })
  return { short: (date) => short.format(date), withTime: (date) => withTime.format(date) }
}

/** Seconds as minutes and seconds: 3:07. */
export const formatDuration = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
