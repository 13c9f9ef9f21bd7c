/**
 * Makes the embedded database that a first start copies: initialised and migrated, without rows. Doing both at the
 * first start took 850 MB of memory for a moment, more than a small machine has.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { EMPTY_DATABASE, embeddedFactory, embeddedSql, initialise } from '../src/server/database/embedded'
import { applyMigrations } from '../src/server/database/migrate'

rmSync(EMPTY_DATABASE, { recursive: true, force: true })
await initialise(path.dirname(EMPTY_DATABASE), async (fresh) => {
  await applyMigrations(await embeddedFactory(fresh), embeddedSql(fresh), () => {})
})
