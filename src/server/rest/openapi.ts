/** The OpenAPI 3.1 document, generated from the route table and the schemas that validate the requests. */
import { z } from 'zod'
import { ERROR_REASONS } from '@/domain/errors'
import { UPLOAD } from '@/domain/limits/upload'
import { PROGRESS_LINES } from '@/schemas/progress-lines'
import { type Route, SIGNATURE_HEADER } from './route'
import { ROUTES } from './routes'

type Json = Record<string, unknown>

const toJson = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
    },
  })
  return json as Json
}

const ERROR: Json = {
  type: 'object',
  required: ['message', 'code', 'reason'],
  properties: {
    message: { type: 'string', description: 'A sentence that can be shown to a person.' },
    code: { type: 'string' },
    reason: { type: 'string', enum: ERROR_REASONS, description: 'For programs: what exactly was refused.' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'array', items: { type: ['string', 'integer'] } }, message: { type: 'string' } },
      },
    },
  },
}

const paramsOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

/** The schema of the body: the input without the path parameters. */
function bodySchema(input: z.ZodType, params: readonly string[]): Json {
  const strip = (schema: Json): Json => {
    const properties = Object.fromEntries(
      Object.entries((schema.properties ?? {}) as Json).filter(([name]) => !params.includes(name)),
    )
    const required = ((schema.required ?? []) as string[]).filter((name) => !params.includes(name))
    return { ...schema, properties, ...(required.length > 0 ? { required } : { required: undefined }) }
  }
  const schema = toJson(input, 'input')
  const alternatives = (schema.oneOf ?? schema.anyOf) as Json[] | undefined
  return alternatives ? { oneOf: alternatives.map(strip) } : strip(schema)
}

const FILE_BODY: Json = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: {
          type: 'string',
          format: 'binary',
          description: `${UPLOAD.extensions.join(', ')}; at most ${UPLOAD.maxBytes / 1024 / 1024} MB`,
        },
      },
    },
  },
}

/** The query parameters, with the schemas of the corresponding input fields. */
function queryParameters(input: z.ZodType, names: readonly string[]): Json[] {
  const properties = (toJson(input, 'input').properties ?? {}) as Record<string, Json>
  return names.map((name) => {
    const { description, ...schema } = properties[name] ?? {}
    return { name, in: 'query', required: false, description, schema }
  })
}

/** The query parameters of a list. */
const PAGE_FIELDS = ['limit', 'cursor']

const NEXT_PAGE: Json = {
  'X-Next-Cursor': {
    description: 'The cursor of the next page; absent on the last one.',
    schema: { type: 'string' },
  },
  Link: {
    description: 'The address of the next page, with rel="next" (RFC 8288); absent on the last one.',
    schema: { type: 'string' },
  },
}

const PAGE_NUMBER: Json = { type: 'integer', minimum: 1 }

/** The streaming media type for the progress of recognising a scan. */
const PROGRESS_CONTENT: Json = {
  [PROGRESS_LINES]: {
    schema: {
      description: 'Each line of the answer, for a scan or picture only; the last one holds the status and the body.',
      oneOf: [
        {
          type: 'object',
          required: ['progress'],
          properties: {
            progress: {
              oneOf: [
                { const: 'waiting' },
                { type: 'object', required: ['page', 'pages'], properties: { page: PAGE_NUMBER, pages: PAGE_NUMBER } },
              ],
            },
          },
        },
        { type: 'object', required: ['status', 'body'], properties: { status: { type: 'integer' }, body: {} } },
      ],
    },
  },
}

const SIGNATURE: Json = {
  name: SIGNATURE_HEADER,
  in: 'header',
  required: true,
  description: "The HMAC-SHA512 of the body with the provider's secret key, in hexadecimal digits.",
  schema: { type: 'string' },
}

const RETRY_AFTER: Json = {
  'Retry-After': {
    description: 'The seconds to wait before trying again: with the status 429, and with some of 503.',
    schema: { type: 'integer' },
  },
}

/** The requestBody object: absent if the route takes none, required if the body has a required field. */
function requestBody({ method, path, body, input }: Route): Json {
  if (method === 'GET' || !input) return {}
  if (body === 'file') return { requestBody: { required: true, content: FILE_BODY } }
  const schema = bodySchema(input, paramsOf(path))
  const alternatives = (schema.oneOf ?? [schema]) as Json[]
  if (alternatives.every(({ properties }) => Object.keys(properties as Json).length === 0)) return {}
  const required = alternatives.every((alternative) => alternative.required !== undefined)
  return { requestBody: { required, content: { 'application/json': { schema } } } }
}

function operation(route: Route): Json {
  const { method, path, summary, body, isPublic, status, input, output, paged, query = [], answer } = route
  const type = answer === 'calendar' ? 'text/calendar' : 'application/json'
  const pathName = path.replace(/\/api|[{}]/g, '').replace(/[/-](\w)/g, (_, c: string) => c.toUpperCase())
  return {
    summary,
    operationId: method.toLowerCase() + pathName,
    parameters: [
      ...paramsOf(path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(input ? queryParameters(input, paged ? PAGE_FIELDS : query) : []),
      ...(body === 'signed' ? [SIGNATURE] : []),
    ],
    ...(isPublic ? { security: [] } : {}),
    ...requestBody(route),
    responses: {
      [status]: {
        description: 'Success',
        ...(paged ? { headers: NEXT_PAGE } : {}),
        content: {
          [type]: { schema: toJson(output, 'output') },
          ...(body === 'file' ? PROGRESS_CONTENT : {}),
        },
      },
      default: {
        description: 'Refused or failed',
        headers: RETRY_AFTER,
        content: { 'application/json': { schema: ERROR } },
      },
    },
  }
}

/** Name of the security scheme. */
const SESSION = 'session'

let document: Json | undefined

/**
 * Generated on the first request and cached.
 * @param cookie name of the session cookie
 */
export function openApiDocument(publicUrl: string, cookie = 'next-auth.session-token'): Json {
  if (!document) {
    const paths: Record<string, Json> = {}
    for (const route of ROUTES) {
      paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) }
    }
    document = {
      openapi: '3.1.0',
      info: { title: 'Greenroom', version: '1.0.0', description: 'Mock interviews, guides and CV reviews.' },
      servers: [{ url: publicUrl }],
      // For every path that does not say otherwise.
      security: [{ [SESSION]: [] }],
      paths,
      components: {
        securitySchemes: {
          [SESSION]: {
            type: 'apiKey',
            in: 'cookie',
            name: cookie,
            description: 'The cookie that signing up or signing in sets.',
          },
        },
      },
    }
  }
  return document
}
