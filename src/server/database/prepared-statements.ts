/**
 * Prepared statements for the embedded database. PGlite parses and plans every query anew, in six calls of PostgreSQL's
 * main loop; a statement that is prepared once takes one, and a fourteenth of the time.
 */
import { type PGlite, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'

type Row = (string | null)[]
type Field = Results['fields'][number]

type Statement = { name: string; parameterTypes: number[]; fields: Field[] }

/** Statements that stay prepared: about as many texts as the services have, with their variants by list length. */
const MOST = 200

/** Options that are supported here; a query with others runs unprepared. */
const SUPPORTED = new Set(['rowMode', 'parsers'])

const done = new WeakSet<PGlite>()

/**
 * Makes `query`, also within transactions, use prepared statements. Call it after the migrations: a plan that is older
 * than its table fails once.
 */
export function prepareStatements(pglite: PGlite): void {
  if (done.has(pglite)) return
  done.add(pglite)
  const { serialize } = protocol
  const [query, transaction] = [pglite.query.bind(pglite), pglite.transaction.bind(pglite)]
  let prepared = 0
  /** Messages that close statements which are no longer kept; sent with the next one. */
  let closing: Uint8Array[] = []
  const statements = new LRUCache<string, Statement>({
    max: MOST,
    dispose: ({ name }) => closing.push(serialize.close({ type: 'S', name })),
  })

  const send = async (parts: readonly Uint8Array[]) => {
    const closed = closing
    closing = []
    return pglite.execProtocolStream(joined([...closed, ...parts, serialize.sync()]), { syncToFs: false })
  }

  async function prepare(text: string): Promise<Statement> {
    const name = `statement${++prepared}`
    const statement: Statement = { name, parameterTypes: [], fields: [] }
    const described = await send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })])
    for (const message of described) {
      if (message.name === 'parameterDescription') {
        statement.parameterTypes = (message as unknown as { dataTypeIDs: number[] }).dataTypeIDs
      } else if (message.name === 'rowDescription') {
        const { fields } = message as unknown as { fields: Field[] }
        statement.fields = fields.map((field) => ({ name: field.name, dataTypeID: field.dataTypeID }))
      }
    }
    statements.set(text, statement)
    return statement
  }

  async function run<T>(text: string, values: readonly unknown[], options: QueryOptions): Promise<Results<T>> {
    const { name, parameterTypes, fields } = statements.get(text) ?? (await prepare(text))
    const bound = values.map((value, i) => {
      if (value === null || value === undefined) return null
      const write = pglite.serializers[parameterTypes[i] ?? 0]
      return write ? write(value) : String(value)
    })
    const rows: Row[] = []
    let tag = ''
    try {
      const messages = await send([serialize.bind({ statement: name, values: bound }), serialize.execute({})])
      for (const message of messages) {
        if (message.name === 'dataRow') rows.push((message as unknown as { fields: Row }).fields)
        else if (message.name === 'commandComplete') tag = (message as unknown as { text: string }).text
      }
    } catch (error) {
      // Its plan may be outdated; a fault of the values costs no more than another parse.
      statements.delete(text)
      throw error
    }
    return {
      rows: rows.map(reader(fields, parsersWith(options.parsers), options.rowMode)) as T[],
      fields,
      affectedRows: affectedRows(tag),
    }
  }

  // Merged once for each caller: PGlite has some two hundred of its own.
  const merged = new WeakMap<Parsers, Parsers>()
  function parsersWith(own: Parsers | undefined): Parsers {
    if (!own) return pglite.parsers
    const known = merged.get(own) ?? { ...pglite.parsers, ...own }
    merged.set(own, known)
    return known
  }

  const isSupported = (options: QueryOptions) => Object.keys(options).every((option) => SUPPORTED.has(option))

  pglite.query = async <T>(text: string, values: unknown[] = [], options: QueryOptions = {}) => {
    if (!isSupported(options)) return query<T>(text, values, options)
    await pglite.waitReady
    // Both locks, as PGlite's own: no statement between those of a transaction, or while another is sent.
    return pglite._runExclusiveTransaction(async () => {
      const result = await pglite._runExclusiveQuery(() => run<T>(text, values, options))
      await pglite.syncToFs()
      return result
    })
  }

  pglite.transaction = (callback) =>
    transaction((tx) => {
      const faster: Transaction = Object.create(tx, {
        query: {
          value: <T>(text: string, values: unknown[] = [], options: QueryOptions = {}) =>
            tx.closed || !isSupported(options)
              ? tx.query<T>(text, values, options)
              : pglite._runExclusiveQuery(() => run<T>(text, values, options)),
        },
      })
      return callback(faster)
    })
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

type Parsers = Record<number, ((text: string, type?: number) => unknown) | undefined>

/** Reads a row of texts, as PGlite does. */
function reader(fields: readonly Field[], parsers: Parsers, rowMode: QueryOptions['rowMode']) {
  const parse = fields.map(({ dataTypeID }) => {
    const known = parsers[dataTypeID]
    return (text: string | null) => (text === null ? null : known ? known(text, dataTypeID) : text)
  })
  const values = (row: Row) => row.map((text, i) => parse[i]?.(text))
  if (rowMode === 'array') return values
  return (row: Row) => Object.fromEntries(values(row).map((value, i) => [fields[i]?.name, value]))
}

/** Commands whose tag ends in the number of rows that they changed. */
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'COPY', 'MERGE'])

/** @param tag for example `INSERT 0 5` */
function affectedRows(tag: string): number {
  const words = tag.split(' ')
  return CHANGES.has(words[0] ?? '') ? Number(words.at(-1)) : 0
}
