/**
 * Lets others in between the statements of the embedded database. It works in this thread and answers within the same
 * turn of the event loop, so that a request of many statements would otherwise be one long standstill.
 */
import type { PGlite } from '@electric-sql/pglite'

/** Milliseconds that one turn may take before the next step waits for the next turn. */
const LONGEST_TURN_MS = 8

export function takeTurns(pglite: Pick<PGlite, 'execProtocolRaw'>): void {
  const execute = pglite.execProtocolRaw.bind(pglite)
  let startedAt: number | null = null
  const isTurnOver = () => {
    if (startedAt !== null) return performance.now() - startedAt > LONGEST_TURN_MS
    startedAt = performance.now()
    setImmediate(() => {
      startedAt = null
    })
    return false
  }
  pglite.execProtocolRaw = async (...message) => {
    while (isTurnOver()) await new Promise((resolve) => setImmediate(resolve))
    return execute(...message)
  }
}
