/** The OpenAPI 3.1 document, generated from the route table and the schemas that validate the requests. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { ERROR_REASONS } from '@/domain/errors'
import { DOCX_TYPE, UPLOAD } from '@/domain/limits/upload'
import { PROGRESS_LINES } from '@/schemas/progress-lines'
import NOTES from './notes.json'
import { NOUNS } from './nouns'
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

/** A schema of an answer, in which nouns are references. */
function answerJson(schema: z.ZodType): Json {
  // Inside another schema, since a noun at the root would be written out.
  const { properties } = toJson(z.object({ it: schema }), 'output') as { properties: { it: Json } }
  return withReferences(properties.it)
}

/** zod refers to what it has put beside the schema; here it stands in `components`. */
const withReferences = (json: Json): Json =>
  JSON.parse(JSON.stringify(json).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'))

/** The nouns, each written out. */
const nounJson = (): Json =>
  Object.fromEntries(
    NOUNS.map(([name, schema]) => {
      const { $defs } = toJson(z.object({ it: schema }), 'output') as { $defs: Record<string, Json> }
      const { id: _, ...json } = $defs[name] as Json
      return [name, described(withReferences(json), (NOTES as ApiNotes)[name] ?? {}, '')]
    }),
  )

/** By noun, then by the path of the field; made from the comments in `src/schemas`. */
type ApiNotes = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The schema with the notes on its fields, through lists and alternatives. A noun inside has its own. */
function described(schema: Json, notes: Readonly<Record<string, string>>, prefix: string): Json {
  const inner = (part: unknown, at = prefix) => described(part as Json, notes, at)
  const field = ([name, part]: [string, unknown]) => {
    const note = notes[prefix + name]
    return [name, { ...(note ? { description: note } : {}), ...inner(part, `${prefix}${name}.`) }]
  }
  const { properties, items, anyOf, oneOf } = schema
  return {
    ...schema,
    ...(properties ? { properties: Object.fromEntries(Object.entries(properties).map(field)) } : {}),
    ...(items ? { items: inner(items) } : {}),
    ...(anyOf ? { anyOf: (anyOf as Json[]).map((each) => inner(each)) } : {}),
    ...(oneOf ? { oneOf: (oneOf as Json[]).map((each) => inner(each)) } : {}),
  }
}

const ERROR_NAME = 'Error'
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

function answerContent({ answer, output }: Route): Json {
  if (answer === 'word') return { [DOCX_TYPE]: { schema: { type: 'string', format: 'binary' } } }
  return { [answer === 'calendar' ? 'text/calendar' : 'application/json']: { schema: answerJson(output) } }
}

function operation(route: Route): Json {
  const { method, path, summary, body, isPublic, status, input, paged, query = [] } = route
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
          ...answerContent(route),
          ...(body === 'file' ? PROGRESS_CONTENT : {}),
        },
      },
      default: {
        description: 'Refused or failed',
        headers: RETRY_AFTER,
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${ERROR_NAME}` } } },
      },
    },
  }
}

/** Name of the security scheme. */
const SESSION = 'session'

let document: Json | undefined

const packageVersion = (): string => JSON.parse(readFileSync(path.join(process.cwd(), 'package.json'), 'utf8')).version

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
      info: { title: 'Greenroom', version: packageVersion(), description: 'Mock interviews, guides and CV reviews.' },
      servers: [{ url: publicUrl }],
      // For every path that does not say otherwise.
      security: [{ [SESSION]: [] }],
      paths,
      components: {
        schemas: { [ERROR_NAME]: ERROR, ...nounJson() },
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
