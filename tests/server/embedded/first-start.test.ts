import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pendingMigrations } from '@/server/database/migrate'
import { openDatabase } from '@/server/database/open'

it('copies a migrated database without rows, and reserves little memory for pages', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-first-'))
  const steps: string[] = []
  const database = await openDatabase({ dataDir, onStep: (sentence) => steps.push(sentence) })
  try {
    expect(steps).toEqual(['Creating the embedded database …'])
    expect(await pendingMigrations(database.executeSql)).toEqual([])
    expect(await database.prisma.user.count()).toBe(0)
    expect((await database.executeSql('SHOW shared_buffers')).rows).toEqual([{ shared_buffers: '64MB' }])
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
})
