/** Validates a backup and loads its rows into empty tables. */
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { BackupError } from './backup-error'
import { type Column, columnsOf, JOBS } from './backup-tables'
import type { Query } from './database'
import { FORMAT } from './dump'
import { listMigrations } from './migrations-folder'

/** Largest batch of one INSERT, in characters and in rows. */
const BATCH_CHARACTERS = 1_000_000
const BATCH_ROWS = 500

const header = z.object({ greenroom: z.literal('backup'), format: z.int(), migrations: z.array(z.string()) })
const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) })
const endLine = z.object({ end: z.record(z.string(), z.number()) })

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding('utf8')
  // An error of either stream is thrown by the loop below.
  const reading = pipeline(createReadStream(file), unpacked).catch(() => {})
  let rest = ''
  try {
    for await (const chunk of unpacked as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    await reading
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason = code === 'ENOENT' ? 'does not exist' : `cannot be read (${message})`
    throw new BackupError(`The backup ${file} ${reason}: name another file.`, { cause: error })
  }
}

/**
 * Validates the whole file without writing. @returns the migrations that its rows were written with, and the rows per
 * table
 */
export async function checkBackup(file: string): Promise<{ migrations: string[]; rows: Record<string, number> }> {
  const fault = (what: string) => new BackupError(`The backup ${file} ${what}: name another file.`)
  let migrations: string[] | null = null
  let ended: Record<string, number> | null = null
  const rows: Record<string, number> = {}
  let table = ''
  for await (const line of linesOf(file)) {
    if (migrations === null) {
      const first = header.safeParse(parsed(line))
      if (!first.success) throw fault('is not a backup of Greenroom')
      if (first.data.format !== FORMAT)
        throw fault(`has the format ${first.data.format}, which this version cannot read`)
      migrations = first.data.migrations
    } else if (line.startsWith('[')) {
      rows[table] = (rows[table] ?? 0) + 1
    } else {
      const next = tableLine.safeParse(parsed(line))
      if (next.success) {
        table = next.data.table
        rows[table] = 0
      } else ended = endLine.safeParse(parsed(line)).data?.end ?? null
    }
  }
  if (migrations === null) throw fault('is empty')
  if (!ended || JSON.stringify(ended) !== JSON.stringify(rows)) throw fault('is not whole')
  const known = new Set(listMigrations())
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown) {
    throw new BackupError(
      `The backup ${file} was made by a newer version (it has the migration ${unknown}): update Greenroom, ` +
        'then restore it.',
    )
  }
  return { migrations, rows }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/**
 * Loads the rows of a validated backup.
 * @param query in one transaction, on empty tables with the backup's migrations
 * @param tables which of its tables to load
 */
export async function loadBackup(query: Query, file: string, tables: (name: string) => boolean): Promise<void> {
  let insert: string | null = null
  let batch: string[] = []
  let size = 0
  const flush = async () => {
    if (insert && batch.length > 0) await query(insert, [`[${batch.join(',')}]`])
    batch = []
    size = 0
  }
  for await (const line of linesOf(file)) {
    if (!line.startsWith('[')) {
      await flush()
      const next = tableLine.safeParse(parsed(line))
      insert = next.success && tables(next.data.table) ? await insertInto(query, next.data) : null
      continue
    }
    if (!insert) continue
    batch.push(line)
    size += line.length
    if (batch.length >= BATCH_ROWS || size >= BATCH_CHARACTERS) await flush()
  }
  await flush()
}

async function insertInto(query: Query, { table, columns }: { table: string; columns: string[] }): Promise<string> {
  const known = new Map((await columnsOf(query, table)).map((column) => [column.name, column]))
  const taken = columns.flatMap((name, at) => {
    const column = known.get(name)
    return column ? [{ column, at }] : []
  })
  // pg-boss owns its tables, whose columns may differ between its versions.
  if (table !== JOBS && (taken.length !== columns.length || taken.length !== known.size)) {
    throw new BackupError(`The backup does not fit the table ${table}: it was made by another version of Greenroom.`)
  }
  const names = taken.map(({ column }) => column.name).join(', ')
  const values = taken.map(({ column, at }) => valueFor(table, column, at)).join(', ')
  return `INSERT INTO ${table} (${names}) SELECT ${values} FROM json_array_elements($1::json) AS line`
}

function valueFor(table: string, { name, type }: Column, at: number): string {
  const value = `(line->>${at})::${type}`
  // The worker of an active job no longer exists.
  return table === JOBS && name === 'state' ? `CASE line->>${at} WHEN 'active' THEN 'retry' ELSE ${value} END` : value
}
