import pino from 'pino'

export type Log = pino.Logger

/** A structured log on standard output; never texts of users, tokens or addresses. */
export const createLog = (level: string): Log =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
