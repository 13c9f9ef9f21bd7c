/** Transient database faults: reported as 503 with a Retry-After, over REST and tRPC. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPassingFault } from '@/server/database-faults'
import { createTestApp, PASSWORD, type TestApp } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.database.executeSql(
    `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file "base/1/2"' USING ERRCODE = NEW.name; END $$`,
    [],
  )
  await app.database.executeSql('CREATE TRIGGER fail BEFORE INSERT ON "User" FOR EACH ROW EXECUTE FUNCTION fail()', [])
})
afterAll(() => app.close())

let people = 0
/** The trigger fails with the code in the name. */
const input = (name: string) => ({ email: `fault${people++}@example.com`, password: PASSWORD, name })
const SENTENCE = 'The database does not answer right now. Please try again.'

it.each([
  ['53100', 'the disk is full'],
  ['53200', 'out of memory'],
  ['53300', 'too many connections'],
  ['55P03', 'a lock could not be had in time'],
  ['55006', 'an object is in use'],
  ['25006', 'the server is read-only, as a replica is'],
])('%s (%s) is 503 with a Retry-After', async (code) => {
  const rest = await app.visitor().post('/api/auth/register', input(code))
  expect(rest.status).toBe(503)
  expect(rest.body).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: SENTENCE })
  expect(rest.headers.get('retry-after')).toBe('5')
  const body = JSON.stringify({ json: input(code) })
  const trpc = await app.visitor().raw('POST', '/api/trpc/auth.register', body, { 'content-type': 'application/json' })
  expect(trpc.status).toBe(503)
  expect(JSON.stringify(trpc.body)).toContain(SENTENCE)
  expect(trpc.headers.get('retry-after')).toBe('5')
})

it('any other database fault is an internal error', async () => {
  const { status, body } = await app.visitor().post('/api/auth/register', input('22012'))
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('base/1/2')
})

it.each([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])('a pool that says "%s" has no connection right now', (message) => {
  expect(isPassingFault(new Error(message))).toBe(true)
  expect(isPassingFault(new Error(`It says: ${message}`))).toBe(false)
})

it.each(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout'])(
  'a fault of the driver of the kind %s is transient, wrapped by Prisma or not',
  (kind) => {
    expect(isPassingFault(new Error(kind, { cause: { kind } }))).toBe(true)
    expect(isPassingFault(Object.assign(new Error(kind), { meta: { driverAdapterError: { cause: { kind } } } }))).toBe(
      true,
    )
  },
)
