/** The tRPC endpoint. Enforces limits on batch size, body size and media type before tRPC reads the request. */
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import { AppError, reasonOfCode } from '@/domain/errors'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'
import { createContext } from './context'
import { asTrpcError, type PublicError, toPublicError } from './errors'
import { NOTHING_HERE } from './metrics/answer-metrics'
import type { Deps, ReadingWatch } from './ports'
import { assertJson, readText } from './rest/body'
import { withProgressLines } from './rest/progress-stream'
import { json } from './rest/respond'
import { isForm, Upload } from './rest/upload'
import { appRouter } from './routers/_app'

export const TRPC = '/api/trpc'

/** The only procedure that accepts multipart forms: any other would receive the whole form before authentication. */
const TAKES_A_FILE = 'cvReview.parseFile'

export async function handleTrpc(deps: Deps, request: Request, address: string): Promise<Response> {
  let upload: Upload | null = null
  let bounded = request
  try {
    const names = calledNames(request)
    if (names === null) return trpcRefusal(request, NOTHING_HERE)
    if (names.length > REQUEST_LIMITS.batchCalls) throw tooManyCalls()
    const allow = methodsOf(names)
    if (!allow.includes(request.method)) return refuseMethod(request, allow)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      upload = isForm(request) && names[0] === TAKES_A_FILE ? new Upload(request) : null
      bounded = upload ? upload.lazyRequest() : await boundedRequest(request)
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return trpcRefusal(request, toPublicError(asTrpcError(error, deps.log)))
  }
  const call = (watch?: ReadingWatch) =>
    fetchRequestHandler({
      endpoint: TRPC,
      req: bounded,
      router: appRouter,
      maxBatchSize: REQUEST_LIMITS.batchCalls,
      createContext: ({ resHeaders }) => createContext(deps, request, address, resHeaders, watch),
      responseMeta: () => ({
        headers: new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }),
      }),
    })
      .then(withJsonType)
      .finally(() => upload?.release())
  return upload ? withProgressLines(request, call) : call()
}

const isBatch = (request: Request) => new URL(request.url).searchParams.has('batch')

/** tRPC names no media type where it refuses a request before any procedure; a text becomes text/plain by itself. */
function withJsonType(response: Response): Response {
  if (response.headers.get('content-type')?.startsWith('text/plain')) {
    response.headers.set('content-type', 'application/json')
  }
  return response
}

/** The procedure names in the path, split as tRPC splits them; null if it is not valid percent-encoding. */
function calledNames(request: Request): string[] | null {
  const path = new URL(request.url).pathname.slice(TRPC.length + 1)
  try {
    return isBatch(request) ? decodeURIComponent(path).split(',') : [decodeURIComponent(path)]
  } catch {
    return null
  }
}

/** Whether a procedure is a query or a mutation; undefined if there is none with this name. */
function typeOf(name: string): string | undefined {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>
  return Object.hasOwn(procedures, name) ? procedures[name]?._def.type : undefined
}

/** The methods that a request for these procedures may have; where they differ or are unknown, tRPC decides. */
function methodsOf(names: readonly string[]): string[] {
  const isOf = (type: string) => (name: string) => (typeOf(name) ?? type) === type
  return [...(names.some(isOf('query')) ? ['GET', 'HEAD'] : []), ...(names.some(isOf('mutation')) ? ['POST'] : [])]
}

function refuseMethod(request: Request, allow: readonly string[]): Response {
  const response = trpcRefusal(request, wrongMethodError(request.method))
  response.headers.set('allow', allow.join(', '))
  return response
}

/** Sent with the header `Allow`, for REST and tRPC. */
export const wrongMethodError = (method: string): PublicError => ({
  status: 405,
  code: 'METHOD_NOT_SUPPORTED',
  message: `This address does not take ${method} requests.`,
})

const tooManyCalls = () =>
  new AppError(
    'BAD_REQUEST',
    'batch-too-large',
    `A batch may hold at most ${REQUEST_LIMITS.batchCalls} calls: please send several.`,
  )

/**
 * What tRPC reads of a JSON request, with the body read within its limit. A plain object, because constructing a
 * `Request` costs a tenth of saving an answer. The work goes on if the client disconnects.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE · PAYLOAD_TOO_LARGE · CLIENT_CLOSED_REQUEST
 */
async function boundedRequest(request: Request): Promise<Request> {
  const { url, method } = request
  assertJson(request)
  const text = await readText(request)
  const { signal } = new AbortController()
  const read = { url, method, headers: inLowerCase(request.headers), signal, json: async () => JSON.parse(text) }
  return read satisfies Partial<Request> as unknown as Request
}

/** Media types are case-insensitive (RFC 9110, 8.3.1), but tRPC compares them as they are. */
function inLowerCase(headers: Headers): Headers {
  const type = headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return headers
  const copy = new Headers(headers)
  copy.set('content-type', type.toLowerCase())
  return copy
}

/** An error in tRPC's response shape, repeated for each call of a batch so that tRPC clients can parse it. */
export function trpcRefusal(request: Request, { status, code, message, reason = reasonOfCode(code) }: PublicError) {
  // tRPC has no numeric code for every status; its clients use `data.code` and `httpStatus`.
  const number = TRPC_ERROR_CODES_BY_KEY[code as AppError['code']] ?? TRPC_ERROR_CODES_BY_KEY.INTERNAL_SERVER_ERROR
  const error = { error: { json: { message, code: number, data: { code, reason, httpStatus: status } } } }
  const calls = Math.min(calledNames(request)?.length ?? 1, REQUEST_LIMITS.batchCalls)
  return json(status, isBatch(request) ? Array.from({ length: calls }, () => error) : error)
}
