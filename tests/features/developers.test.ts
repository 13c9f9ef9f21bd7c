import { describe, expect, it } from 'vitest'
import { type ApiDocument, areasOf, type Schema } from '@/features/developers/document'
import { exampleBody, exampleCall } from '@/features/developers/example-call'
import { objectsIn, schemaWords } from '@/features/developers/schema-words'
import { openApiDocument } from '@/server/rest/openapi'
import { ROUTES } from '@/server/rest/routes'

const document = openApiDocument('http://localhost:3000') as unknown as ApiDocument
const operations = areasOf(document).flatMap((area) => area.operations)

describe('the page for developers', () => {
  it('shows every path, in a named area', () => {
    const shown = operations.map(({ method, path }) => `${method} ${path}`)
    expect(shown.sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort())
    expect(areasOf(document).map(({ title }) => title)).not.toContain('More')
  })

  it.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    'has an example of %s that matches the schema',
    (_, { method, path, body }) => {
      if (body?.type !== 'application/json') return
      const { input } = ROUTES.find((route) => route.method === method && route.path === path) ?? {}
      const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'a'])
      const checked = input?.safeParse({ ...(exampleBody(body.schema) as object), ...Object.fromEntries(parameters) })
      expect(checked?.error?.issues ?? []).toEqual([])
    },
  )

  it('has calls that a shell can run', () => {
    const operation = operations.find(({ path }) => path === '/api/interviews/{id}/save')
    expect(operation && exampleCall(operation)).toMatch(
      /^curl -b cookies -c cookies -X POST "http:\/\/localhost:3000\/api\/interviews\/\$id\/save" \\\n {2}-H 'Content-Type: application\/json' \\\n {2}-d '\{/,
    )
  })

  it('shows each choice of a body or an answer, and as an example the fullest', () => {
    const operationOf = (wanted: string) => operations.find(({ method, path }) => `${method} ${path}` === wanted)
    const complete = operationOf('PATCH /api/interviews/{id}')
    const sent = objectsIn(complete?.body?.schema ?? {}).flatMap(({ properties }) => Object.keys(properties ?? {}))
    expect(sent).toEqual(expect.arrayContaining(['status', 'answers']))
    expect(complete && exampleCall(complete)).toContain('"completed"')
    const [one, other] = [{ properties: { a: {} } }, { properties: { b: {} } }]
    expect(objectsIn({ anyOf: [one, { type: 'null' }, { items: other }] })).toEqual([one, other])
  })

  it.each<[Schema, string]>([
    [{ type: 'string', maxLength: 200 }, 'text, at most 200 characters'],
    [{ type: 'string', minLength: 6, maxLength: 256 }, 'text, 6 to 256 characters'],
    [{ type: 'string', minLength: 1 }, 'text'],
    [{ type: 'integer', minimum: 1, maximum: 100 }, 'whole number, 1 to 100'],
    [{ type: 'array', items: { type: 'integer', minimum: 0 } }, 'list of whole numbers, at least 0'],
    [{ type: ['string', 'null'] }, 'text, or null'],
    [{ type: 'array', items: { type: 'object' } }, 'list of objects'],
    [{ anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] }, 'moment (ISO 8601), or null'],
    [{ enum: ['ng', 'elsewhere'] }, 'one of "ng", "elsewhere"'],
    [{ enum: [1, 2, 3, 4, 5, 6, 7, 8] }, 'one of 1, 2, 3, 4, 5, 6 and 2 more'],
  ])('describes the type %j', (schema, words) => {
    expect(schemaWords(schema)).toBe(words)
  })
})
