/** A circuit breaker for a service that hangs: after two time-outs in a row, further calls fail at once. */
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import type { Log } from '@/server/log'
import { AiError } from './ai-error'

/** Consecutive time-outs that open the circuit. */
const TIMEOUTS = 2
/** A time-out counts only if the call had at least this long. */
const FAIR_MS = 10_000
/** Time limit of the trial call while the circuit is half-open. */
const TRIAL_MS = 20_000

export type Breaker = {
  /**
   * @param limitMs time limit in milliseconds; `call` receives the limit that applies
   * @throws AiError `circuit-open` at once while the circuit is open
   */
  run: <T>(limitMs: number, call: (limitMs: number) => Promise<T>) => Promise<T>
}

/** @param tryAgainMs milliseconds after which one trial call is allowed */
export function createBreaker(
  log: Log,
  { tryAgainMs, callTimeoutMs }: { tryAgainMs: number; callTimeoutMs: number },
): Breaker {
  const fair = Math.min(FAIR_MS, callTimeoutMs)
  const policy = circuitBreaker(
    handleWhen((error) => error instanceof TimedOut),
    { halfOpenAfter: tryAgainMs, breaker: new ConsecutiveBreaker(TIMEOUTS) },
  )
  policy.onBreak(() =>
    log.error({ timeouts: TIMEOUTS }, 'the language model keeps timing out: the rules read answers for now'),
  )
  policy.onReset(() => log.info('the language model answers again'))

  return {
    run: async (limitMs, call) => {
      // A trial call is in progress; others fail at once.
      if (policy.state === CircuitState.HalfOpen) throw new AiError('circuit-open')
      const isTrial = policy.state === CircuitState.Open
      const limit = isTrial ? Math.min(limitMs, TRIAL_MS) : limitMs
      const outcome = await policy
        .execute(() => outcomeOf(call(limit), limit >= fair))
        .catch((error: unknown) => {
          if (error instanceof TimedOut) return { error: error.cause }
          return { error: error instanceof BrokenCircuitError ? new AiError('circuit-open') : error }
        })
      if ('error' in outcome) throw outcome.error
      return outcome.value
    },
  }
}

/** The only failure that the breaker counts. */
class TimedOut extends Error {
  override readonly cause: AiError
  constructor(cause: AiError) {
    super('timed out')
    this.cause = cause
  }
}

/** An error response is an outcome, not a time-out: the service answers. */
async function outcomeOf<T>(reply: Promise<T>, wasFair: boolean): Promise<{ value: T } | { error: unknown }> {
  try {
    return { value: await reply }
  } catch (error) {
    const isTimeout = error instanceof AiError && (error.reason === 'timeout' || error.reason === 'deadline')
    if (isTimeout && wasFair) throw new TimedOut(error)
    return { error }
  }
}
