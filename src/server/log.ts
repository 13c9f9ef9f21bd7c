import pino from 'pino'
import { currentContext } from './request-context'

export type Log = pino.Logger

/** A structured (JSON) log on standard output. Must never contain user texts, tokens or addresses. */
export const createLog = (level: string, to?: pino.DestinationStream): Log =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, mixin: () => ({ ...currentContext() }) }, to)
