/** The REST face: a path of the table becomes one call of a procedure. */
import { createContext } from '../context'
import { asTrpcError, toPublicError } from '../errors'
import type { Deps } from '../ports'
import { createCaller } from '../routers/_app'
import { readJsonObject, readText } from './body'
import type { Match } from './match'
import { calendar, errorResponse, json } from './respond'
import { Upload } from './upload'

/** Where the payment provider puts the signature of the body. */
const SIGNATURE_HEADER = 'x-paystack-signature'

/** Serves a path that the table holds. */
export async function handleRest(
  deps: Deps,
  request: Request,
  address: string,
  { route, params }: Extract<Match, { kind: 'found' }>,
) {
  const headers = new Headers()
  try {
    const caller = createCaller(createContext(deps, request, address, headers))
    if (route.body === 'file') {
      const upload = new Upload(request)
      const called = route.call(caller, upload.lazyForm() as never).finally(() => upload.release())
      return json(route.status, await called, headers)
    }
    if (route.body === 'signed') {
      const signed = { body: await readText(request), signature: request.headers.get(SIGNATURE_HEADER) ?? '' }
      return json(route.status, await route.call(caller, signed as never), headers)
    }
    // Parameters of the path come last: a body cannot name another resource than the path does.
    const body = request.method === 'GET' ? {} : await readJsonObject(request)
    const input = route.input === null ? undefined : { ...body, ...params }
    const answer = await route.call(caller, input as never)
    return route.answer === 'calendar'
      ? calendar(route.status, String(answer), headers)
      : json(route.status, answer, headers)
  } catch (thrown) {
    return errorResponse(toPublicError(asTrpcError(thrown, deps.log)), headers)
  }
}
