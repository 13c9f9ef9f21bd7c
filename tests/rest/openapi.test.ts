import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '@/server/rest/routes'
import { createTestApp, type TestApp } from '../helpers/test-app'
import { copyTemplate } from '../helpers/test-database'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Operation = {
  requestBody?: { required: boolean; content: Record<string, { schema: Record<string, unknown> }> }
  parameters: unknown[]
  security?: unknown[]
  responses: Record<string, { headers?: Record<string, unknown> }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, unknown>
  security: unknown[]
}

type Field = {
  type?: string
  description?: string
  properties?: Record<string, Field>
  required?: string[]
  items?: Field
  anyOf?: Field[]
}

const PLAIN_NOUNS = [
  ...['Attempt', 'CvReviewSummary', 'InitializedPayment', 'InterviewSummary', 'Lesson', 'Payment', 'PaymentConfig'],
  ...['Plan', 'PracticePlan', 'QuestionScore', 'Range', 'Receipt', 'Usage', 'UsageEntry', 'User'],
]

/** The fields without a description that are numbers, may be null or may be absent. */
const silentIn = (noun: string, { properties = {}, required = [] }: Field): string[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const kinds = [field, ...(field.anyOf ?? [])].map(({ type }) => type)
    const needsOne =
      kinds.some((kind) => ['number', 'integer', 'null'].includes(kind ?? '')) || !required.includes(name)
    return needsOne && !field.description ? [`${noun}.${name}`] : []
  })

