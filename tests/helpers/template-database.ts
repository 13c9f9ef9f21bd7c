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

export default async function setup(project: TestProject) {
  const url = process.env.DATABASE_URL
  if (url) return onServer(project, url)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-template-'))
  await (await openDatabase({ dataDir })).close()
  const folder = path.join(dataDir, 'db')
  const archive = path.join(dataDir, 'db.tar')
  const pglite = await PGlite.create(folder)
  writeFileSync(archive, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
  project.provide('templateDatabase', { folder, archive })
  return () => rmSync(dataDir, { recursive: true, force: true })
}

async function onServer(project: TestProject, url: string) {
  const name = `greenroom_template_${process.pid}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`DROP DATABASE IF EXISTS ${name}`)
  await admin.query(`CREATE DATABASE ${name}`)
  const template = new URL(url)
  template.pathname = `/${name}`
  await (await openDatabase({ url: template.href, dataDir: '' })).close()
  project.provide('templateDatabase', { url: template.href })
  return async () => {
    await admin.query(`DROP DATABASE IF EXISTS ${name}`)
    await admin.end()
  }
}
