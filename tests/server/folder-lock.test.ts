import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderLockedError, lockDataFolder } from '@/server/database/folder-lock'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-lock-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const never = () => {
  throw new Error('the lock was lost')
}

/** A process that takes the lock, says so, and waits to be killed. */
async function holdElsewhere() {
  const script = `const { lockDataFolder } = await import('./src/server/database/folder-lock.ts'); await lockDataFolder(${JSON.stringify(dataDir)}, () => {}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script])
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', () => reject(new Error('the other process ended')))
  })
  return child
}

describe('the lock of the data folder', () => {
  it('can be taken again after it was released', async () => {
    for (let i = 0; i < 2; i++) await (await lockDataFolder(dataDir, never))()
  })

  it('refuses a second process with a clear sentence, and at once', async () => {
    const other = await holdElsewhere()
    const begun = Date.now()
    await expect(lockDataFolder(dataDir, never)).rejects.toThrow(FolderLockedError)
    await expect(lockDataFolder(dataDir, never)).rejects.toThrow(
      `is in use by another Greenroom process (process ${other.pid} on ${hostname()}): stop that one first, or set DATA_DIR`,
    )
    expect(Date.now() - begun).toBeLessThan(5_000)
    other.kill('SIGKILL')
  })

  it('is taken over where the killed process bore the very number of this one, as in a restarted container', async () => {
    writeFileSync(path.join(dataDir, 'lock-owner.json'), JSON.stringify({ pid: process.pid, host: hostname() }))
    mkdirSync(path.join(dataDir, 'lock'))
    const release = await lockDataFolder(dataDir, never)
    await release()
  })

  it('is taken over from a process that was killed', async () => {
    const other = await holdElsewhere()
    other.kill('SIGKILL')
    await new Promise((resolve) => other.once('exit', resolve))
    const begun = Date.now()
    const release = await lockDataFolder(dataDir, never)
    expect(Date.now() - begun).toBeLessThan(8_000)
    await release()
  })
})
