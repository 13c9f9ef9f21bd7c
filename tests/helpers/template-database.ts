/** Creates one migrated database, which every test file and every test server copies. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/server/database/open'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * URL of a database on a PostgreSQL server; or folder of an embedded one, and an archive of it to load into memory.
     */
    templateDatabase: { url: string } | { folder: string; archive: string }
  }
}

type Template = { provided: { url: string } | { folder: string; archive: string }; remove: () => Promise<void> }

// Each project of a run calls for one, at the same time and with modules of its own: they share the first.
const shared = globalThis as { greenroomTemplate?: { made: Promise<Template>; users: number } }

export default async function setup(project: TestProject) {
  const url = process.env.DATABASE_URL
  shared.greenroomTemplate ??= { made: url ? onServer(url) : embedded(), users: 0 }
  const template = shared.greenroomTemplate
  template.users++
  const { provided, remove } = await template.made
  project.provide('templateDatabase', provided)
  return async () => {
    if (--template.users === 0) await remove()
  }
}

async function embedded(): Promise<Template> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-template-'))
  await (await openDatabase({ dataDir })).close()
  const folder = path.join(dataDir, 'db')
  const archive = path.join(dataDir, 'db.tar')
  const pglite = await PGlite.create(folder)
  writeFileSync(archive, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
  return { provided: { folder, archive }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

async function onServer(url: string): Promise<Template> {
  const name = `greenroom_template_${process.pid}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`DROP DATABASE IF EXISTS ${name}`)
  await admin.query(`CREATE DATABASE ${name}`)
  const template = new URL(url)
  template.pathname = `/${name}`
  await (await openDatabase({ url: template.href, dataDir: '' })).close()
  return {
    provided: { url: template.href },
    remove: async () => {
      // With the copies that test files kept for the next one.
      const { rows } = await admin.query('SELECT datname AS copy FROM pg_database WHERE datname ^@ $1', [name])
      for (const { copy } of rows) await admin.query(`DROP DATABASE IF EXISTS ${copy} WITH (FORCE)`)
      await admin.end()
    },
  }
}
