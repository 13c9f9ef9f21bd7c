/** Why a reader other than the rules failed on an answer, in the detail that its author is shown. */
export const READER_FAILURES = [
  /** No connection, or nothing that came back over it. */
  'unreachable',
  /** Out of time, or out of the calls that an interview may cost. */
  'too-slow',
  /** The service turns us away: its settings, its account or its limits. */
  'unavailable',
  /** The model, or a filter before it, would not read the answer. */
  'declined',
  /** What came back proves nothing. */
  'unusable',
] as const
export type ReaderFailure = (typeof READER_FAILURES)[number]

/** Thrown by an evaluator that could not read an answer; `failure` is null when an earlier failure is the cause. */
export class ReaderError extends Error {
  override readonly name: string = 'ReaderError'
  readonly failure: ReaderFailure | null

  constructor(message: string, failure: ReaderFailure | null) {
    super(message)
    this.failure = failure
  }
}

/** The cause to name when there were several: the most frequent, the earlier of two; undefined without any. */
export function mainFailure(failures: readonly ReaderFailure[]): ReaderFailure | undefined {
  const counts = new Map<ReaderFailure, number>()
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
