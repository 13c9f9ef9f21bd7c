import pino from 'pino'
import { currentContext } from './request-context'

export type Log = pino.Logger

/** A structured log on standard output; never texts of users, tokens or addresses. */
export const createLog = (level: string, to?: pino.DestinationStream): Log =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, mixin: () => ({ ...currentContext() }) }, to)
