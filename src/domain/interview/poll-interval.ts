/** Milliseconds until the next look at an evaluation that has been waited for this long: quick at first, then calmer. */
export function pollInterval(waitedMs: number): number {
  if (waitedMs < 20_000) return 1_000
  if (waitedMs < 60_000) return 3_000
  return 8_000
}
