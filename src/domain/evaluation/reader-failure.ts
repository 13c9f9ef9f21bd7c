/** Why an evaluator other than the rules failed on an answer, in the detail shown to its author. */
export const READER_FAILURES = [
  /** No connection, or no response. */
  'unreachable',
  /** Timeout, open circuit breaker, or the budget of model calls for an interview is used up. */
  'too-slow',
  /** The service refuses our requests: wrong settings, an account problem or a rate limit. */
  'unavailable',
  /** The model or a content filter refused to read the answer. */
  'declined',
  /** The response could not be verified. */
  'unusable',
] as const
export type ReaderFailure = (typeof READER_FAILURES)[number]

/** Thrown by an evaluator that could not evaluate an answer; `failure` is null when an earlier failure is the cause. */
export class ReaderError extends Error {
  override readonly name: string = 'ReaderError'
  readonly failure: ReaderFailure | null

  constructor(message: string, failure: ReaderFailure | null) {
    super(message)
    this.failure = failure
  }
}

/**
 * The failure to report when there were several: the most frequent, or the earlier of two equally frequent; undefined
 * for none.
 */
export function mainFailure(failures: readonly ReaderFailure[]): ReaderFailure | undefined {
  const counts = new Map<ReaderFailure, number>()
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
