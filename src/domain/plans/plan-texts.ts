/** What a plan gives, in words. */

/** @param count null for no limit; @param noun in the singular */
export const counted = (count: number | null, noun: string): string =>
  count === null ? `unlimited ${noun}s` : `${count} ${noun}${count === 1 ? '' : 's'}`

/** The length of a purchase, in days where these are whole and more than one. */
export const spanText = (hours: number): string =>
  hours > 24 && hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour')

export const interviewsText = (perMonth: number | null): string =>
  perMonth === null ? 'Unlimited interviews' : `${counted(perMonth, 'interview')} per month`

/** @param personal how many of the questions are made for the person; the others are from the bank */
export const questionsText = (total: number, personal: number): string =>
  `${counted(total, 'question')} per interview` +
  (personal > 0 ? `: up to ${personal} personalised, the others from the bank` : '')

export const cvReviewsText = (limit: number, period: 'month' | 'purchase'): string =>
  counted(limit, 'CV review') + (period === 'month' ? ' per month' : '')
