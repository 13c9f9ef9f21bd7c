/** Spans of time in milliseconds. A day here is always 24 hours; calendar days are in `practice-plan/days.ts`. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
