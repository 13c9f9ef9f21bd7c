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
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
  parameters: unknown[]
}

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

  it.each(['/api/health', '/api/ready', '/api/openapi.json'])('%s is read-only', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status, body, headers } = await app.visitor().raw(method, path)
      expect({ method, status, allow: headers.get('allow') }).toEqual({ method, status: 405, allow: 'GET' })
      expect(body).toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    }
    expect((await app.visitor().raw('HEAD', path)).status).toBe(200)
  })
})
