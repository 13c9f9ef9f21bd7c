/**
 * What every line of the log says about its origin: the id of the request, also in the jobs that the request enqueued,
 * and the id of the job.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

export type RequestContext = {
  request?: string | undefined
  jobId?: string | undefined
}

// One for the process: the copy of the server that Next bundles writes into the same log.
const shared = globalThis as { greenroomRequests?: AsyncLocalStorage<RequestContext> }
shared.greenroomRequests ??= new AsyncLocalStorage()
const contexts = shared.greenroomRequests

/** The header by which a caller may name its request, and by which it is told the name. */
export const REQUEST_ID = 'x-request-id'

/** No room for an address, a name or a line break. */
const ID = /^[\w-]{8,64}$/

/** The id that a caller gave where it can be used, otherwise a new one. */
export const requestIdOf = (given: unknown): string =>
  typeof given === 'string' && ID.test(given) ? given : randomUUID()

export const currentContext = (): RequestContext => contexts.getStore() ?? {}

/** Does the work, and everything that it begins, in this context. */
export const inContext = <T>(context: RequestContext, work: () => T): T => contexts.run(context, work)
