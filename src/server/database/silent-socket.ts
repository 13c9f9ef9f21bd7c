/** Sockets to PostgreSQL that end when nothing comes any more: a lost network or a suspended server closes nothing. */
import { Socket } from 'node:net'

/**
 * Milliseconds without a byte in either direction. Longer than any statement of ours takes, and longer than the pool
 * keeps an unused connection (10 seconds).
 */
export const SILENT_MS = 15_000

/**
 * A socket that is destroyed after `silentMs` of silence, so that its statement fails and its place in the pool is
 * free. Not node-postgres's `query_timeout`: it rejects the statement but keeps the connection, which the pool would
 * hand out again.
 */
export function silentSocket(silentMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silentMs, () => socket.destroy(silence(silentMs)))
  return socket
}

/** As the system reports a connection whose other side is gone; Prisma and `database-faults.ts` know the code. */
const silence = (silentMs: number): Error =>
  Object.assign(new Error(`PostgreSQL was silent for ${silentMs / 1000} seconds.`), {
    code: 'ETIMEDOUT',
    errno: -110,
    syscall: 'read',
  })
