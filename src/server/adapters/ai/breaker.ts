/** A circuit breaker for a service that hangs: nobody waits for what kept two others waiting in vain. */
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import type { Log } from '@/server/log'
import { AiError } from './ai-error'

/** Time-outs in a row after which the service is not asked any more. */
const TIMEOUTS = 2
/** A call that had less than this says nothing about the service when it runs out of time. */
const FAIR_MS = 10_000
/** Longest that somebody waits for the call that tries whether the service is back. */
const TRIAL_MS = 20_000

export type Breaker = {
  /**
   * @param limitMs milliseconds that the call may take; `call` is told how many it gets
   * @throws AiError `circuit-open` at once while the service is not asked
   */
  run: <T>(limitMs: number, call: (limitMs: number) => Promise<T>) => Promise<T>
}

/** @param tryAgainMs milliseconds after which one call tries whether the service is back */
export function createBreaker(
  log: Log,
  { tryAgainMs, callTimeoutMs }: { tryAgainMs: number; callTimeoutMs: number },
): Breaker {
  const fair = Math.min(FAIR_MS, callTimeoutMs)
  const policy = circuitBreaker(
    handleWhen((error) => error instanceof TimedOut),
    { halfOpenAfter: tryAgainMs, breaker: new ConsecutiveBreaker(TIMEOUTS) },
  )
  policy.onBreak(() => log.error({ timeouts: TIMEOUTS }, 'the language model hangs: rules stand in for it for now'))
  policy.onReset(() => log.info('the language model answers again'))

  return {
    run: async (limitMs, call) => {
      // One call tries; whoever comes meanwhile does not wait for what becomes of it.
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

/** What the breaker counts. */
class TimedOut extends Error {
  override readonly cause: AiError
  constructor(cause: AiError) {
    super('timed out')
    this.cause = cause
  }
}

/** A service that answers with a fault answers: that is an outcome, and no time-out. */
async function outcomeOf<T>(reply: Promise<T>, wasFair: boolean): Promise<{ value: T } | { error: unknown }> {
  try {
    return { value: await reply }
  } catch (error) {
    const isTimeout = error instanceof AiError && (error.reason === 'timeout' || error.reason === 'deadline')
    if (isTimeout && wasFair) throw new TimedOut(error)
    return { error }
  }
}
