/** Transient database errors: reported to the caller as retryable (503) rather than as an internal error. */

/**
 * Prisma and Node codes: connection refused, lost or silent, pool exhausted, transaction start timed out. PostgreSQL
 * codes: shutdown, and a server that is read-only, such as a replica which is about to be promoted.
 */
const CODES = new Set([
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'],
  ...['57P01', '57P03', '25006'],
])

/** Kinds of Prisma's driver errors without a code: a connection that is refused, lost or silent, in a raw query. */
const KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout'])

/**
 * PostgreSQL error classes: 08 connection exception, 53 insufficient resources, 55 object not in prerequisite state
 * (locked or in use).
 */
const CLASSES = ['08', '53', '55']

/** Errors of node-postgres, which have no code: connection timeout, connection lost. */
const MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

type Fault = {
  code?: unknown
  message?: unknown
  /** The driver's error, as Prisma wraps it. */
  meta?: { driverAdapterError?: { cause?: { kind?: unknown; originalCode?: unknown; originalMessage?: unknown } } }
  /** Of the driver's error itself: Prisma does not wrap it inside an interactive transaction. */
  cause?: { kind?: unknown; originalCode?: unknown }
}

/** The foreign keys to accounts, as PostgreSQL names them: "Payment_userId_fkey". */
const ACCOUNT_KEY = /"\w+_userId_fkey"/

/**
 * Whether a call failed since its account was deleted meanwhile: a row refers to an account that is gone (Prisma's
 * P2003), or a row that was there at the beginning of the call is gone (P2025).
 */
export function isOfGoneAccount(thrown: unknown): boolean {
  const { code, message, meta } = (thrown ?? {}) as Fault
  if (code === 'P2025') return true
  const told = `${meta?.driverAdapterError?.cause?.originalMessage ?? ''} ${message ?? ''}`
  return code === 'P2003' && ACCOUNT_KEY.test(told.replaceAll('`', '"'))
}

/** Whether the error is transient, so that the same request may succeed later. */
export function isPassingFault(thrown: unknown): boolean {
  const { code, message, meta, cause } = (thrown ?? {}) as Fault
  if (typeof message === 'string' && MESSAGES.test(message)) return true
  const driver = meta?.driverAdapterError?.cause
  if ([driver?.kind, cause?.kind].some((kind) => typeof kind === 'string' && KINDS.has(kind))) return true
  return [code, driver?.originalCode, cause?.originalCode].some(
    (found) =>
      typeof found === 'string' &&
      (CODES.has(found) || (/^[0-9A-Z]{5}$/.test(found) && CLASSES.includes(found.slice(0, 2)))),
  )
}
