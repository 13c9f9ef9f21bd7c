/** The content of a tRPC request is checked before it is deserialised. */
import superjson from 'superjson'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'
import { transformer } from '@/server/transformer'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from '../helpers/test-app'

const JSON_TYPE = { 'content-type': 'application/json' }

let app: TestApp
let user: TestUser
beforeAll(async () => {
  app = await createTestApp()
  user = await app.signUp()
})
afterAll(() => app.close())

describe('an input that is no object', () => {
  it.each([['{}'], ['{"json":null}'], ['{"json":7}'], ['{"json":[]}']])(
    'is refused with a sentence: %s',
    async (sent) => {
      const { status, body } = await app.visitor().raw('POST', '/api/trpc/auth.login', sent, JSON_TYPE)
      expect(status).toBe(400)
      expect(body).toMatchObject({
        error: {
          json: { message: 'Send an object with the fields of the input.', data: { reason: 'invalid-input' } },
        },
      })
    },
  )
})

describe('the meta of an input', () => {
  const login = (extra: object, meta: unknown) => {
    const json = { email: user.user.email, password: PASSWORD, ...extra }
    return app.visitor().raw('POST', '/api/trpc/auth.login', JSON.stringify({ json, meta }), JSON_TYPE)
  }
  const REFUSED = {
    error: { json: { message: expect.stringMatching(/^The field "meta" may mark at most 200 values/) } },
  }

  it.each([
    [
      'a typed array, which is made in the size that it names',
      { x: 9 },
      { values: { x: [['typed-array', 'Float64Array']] } },
    ],
    ['a big integer, whose digits take quadratic time', { x: '9' }, { values: { x: ['bigint'] } }],
    ['a regular expression', { x: '/(a+)+$/' }, { values: { x: ['regexp'] } }],
    ['a set', { x: [] }, { values: { x: ['set'] } }],
    ['a map', { x: [] }, { values: { x: ['map'] } }],
    ['a set with something inside', { x: [''] }, { values: { x: ['set', { 0: ['Date'] }] } }],
    ['a URL', { x: 'http://x' }, { values: { x: ['URL'] } }],
    ['an error', { x: {} }, { values: { x: ['Error'] } }],
    ['a number', { x: 'NaN' }, { values: { x: ['number'] } }],
    ['a class', { x: {} }, { values: { x: [['class', 'X']] } }],
    ['values inside one another', { x: { y: null } }, { values: { x: { y: ['undefined'] } } }],
    ['equalities', { x: {}, y: {} }, { referentialEqualities: { x: ['y'] } }],
    ['a field of its own', {}, { other: 1 }],
    ['a place far behind the end of a list', { x: [] }, { values: { 'x.4294967294': ['undefined'] } }],
    ['a place that is not there', {}, { values: { 'x.y': ['Date'] } }],
    ['a prototype', {}, { values: { '__proto__.x': ['undefined'] } }],
    ['a moment in place of an object', { x: {} }, { values: { x: ['Date'] } }],
    ['no object', {}, 'meta'],
    ['values that are none', {}, { values: 7 }],
  ])('may not name %s', async (_name, extra, meta) => {
    const { status, body } = await login(extra, meta)
    expect(body).toMatchObject(REFUSED)
    expect(status).toBe(400)
  })

  it('may mark dates and undefined values, up to a limit', async () => {
    const values = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`x.${i}`, ['undefined']]))
    const nulls = (n: number) => ({ x: Array(n).fill(null) })
    const { revivedValues: most } = REQUEST_LIMITS
    expect((await login({ x: '2026-01-01T00:00:00Z' }, { values: { x: ['Date'] }, v: 1 })).status).toBe(200)
    expect((await login(nulls(most), { values: values(most) })).status).toBe(200)
    expect((await login(nulls(most + 1), { values: values(most + 1) })).status).toBe(400)
  })

  it('is refused before it is deserialised, quickly, and in a query as well', async () => {
    const { Float64Array: real } = globalThis
    const made: unknown[] = []
    globalThis.Float64Array = new Proxy(real, {
      construct: (target, [size]) => {
        made.push(size)
        return new target(0)
      },
    })
    try {
      const names = Array.from({ length: 1_000 }, (_, n) => `a${n}`)
      const sizes = Object.fromEntries(names.map((name) => [name, 1e8]))
      const meta = { values: Object.fromEntries(names.map((name) => [name, [['typed-array', 'Float64Array']]])) }
      expect((await login(sizes, meta)).status).toBe(400)
      const input = { json: { id: user.user.id, x: 1e8 }, meta: { values: { x: [['typed-array', 'Float64Array']] } } }
      const query = await user.get(`/api/trpc/user.get?input=${encodeURIComponent(JSON.stringify(input))}`)
      expect(query.body).toMatchObject(REFUSED)
    } finally {
      globalThis.Float64Array = real
    }
    expect(made).toEqual([])
  })

  it('revives everything that our inputs can contain', () => {
    const values = [
      undefined,
      null,
      new Date(7),
      { a: undefined, b: [{ c: undefined }, new Date(0)], 'ä-ö': 'x' },
      [null],
    ]
    for (const value of values) expect(transformer.input.deserialize(superjson.serialize(value))).toEqual(value)
  })

  it.each(['null', '7', '"text"'])('is not looked for in %s', async (body) => {
    const { status, body: answer } = await app.visitor().raw('POST', '/api/trpc/auth.login', body, JSON_TYPE)
    expect(status).toBe(400)
    expect(JSON.stringify(answer)).toMatch(/must be an object with the field/)
  })
})

