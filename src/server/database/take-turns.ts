/**
 * Yields to the event loop between statements of the embedded database. PGlite runs in this thread and answers within
 * the same turn, so a request with many statements would otherwise block the event loop.
 */
import type { PGlite } from '@electric-sql/pglite'

/** Milliseconds of statements per turn of the event loop. */
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
