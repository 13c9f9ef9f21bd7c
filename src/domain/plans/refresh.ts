/** Milliseconds after which the plan and what was used of it are asked for again. */
export const PLAN_REFETCH_MS = 30_000

/** Milliseconds after which a plan's remaining time is worked out again. */
export const EXPIRY_CLOCK_MS = 60_000
