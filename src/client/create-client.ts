/** A typed client of all procedures for programs, which stores the session cookie after signing in. */
import {
  createTRPCUntypedClient,
  httpBatchLink,
  httpLink,
  isFormData,
  splitLink,
  type TRPCClient,
  type TRPCClientError,
} from '@trpc/client'
import superjson from 'superjson'
import type { ErrorReason } from '@/domain/errors'
import { isRole } from '@/domain/interview/roles'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'
import type { AppRouter } from '@/server/routers/_app'
import { createCookieJar } from './cookie-jar'
import { GreenroomError } from './greenroom-error'

export { GreenroomError, isRole }

export type GreenroomClient = TRPCClient<AppRouter>

/**
 * Every failed call rejects with a `GreenroomError`.
 * @param url origin of the Greenroom server, without a path
 * @throws TypeError if the address has no http:// or https://
 * @param fetch another implementation of `fetch`, for example in tests
 * @example
 * const greenroom = createGreenroomClient('http://localhost:3000')
 * const { user } = await greenroom.auth.login.mutate({ email, password })
 * const interview = await greenroom.interview.create.mutate({ userId: user.id, role: 'accountant' })
 */
export function createGreenroomClient(url: string, fetch: typeof globalThis.fetch = globalThis.fetch): GreenroomClient {
  if (!/^https?:\/\//i.test(url)) {
    throw new TypeError(`The address of Greenroom begins with http:// or https://, unlike "${url}".`)
  }
  const jar = createCookieJar()
  const base = {
    url: `${url.replace(/(?<!\/)\/+$/, '')}/api/trpc`,
    fetch: async (input: unknown, init?: unknown) => {
      const { headers: given, ...request } = (init ?? {}) as RequestInit
      const headers = new Headers(given)
      const cookie = jar.header()
      if (cookie) headers.set('cookie', cookie)
      const response = await fetch(input as string, { ...request, headers })
      jar.take(response.headers.getSetCookie())
      // tRPC forgets the status of a response that is not JSON, but keeps that of JSON in which it finds no result.
      const { ok, status, headers: sent } = response
      return { ok, status, headers: sent, json: () => response.json().catch(nullIfNotJson) }
    },
  }
  const calls = createTRPCUntypedClient<AppRouter>({
    links: [
      splitLink({
        // A form with a file is sent unserialised and outside batches.
        condition: ({ input }) => isFormData(input),
        true: httpLink({ ...base, transformer: { serialize: (form) => form, deserialize: superjson.deserialize } }),
        false: httpBatchLink({ ...base, transformer: superjson, maxItems: REQUEST_LIMITS.batchCalls }),
      }),
    ],
  })
  return byPath([], (path, args) => {
    const kind = path.at(-1) === 'query' ? 'query' : 'mutation'
    const [input, options] = args as [unknown, { signal?: AbortSignal }?]
    return calls[kind](path.slice(0, -1).join('.'), input, options).catch((error: TRPCClientError<AppRouter>) => {
      throw options?.signal?.aborted ? cancelled(error) : toGreenroomError(error)
    })
  }) as GreenroomClient
}

/** Turns `client.interview.get.query(input)` into a call of `['interview', 'get', 'query']`. */
function byPath(path: string[], call: (path: string[], args: unknown[]) => Promise<unknown>): unknown {
  return new Proxy(() => {}, {
    // `await` on a part of the client looks up `then`, which must be undefined.
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? byPath([...path, name], call) : undefined),
    apply: (_, _this, args) => call(path, args),
  })
}

function nullIfNotJson(error: unknown): null {
  if (error instanceof SyntaxError) return null
  throw error
}

/** Reasons for responses that give none themselves, such as a gateway's. */
const REASONS: Readonly<Record<number, ErrorReason>> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-supported',
  408: 'timeout',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
}

/** Retry-After in seconds; undefined without the header, and for one that gives a date. */
function secondsIn(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after') ?? ''
  return /^\d+$/.test(value) ? Number(value) : undefined
}

const cancelled = (cause: Error) =>
  new GreenroomError('The call was cancelled by its signal.', { reason: 'aborted', status: null, cause })

/** Converts tRPC's error of a failed call. */
function toGreenroomError({ data, message, meta, cause }: TRPCClientError<AppRouter>): GreenroomError {
  if (data) {
    const { reason, httpStatus: status, issues, retryAfter } = data
    return new GreenroomError(message, { reason, status, issues, retryAfter })
  }
  const { status, headers } = (meta?.response ?? {}) as Partial<Response>
  if (status === undefined) return new GreenroomError(message, { reason: 'no-answer', status: null, cause })
  return new GreenroomError(
    `The server answered with the status ${status}, but not as Greenroom does: is a gateway in between?`,
    { reason: REASONS[status] ?? 'internal-server-error', status, retryAfter: secondsIn(headers), cause },
  )
}