describe('a batch', () => {
  const calls = (n: number, comma = ',') =>
    user.get(
      `/api/trpc/${Array(n).fill('user.get').join(comma)}?batch=1&input=${encodeURIComponent(
        JSON.stringify(Object.fromEntries(Array.from({ length: n }, (_, i) => [i, { json: { id: user.user.id } }]))),
      )}`,
    )

  it('may hold ten calls', async () => {
    const { status, body } = await calls(10)
    expect(status).toBe(200)
    expect(body).toHaveLength(10)
  })

  it.each([',', '%2C', '%2c'])('of more is refused as a whole, with the calls separated by %j', async (comma) => {
    const { status, body } = await calls(11, comma)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toMatch(/at most 10 calls/)
    expect(JSON.stringify(body)).not.toContain(user.user.email)
  })

  it('of many calls is split by our own client', async () => {
    const read = () => user.trpc.user.get.query({ id: user.user.id })
    expect(await Promise.all(Array.from({ length: 25 }, read))).toHaveLength(25)
  })
})

describe('a form', () => {
  it('is not read by a procedure without a form', async () => {
    let pieces = 0
    const body = new ReadableStream({
      pull(controller) {
        pieces += 1
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const response = await app.visitor().send(new Request('http://localhost:3000/api/trpc/auth.login', init))
    expect(response.status).toBe(415)
    expect(pieces).toBeLessThan(5)
  })

  it.each(['PUT', 'PATCH', 'DELETE'])('is not read with the method %s either', async (method) => {
    const body = JSON.stringify({ json: 'x'.repeat(2 * 1024 * 1024) })
    const request = new Request('http://localhost:3000/api/trpc/auth.login', { method, body, headers: JSON_TYPE })
    expect((await app.visitor().send(request)).status).toBe(405)
    expect(request.bodyUsed).toBe(false)
  })
})

describe('a method that a procedure does not take', () => {
  it.each([
    ['POST', 'guide.list', 'GET, HEAD'],
    ['DELETE', 'user.get', 'GET, HEAD'],
    ['OPTIONS', 'user.get', 'GET, HEAD'],
    ['PUT', 'user.get,guide.list?batch=1', 'GET, HEAD'],
    ['GET', 'auth.logout', 'POST'],
    ['HEAD', 'auth.logout', 'POST'],
    ['GET', 'auth.logout,auth.login?batch=1', 'POST'],
    ['DELETE', 'auth.login', 'POST'],
    ['DELETE', 'user.get,auth.login?batch=1', 'GET, HEAD, POST'],
    ['DELETE', 'no.such', 'GET, HEAD, POST'],
  ])('is refused with those that it takes: %s %s', async (method, name, allow) => {
    const response = await user.send(new Request(`http://localhost:3000/api/trpc/${name}`, { method }))
    expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({ status: 405, allow })
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const error = { error: { json: { data: { code: 'METHOD_NOT_SUPPORTED', reason: 'method-not-supported' } } } }
    const body: unknown = await response.json()
    for (const part of [body].flat()) expect(part).toMatchObject(error)
    expect([body].flat()).toHaveLength(name.includes(',') ? 2 : 1)
  })

  it('is left to tRPC for a mixed batch, and where there is no such procedure', async () => {
    const ask = (name: string) => user.send(new Request(`http://localhost:3000/api/trpc/${name}`))
    expect((await ask('guide.list,auth.logout?batch=1')).status).toBe(400)
    expect((await ask('no.such')).status).toBe(404)
    expect((await ask('constructor')).status).toBe(404)
  })
})

describe('an address or a type that tRPC does not expect', () => {
  it.each(['%', '%F0%28', '%?batch=1'])('%j is not found', async (name) => {
    const { status, body } = await app.visitor().raw('POST', `/api/trpc/${name}`, '{}', JSON_TYPE)
    expect(status).toBe(404)
    expect(JSON.stringify(body)).toMatch(/"code":"NOT_FOUND","reason":"not-found"/)
  })

  it('the media type may be written in capitals', async () => {
    const json = { email: user.user.email, password: PASSWORD }
    const type = { 'content-type': 'Application/JSON' }
    const { status } = await app.visitor().raw('POST', '/api/trpc/auth.login', JSON.stringify({ json }), type)
    expect(status).toBe(200)
  })

  it.each([
    ['content-type', 'multipart/form-data; boundary=x'],
    ['trpc-accept', 'application/jsonl'],
  ])('a query with %s: %s is refused as JSON', async (name, value) => {
    const request = new Request('http://localhost:3000/api/trpc/guide.list', { headers: { [name]: value } })
    const response = await app.visitor().send(request)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.headers.get('content-type')).toBe('application/json')
  })
})

it('a successful response has the header nosniff', async () => {
  const response = await user.send(new Request('http://localhost:3000/api/trpc/guide.list'))
  expect(response.status).toBe(200)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})
