/** Which faults of the database pass by themselves; to be told as "try again", not as a fault of the product. */

/** Prisma's and the network's own: connection refused or lost, pool exhausted, transaction not begun in time. */
const CODES = new Set(['P1001', 'P1002', 'P1017', 'P2024', 'P2028', 'ECONNREFUSED', 'ECONNRESET', '57P01', '57P03'])

/** Of PostgreSQL: 08 connection, 53 insufficient resources, 55 an object that is locked or in use. */
const CLASSES = ['08', '53', '55']

/** Of the pool, which gives no codes: no connection within its time, or one that was lost. */
const MESSAGES = /^(?:timeout exceeded when trying to connect|Connection terminated)/

type Fault = {
  code?: unknown
  message?: unknown
  /** A driver's own error, as Prisma hands it on. */
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown } } }
  cause?: { originalCode?: unknown }
}

/** Whether the database could not do it right now, whatever was asked of it. */
export function isPassingFault(thrown: unknown): boolean {
  const { code, message, meta, cause } = (thrown ?? {}) as Fault
  if (typeof message === 'string' && MESSAGES.test(message)) return true
  return [code, meta?.driverAdapterError?.cause?.originalCode, cause?.originalCode].some(
    (found) =>
      typeof found === 'string' &&
      (CODES.has(found) || (/^[0-9A-Z]{5}$/.test(found) && CLASSES.includes(found.slice(0, 2)))),
  )
}
