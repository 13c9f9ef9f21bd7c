import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '@/server/database/database'
import { embeddedDatabase } from '@/server/database/embedded'
import { openDatabase } from '@/server/database/open'

/** Databases that a test file of this process has closed: emptying one takes a fraction of the time of opening one. */
const emptied: Database[] = []

/** Without the triggers of foreign keys, so that the order of the tables does not matter. */
const EMPTY = `
  DO $$ DECLARE each record; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR each IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
    LOOP EXECUTE format('DELETE FROM %I', each.tablename); END LOOP;
  END $$`

/** What a test has added to the schema, as the tables of the job queue: such a database is not used again. */
const ADDITIONS = `
  SELECT nspname::text AS name FROM pg_namespace WHERE nspname = 'pgboss'
  UNION ALL SELECT tgname::text FROM pg_trigger WHERE NOT tgisinternal`

/** A migrated, empty database: a copy of the template, or one that a file before has closed. */
export async function openTestDatabase(): Promise<Database> {
  const database = emptied.pop() ?? (await copyTemplate())
  return {
    ...database,
    close: async () => {
      if ((await database.executeSql(ADDITIONS)).rows.length > 0) return database.close()
      await database.executeSql(EMPTY)
      emptied.push(database)
    },
  }
}

/** A database of its own, which `close` closes. */
export async function copyTemplate(): Promise<Database> {
  const template = inject('templateDatabase')
  if ('url' in template) return copyOnServer(template.url)
  // In memory: copying and deleting a thousand files takes longer than most tests. Tests that need files open the
  // folder.
  return embeddedDatabase(await PGlite.create({ loadDataDir: await openAsBlob(template.archive) }))
}

async function copyOnServer(templateUrl: string): Promise<Database> {
  const template = new URL(templateUrl).pathname.slice(1)
  // Not a counter: a test that loads modules anew would begin to count from 0 while the first copies are in use.
  const name = `${template}_test_${randomBytes(6).toString('hex')}`
  const own = new URL(templateUrl)
  own.pathname = `/${name}`
  await administer(templateUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const database = await openDatabase({ url: own.href, dataDir: '' })
  return {
    ...database,
    close: async () => {
      await database.close()
      await administer(templateUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** Through the maintenance database, because a template cannot be copied while it has connections. */
async function administer(templateUrl: string, statement: string): Promise<void> {
  const url = new URL(templateUrl)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    // Serialises copies of one template.
    await client.query('SELECT pg_advisory_lock(727002)')
    await client.query(statement)
  } finally {
    await client.end()
  }
}
