import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareStatements } from '@/server/database/prepared-statements'

let plain: PGlite
let prepared: PGlite

const TABLE = `CREATE TABLE kept (
  id text PRIMARY KEY, count int, total bigint, share float8, price numeric, is_done boolean, note jsonb, plain json,
  made timestamptz, on_day date, tags text[], bytes bytea)`

beforeAll(async () => {
  ;[plain, prepared] = await Promise.all([PGlite.create(), PGlite.create()])
  prepareStatements(prepared)
  for (const pglite of [plain, prepared]) await pglite.exec(TABLE)
})
afterAll(() => Promise.all([plain.close(), prepared.close()]))

type Options = Parameters<PGlite['query']>[2]

/** Runs a statement with and without preparation. */
async function both(text: string, values: unknown[] = [], options?: Options) {
  const [expected, actual] = await Promise.all([
    plain.query(text, values, options),
    prepared.query(text, values, options),
  ])
  const part = ({ rows, fields, affectedRows }: typeof actual) => ({ rows, fields, affectedRows })
  return { expected: part(expected), actual: part(actual) }
}

const VALUES = [
  'a',
  7,
  9_007_199_254_740_993n,
  0.25,
  '12.50',
  true,
  { says: ['“yes”', null] },
  JSON.stringify([1]),
  new Date('2026-03-10T12:00:00Z'),
  new Date('2026-03-11T00:00:00Z'),
  ['x', 'y, "z"'],
  new Uint8Array([0, 255]),
]
const INSERT = `INSERT INTO kept VALUES (${VALUES.map((_, i) => `$${i + 1}`).join(', ')})`

describe('a prepared statement', () => {
  it('writes and reads every type as PGlite does', async () => {
    for (const values of [VALUES, ['b', ...Array(VALUES.length - 1).fill(null)]]) {
      const { expected, actual } = await both(INSERT, values)
      expect(actual).toEqual(expected)
      expect(actual.affectedRows).toBe(1)
    }
    const { expected, actual } = await both('SELECT * FROM kept ORDER BY id')
    expect(actual).toEqual(expected)
    expect(actual.rows).toHaveLength(2)
  })

  it('returns rows as arrays, and with parsers of the caller', async () => {
    const options = { rowMode: 'array', parsers: { 3802: (text: string) => `json ${text}` } } as const
    const { expected, actual } = await both('SELECT id, note FROM kept WHERE id = $1', ['a'], options)
    expect(actual).toEqual(expected)
    expect(actual.rows).toEqual([['a', expect.stringContaining('json {')]])
  })

  it('is parsed once, and serves again after a fault', async () => {
    const names = async () =>
      (await prepared.query<{ name: string }>("SELECT name FROM pg_prepared_statements WHERE statement LIKE '%fault%'"))
        .rows
    const text = 'SELECT /* fault */ 6 / $1::int AS share'
    for (const of of [1, 2, 3]) expect((await prepared.query(text, [of])).rows).toEqual([{ share: 6 / of }])
    // The query that counts contains the word as well.
    expect(await names()).toHaveLength(2)
    await expect(prepared.query(text, [0])).rejects.toMatchObject({ code: '22012' })
    expect((await prepared.query(text, [6])).rows).toEqual([{ share: 1 }])
    expect(await names()).toHaveLength(2)
  })

  it('is prepared anew when its table has changed', async () => {
    await prepared.exec('CREATE TABLE changing (a int)')
    const read = () => prepared.query('SELECT * FROM changing')
    await read()
    await prepared.exec('ALTER TABLE changing ADD COLUMN b int')
    await expect(read()).rejects.toMatchObject({ code: '0A000' })
    expect((await read()).fields).toHaveLength(2)
  })

  it('reports a faulty text, and does not keep it', async () => {
    await expect(prepared.query('SELECT nothing FROM nowhere', [])).rejects.toMatchObject({ code: '42P01' })
    expect((await prepared.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })

  it('is closed when many others came after it', async () => {
    for (let n = 0; n < 250; n++) await prepared.query(`SELECT ${n} AS n`)
    const { rows } = await prepared.query<{ count: number }>('SELECT count(*) FROM pg_prepared_statements')
    expect(rows[0]?.count).toBeLessThanOrEqual(201)
  })
})

describe('in a transaction', () => {
  it('it sees what the transaction wrote, and a rollback takes it back', async () => {
    const failure = prepared.transaction(async (tx) => {
      await tx.query('UPDATE kept SET count = $2 WHERE id = $1', ['a', 99])
      expect((await tx.query('SELECT count FROM kept WHERE id = $1', ['a'])).rows).toEqual([{ count: 99 }])
      throw new Error('stop')
    })
    await expect(failure).rejects.toThrow('stop')
    expect((await prepared.query('SELECT count FROM kept WHERE id = $1', ['a'])).rows).toEqual([{ count: 7 }])
  })

  it('no statement from outside comes between', async () => {
    const inside = prepared.transaction(async (tx) => {
      await tx.query('UPDATE kept SET count = $2 WHERE id = $1', ['a', 1])
      await new Promise((resolve) => setTimeout(resolve, 20))
      await tx.query('UPDATE kept SET count = $2 WHERE id = $1', ['a', 8])
    })
    await new Promise((resolve) => setTimeout(resolve, 5))
    const outside = await prepared.query('SELECT count FROM kept WHERE id = $1', ['a'])
    await inside
    expect(outside.rows).toEqual([{ count: 8 }])
  })

  it('is refused after the end', async () => {
    let kept: Parameters<Parameters<PGlite['transaction']>[0]>[0] | undefined
    await prepared.transaction(async (tx) => {
      kept = tx
    })
    await expect(async () => kept?.query('SELECT 1')).rejects.toThrow('closed')
  })
})