describe('the OpenAPI document', () => {
  it('describes every path of the table, and nothing else', async () => {
    const { status, body } = await app.visitor().get('/api/openapi.json')
    expect(status).toBe(200)
    const { openapi, paths } = body as { openapi: string; paths: Record<string, Record<string, Operation>> }
    expect(openapi).toBe('3.1.0')
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(ROUTES.map((r) => `${r.method} ${r.path}`).sort())
  })

  it('uses the validation schemas for bodies, without path parameters', async () => {
    const { paths } = (await app.visitor().get('/api/openapi.json')).body as {
      paths: Record<string, Record<string, Operation>>
    }
    const save = paths['/api/interviews/{id}/save']?.post
    const schema = save?.requestBody?.content['application/json']?.schema
    expect(schema).toMatchObject({ required: ['currentQuestionIndex', 'answers'] })
    expect(Object.keys((schema?.properties ?? {}) as object)).toEqual(['currentQuestionIndex', 'answers'])
    expect(save?.parameters).toEqual([{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }])
    expect(JSON.stringify(paths)).toContain('"format":"date-time"')
  })

  const documented = async () => (await app.visitor().get('/api/openapi.json')).body as Document

  it.each([
    ['post', '/api/interviews/{id}/evaluation'],
    ['post', '/api/interviews/{id}/mentor-links'],
    ['post', '/api/practice/user/{userId}/guide-read'],
    ['post', '/api/practice/user/{userId}/mail'],
    ['post', '/api/auth/logout'],
    ['delete', '/api/mentor-links/{id}'],
    ['delete', '/api/comments/{id}'],
    ['delete', '/api/stories/{id}'],
  ])('has no body for %s %s, which needs none', async (method, path) => {
    expect((await documented()).paths[path]?.[method]).not.toHaveProperty('requestBody')
  })

  it.each([
    ['delete', '/api/user/{id}', false],
    ['patch', '/api/practice/user/{userId}/goal', true],
    ['patch', '/api/interviews/{id}', true],
    ['post', '/api/auth/login', true],
    ['post', '/api/files/parse', true],
    ['post', '/api/payments/webhook', true],
  ])('says whether %s %s needs its body: %j', async (method, path, required) => {
    expect((await documented()).paths[path]?.[method]?.requestBody).toMatchObject({ required })
  })

  const bodyOf = async (path: string) =>
    (await documented()).paths[path]?.post?.requestBody?.content['application/json']?.schema as {
      required: string[]
      properties: Record<string, Record<string, unknown>>
    }

  it('requires both texts of a CV review, and says how many words they need', async () => {
    const { required, properties } = await bodyOf('/api/cv-reviews')
    expect(required.sort()).toEqual(['cvContent', 'jobDescription', 'userId'])
    expect(properties.cvContent).toMatchObject({ description: 'At least 40 words.', examples: [expect.any(String)] })
    expect(properties.cvContent).not.toHaveProperty('default')
    expect(properties.jobDescription).toMatchObject({ description: 'At least 20 words.' })
  })

  it('offers to buy the plans that can be bought', async () => {
    const { properties } = await bodyOf('/api/payments/initialize')
    expect(properties.planType).toMatchObject({ enum: ['pay-per-use', 'monthly'], examples: ['monthly'] })
  })

  it('says which paths need the session cookie, and those refuse without it', async () => {
    const { paths, components, security } = await documented()
    expect(components).toMatchObject({
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'next-auth.session-token',
          description: expect.stringMatching(/sign/),
        },
      },
    })
    expect(security).toEqual([{ session: [] }])
    for (const { method, path } of ROUTES) {
      const isPublic = paths[path]?.[method.toLowerCase()]?.security !== undefined
      if (isPublic) expect(paths[path]?.[method.toLowerCase()]?.security).toEqual([])
      const { status, body } = await app
        .visitor()
        .raw(method, path.replaceAll(/[{}]/g, ''), method === 'GET' ? undefined : '{"status":"abandoned"}', {
          'content-type': 'application/json',
        })
      const isRefused = status === 401 && (body as { reason: string }).reason === 'unauthorized'
      expect({ method, path, isRefused }).toEqual({ method, path, isRefused: !isPublic })
    }
  })

  it('names the error and the nouns, refers to nothing else, and has the version of the package', async () => {
    const document = (await documented()) as Document & {
      info: { version: string }
      components: { schemas: Record<string, { properties: Record<string, unknown> }> }
    }
    const { schemas } = document.components
    expect(document.info.version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version)
    const names = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to)
    expect([...new Set(names)].map((to) => to.replace('#/components/schemas/', '')).sort()).toEqual(
      expect.arrayContaining(['Error', 'Interview', 'Payment', 'Question', 'User']),
    )
    for (const to of names) expect(schemas, to).toHaveProperty(to.replace('#/components/schemas/', ''))
    for (const name of Object.keys(schemas)) expect(names, name).toContain(`#/components/schemas/${name}`)
    expect(document.paths['/api/interviews/{id}']?.get?.responses[200]).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Interview' } } },
    })
    expect(schemas.Interview?.properties).toMatchObject({
      questions: { type: 'array', items: { $ref: '#/components/schemas/Question' } },
      createdAt: { type: 'string', format: 'date-time' },
    })
  })

  it('says of every number what it counts, and of what may be missing when it is', async () => {
    const { schemas } = (await documented()).components as { schemas: Record<string, Field> }
    const silent = PLAIN_NOUNS.flatMap((noun) => silentIn(noun, schemas[noun] as Field))
    expect(silent).toEqual([])
    expect(schemas.Plan?.properties?.price?.description).toBe('Naira.')
    expect(schemas.Payment?.properties?.amount?.description).toMatch(/^Kobo: /)
    expect(schemas.Question?.properties?.timeEstimate?.description).toBe('Minutes.')
  })

  it("has the header of the webhook's signature", async () => {
    expect((await documented()).paths['/api/payments/webhook']?.post?.parameters).toEqual([
      {
        name: 'x-paystack-signature',
        in: 'header',
        required: true,
        description: expect.stringMatching(/\w/),
        schema: { type: 'string' },
      },
    ])
  })

  it('describes Retry-After', async () => {
    for (const operations of Object.values((await documented()).paths)) {
      for (const { responses } of Object.values(operations)) {
        expect(responses.default?.headers).toEqual({
          'Retry-After': { description: expect.stringMatching(/[Ss]econds.*429/), schema: { type: 'integer' } },
        })
      }
    }
  })
})

describe('health', () => {
  it('reports that the process and the database respond', async () => {
    expect((await app.visitor().get('/api/health')).body).toEqual({ status: 'ok' })
    expect(await app.visitor().get('/api/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
  })

  it('is not ready while the database does not respond', async () => {
    const dead = await createTestApp({}, copyTemplate)
    await dead.close()
    expect((await dead.visitor().get('/api/ready')).status).toBe(503)
    expect((await dead.visitor().get('/api/health')).status).toBe(200)
  })

  it.each(['/api/health/', '/api/ready/', '/api/openapi.json//'])(
    'is served at %s too, as every path is',
    async (path) => {
      expect((await app.visitor().get(path)).status).toBe(200)
    },
  )

  it.each(['/api/health', '/api/ready', '/api/openapi.json'])('%s is read-only', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status, body, headers } = await app.visitor().raw(method, path)
      expect({ method, status, allow: headers.get('allow') }).toEqual({ method, status: 405, allow: 'GET, HEAD' })
      expect(body).toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    }
    expect((await app.visitor().raw('HEAD', path)).status).toBe(200)
  })
})
