/**
 * Writes a migration: the SQL from the schema of the existing migrations to prisma/schema.prisma, and
 * generates the client. Usage: npm run db:migration -- name_of_it
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { embeddedDatabase } from '@/server/database/embedded'
import { MIGRATIONS_DIR } from '@/server/database/migrations-folder'
import { nextMigrationSql } from '@/server/database/schema-engine'
import { generate } from './setup.mjs'

const name = process.argv[2]
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error(
    'Give the migration a name in lower case with underscores, for example: npm run db:migration -- add_payments',
  )
  process.exit(1)
}
const pglite = await PGlite.create()
await embeddedDatabase(pglite)
const sql = await nextMigrationSql(new PrismaPGlite(pglite))
await pglite.close()
if (sql === '') {
  console.log('The migrations already lead to prisma/schema.prisma: nothing to write.')
  process.exit(0)
}
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
const folder = path.join(MIGRATIONS_DIR, `${stamp}_${name}`)
mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, 'migration.sql'), `${sql}\n`)
console.log(`Wrote ${path.join(folder, 'migration.sql')}`)
generate()
