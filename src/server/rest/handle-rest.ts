/** The REST adapter: maps a path of the route table to one procedure call. */
import type { WordFileDto } from '@/schemas/file'
import type { Page } from '@/schemas/paging'
import { createContext } from '@/server/context'
import { asTrpcError, toPublicError } from '@/server/errors'
import type { Deps, ReadingWatch } from '@/server/ports'
import { createCaller } from '@/server/routers/_app'
import { readJsonObject, readText } from './body'
import type { Match } from './match'
import { fieldsOfQuery, pageOfQuery, unfold } from './paging'
import { withProgressLines } from './progress-stream'
import { calendar, errorResponse, json, wordFile } from './respond'
import { SIGNATURE_HEADER } from './route'
import { Upload } from './upload'

type Found = Extract<Match, { kind: 'found' }>

export const handleRest = (deps: Deps, request: Request, address: string, found: Found): Promise<Response> =>
  found.route.body === 'file'
    ? withProgressLines(request, (watch) => serve(deps, request, address, found, watch))
    : serve(deps, request, address, found)

async function serve(
  deps: Deps,
  request: Request,
  address: string,
  { route, params }: Found,
  watch?: ReadingWatch,
): Promise<Response> {
  const headers = new Headers()
  try {
    const caller = createCaller(createContext(deps, request, address, headers, watch))
    if (route.body === 'file') {
      const upload = new Upload(request)
      const called = route.call(caller, upload.lazyForm() as never).finally(() => upload.release())
      return json(route.status, await called, headers)
    }
    if (route.body === 'signed') {
      const signed = { body: await readText(request), signature: request.headers.get(SIGNATURE_HEADER) ?? '' }
      return json(route.status, await route.call(caller, signed as never), headers)
    }
    // Path parameters come last: a body must not name another resource than the path does.
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const url = new URL(request.url)
    const given = route.paged
      ? pageOfQuery(url)
      : isRead
        ? fieldsOfQuery(url, route.query)
        : await readJsonObject(request)
    const input = route.input === null ? undefined : { ...given, ...params }
    const result = await route.call(caller, input as never)
    if (route.answer === 'word') return wordFile(route.status, result as WordFileDto, headers)
    if (route.answer === 'calendar') return calendar(route.status, String(result), headers)
    return json(route.status, route.paged ? unfold(result as Page<unknown>, url, headers) : result, headers)
  } catch (thrown) {
    return errorResponse(toPublicError(asTrpcError(thrown, deps.log)), headers)
  }
}
