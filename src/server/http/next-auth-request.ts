/** Checks a request before it is passed to next-auth, which checks neither its origin nor its size nor its syntax. */
import { assertOwnSite } from '@/server/handle-api'
import type { Deps } from '@/server/ports'
import { parseJsonObject, readFormText } from '@/server/rest/body'

/**
 * The request with its whole body; an empty one is left out.
 * @throws AppError FORBIDDEN · PAYLOAD_TOO_LARGE · BAD_REQUEST for broken JSON · CLIENT_CLOSED_REQUEST
 */
export async function checkedForNextAuth(deps: Pick<Deps, 'publicUrl'>, request: Request): Promise<Request> {
  assertOwnSite(deps, request)
  if (!request.body) return request
  const { url, method, headers } = request
  const body = await readFormText(request)
  if (body === '') return new Request(url, { method, headers })
  // next-auth's own condition for reading the body as JSON.
  if (headers.get('content-type')?.includes('application/json')) parseJsonObject(body)
  return new Request(url, { method, headers, body })
}
