/** Request id and job id for every log line. Jobs keep the id of the request that enqueued them. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

export type RequestContext = {
  request?: string | undefined
  jobId?: string | undefined
}

// On globalThis, so that the copy of this module in Next's bundle shares the context.
const shared = globalThis as { greenroomRequests?: AsyncLocalStorage<RequestContext> }
shared.greenroomRequests ??= new AsyncLocalStorage()
const contexts = shared.greenroomRequests

/** Header with the request id: read from the request if valid, and always set on the response. */
export const REQUEST_ID = 'x-request-id'

/** Too strict for an address, a name or a line break: ids are logged. */
const ID = /^[\w-]{8,64}$/

/** The caller's id if it is valid, otherwise a new one. */
export const requestIdOf = (given: unknown): string =>
  typeof given === 'string' && ID.test(given) ? given : randomUUID()

export const currentContext = (): RequestContext => contexts.getStore() ?? {}

/** Runs the work, and the asynchronous operations that it starts, in this context. */
export const inContext = <T>(context: RequestContext, work: () => T): T => contexts.run(context, work)
