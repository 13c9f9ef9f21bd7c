/** Makes one migrated database; every test file gets a copy of it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/server/database/open'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server's database, or folder of an embedded one. */
    templateDatabase: { url: string } | { folder: string }
  }
}

export default async function setup(project: TestProject) {
  const url = process.env.DATABASE_URL
  if (url) return onServer(project, url)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-template-'))
  await (await openDatabase({ dataDir })).close()
  project.provide('templateDatabase', { folder: path.join(dataDir, 'db') })
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
