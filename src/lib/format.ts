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

const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** A date in lists, in the user's time zone: 5 Mar 2025. */
export const formatShortDate = (date: Date): string => shortDate.format(date)

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A calendar day (YYYY-MM-DD) in a plan: Tue 10 Mar. */
export const formatDay = (day: string): string => weekday.format(new Date(`${day}T00:00:00Z`)).replace(',', '')

const shortDateTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Date and time in the user's time zone: 5 Mar 2025, 14:05. */
export const formatDateTime = (date: Date): string => shortDateTime.format(date)

/** Seconds as minutes and seconds: 3:07. */
export const formatDuration = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
