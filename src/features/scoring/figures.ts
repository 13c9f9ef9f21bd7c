/** Figures as the page on scoring shows them. */

export const percent = (share: number): string => `${Math.round(100 * share)}%`

export const twoDigits = (value: number): string => value.toFixed(2)

export const count = (value: number): string => value.toLocaleString('en')
