/** Rows as the database's catalog knows them, so that no table has to be named in a test. */
import type { Sql } from '@/server/ports'

export type Row = { table: string; row: Record<string, unknown> }

const rowsOf = async <T>(sql: Sql, text: string, values: unknown[] = []): Promise<T[]> =>
  (await sql(text, values)).rows as T[]

/** Every row of every table outside the system's own schemas, the queue's included. */
export async function everyRow(sql: Sql): Promise<Row[]> {
  const tables = await rowsOf<{ name: string }>(
    sql,
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  )
  const all: Row[] = []
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: Row['row'] }>(sql, `SELECT to_jsonb(t) AS row FROM ${name} t ORDER BY t::text`)
    all.push(...rows.map(({ row }) => ({ table: name, row })))
  }
  return all
}

type ForeignKey = { child: string; parent: string; columns: string[]; referenced: string[] }

/** The tables that refer to an account, by a column `userId` or by foreign keys, with the account's rows. */
export async function rowsOfAccount(sql: Sql, userId: string): Promise<Map<string, Row['row'][]>> {
  const found = new Map([['User', await select(sql, 'User', 'id', userId)]])
  const named = await rowsOf<{ name: string }>(
    sql,
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'userId' ORDER BY 1`,
  )
  for (const { name } of named) found.set(name, await select(sql, name, 'userId', userId))
  const keys = await rowsOf<ForeignKey>(
    sql,
    `SELECT c.relname::text AS child, p.relname::text AS parent,
       (SELECT array_agg(attname::text) FROM pg_attribute WHERE attrelid = c.oid AND attnum = ANY(k.conkey)) AS columns,
       (SELECT array_agg(attname::text) FROM pg_attribute WHERE attrelid = p.oid AND attnum = ANY(k.confkey)) AS referenced
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class p ON p.oid = k.confrelid
     WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace`,
  )
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const { child, parent, columns, referenced } of keys) {
      const parents = found.get(parent)
      if (!parents || found.has(child)) continue
      const [column = '', to = ''] = [columns[0], referenced[0]]
      const rows = await Promise.all(parents.map((row) => select(sql, child, column, row[to])))
      found.set(child, rows.flat())
    }
  }
  return found
}

const select = async (sql: Sql, table: string, column: string, value: unknown): Promise<Row['row'][]> =>
  (
    await rowsOf<{ row: Row['row'] }>(sql, `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE "${column}" = $1`, [
      value,
    ])
  ).map(({ row }) => row)
