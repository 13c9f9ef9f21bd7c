/** What stands around next-auth: it checks neither origin, size nor syntax, and refuses in plain text. */
import { assertOwnSite } from '@/server/handle-api'
import type { Deps } from '@/server/ports'
import { parseJsonObject, readFormText } from '@/server/rest/body'
import { errorResponse } from '@/server/rest/respond'

const READ = ['GET', 'HEAD']

/** The methods of next-auth's actions; HEAD wherever a GET changes nothing. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  session: [...READ, 'POST'],
  csrf: READ,
  providers: READ,
  error: READ,
  'verify-request': READ,
  signin: ['GET', 'POST'],
  signout: ['GET', 'POST'],
  callback: ['GET', 'POST'],
  // Other providers send the browser back with a GET.
  'callback/credentials': ['POST'],
}

/** The methods that next-auth takes at one of its paths. */
export function nextAuthMethods(pathname: string): readonly string[] {
  const [action = '', provider] = pathname.split('/').slice(3)
  return METHODS[`${action}/${provider}`] ?? METHODS[action] ?? []
}

/**
 * The request with its whole body; an empty one is left out. A HEAD becomes the GET that next-auth knows.
 * @throws AppError FORBIDDEN · PAYLOAD_TOO_LARGE · BAD_REQUEST for broken JSON · CLIENT_CLOSED_REQUEST
 */
export async function checkedForNextAuth(deps: Pick<Deps, 'publicUrl'>, request: Request): Promise<Request> {
  assertOwnSite(deps, request)
  const { url, headers } = request
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (!request.body) return method === request.method ? request : new Request(url, { method, headers })
  const body = await readFormText(request)
  if (body === '') return new Request(url, { method, headers })
  // next-auth's own condition for reading the body as JSON.
  if (headers.get('content-type')?.includes('application/json')) parseJsonObject(body)
  return new Request(url, { method, headers, body })
}

const NOT_UNDERSTOOD = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'This request names no provider that is offered here, or its CSRF token is missing or has expired.',
}

/** next-auth's response; a refusal that is neither a page nor JSON becomes one in the shape of our API's. */
export function readableAnswer(response: Response): Response {
  const type = response.headers.get('content-type') ?? ''
  if (response.status < 400 || /^(?:text\/html|application\/json)\b/.test(type)) return response
  return errorResponse(NOT_UNDERSTOOD)
}
