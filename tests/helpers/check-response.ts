/** Validates every REST response against the OpenAPI document. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import { PROGRESS_LINES } from '@/schemas/progress-lines'
import { matchRoute } from '@/server/rest/match'
import { openApiDocument } from '@/server/rest/openapi'

type Schema = Record<string, unknown>
type Described = {
  headers?: Record<string, unknown>
  content: Record<string, { schema: Schema }>
}
type Document = {
  components: { schemas: Record<string, Schema> }
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { 'date-time': MOMENT, binary: true } })
const compiled = new Map<Described, ValidateFunction>()

function validatorOf(described: Described, type: string, { components }: Document): ValidateFunction {
  const { schema } = described.content[type] ?? {}
  if (!schema) throw new Error(`An answer of the type ${type} is not described.`)
  const known = compiled.get(described) ?? ajv.compile({ ...schema, components })
  compiled.set(described, known)
  return known
}

/** @throws Error when the document does not describe the response for this path and status */
export async function checkResponse(request: Request, response: Response): Promise<void> {
  const { pathname, origin } = new URL(request.url)
  const match = matchRoute(request.method, pathname)
  if (match.kind !== 'found') return
  const document = openApiDocument(origin) as unknown as Document
  const { paths } = document
  const { responses } = paths[match.route.path]?.[request.method.toLowerCase()] ?? {}
  const described = responses?.[response.status] ?? responses?.default
  const what = `${request.method} ${match.route.path} ${response.status}`
  if (!described) throw new Error(`${what} is not described.`)
  if (response.ok && !responses?.[response.status]) throw new Error(`${what} is a success that is not described.`)
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  // Progress lines are streamed, and have their own tests.
  if (type === PROGRESS_LINES && described.content[type]) return
  const validate = validatorOf(described, type, document)
  const answer = type === 'application/json' ? await response.clone().json() : await response.clone().text()
  if (!validate(answer)) {
    throw new Error(`${what} is not as described: ${ajv.errorsText(validate.errors)}`)
  }
  for (const name of ['X-Next-Cursor', 'Link']) {
    if (response.headers.has(name) && !described.headers?.[name]) throw new Error(`${what}: ${name} is not described.`)
  }
}
