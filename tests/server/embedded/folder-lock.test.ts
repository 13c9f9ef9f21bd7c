import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderLockedError, lockDataFolder } from '@/server/database/folder-lock'

let dataDir: string
const children: ChildProcess[] = []
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-lock-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const HOLD = `
  const { lockDataFolder } = await import('./src/server/database/folder-lock.ts')
  const { isHeld } = lockDataFolder(process.env.HELD_FOLDER)
  process.stdin.on('data', () => console.log(isHeld()))
  console.log('held')`

/**
 * A process that takes the lock, reports it, and waits to be killed; on a line of input it reports whether it holds the
 * lock.
 */
async function holdElsewhere(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', HOLD], {
    env: { ...process.env, HELD_FOLDER: dataDir },
  })
  children.push(child)
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', () => reject(new Error('the other process ended')))
  })
  return child
}

const record = (owner: object) => writeFileSync(path.join(dataDir, 'lock-owner.json'), JSON.stringify(owner))

describe('the lock of the data folder', () => {
  it('can be taken again after it was released, and is held in between', () => {
    for (let i = 0; i < 2; i++) {
      const lock = lockDataFolder(dataDir)
      expect(lock.isHeld()).toBe(true)
      lock.release()
      expect(lock.isHeld()).toBe(false)
    }
  })

  it('refuses a second process with a clear sentence', async () => {
    const other = await holdElsewhere()
    expect(() => lockDataFolder(dataDir)).toThrow(FolderLockedError)
    expect(() => lockDataFolder(dataDir)).toThrow(
      `is in use by another Greenroom process (process ${other.pid} on ${hostname()}): stop that one first, or set DATA_DIR`,
    )
  })

  it('stays with a suspended process, however old its files look', async () => {
    const other = await holdElsewhere()
    other.kill('SIGSTOP')
    rmSync(path.join(dataDir, 'lock-owner.json'))
    expect(() => lockDataFolder(dataDir)).toThrow(/is in use by another Greenroom process/)
    other.kill('SIGCONT')
  })

  it('is refused beside a living owner on a file system without locks of its own', async () => {
    const other = await holdElsewhere()
    // An unlocked file of the same name, as on a file system without working locks.
    renameSync(path.join(dataDir, 'process.lock'), path.join(dataDir, 'elsewhere.lock'))
    expect(() => lockDataFolder(dataDir)).toThrow(`process ${other.pid} on ${hostname()}`)
  })

  it('is detected as lost by a process whose lock file was removed', async () => {
    const other = await holdElsewhere()
    const answer = () =>
      new Promise<string>((resolve) => {
        other.stdout?.once('data', (chunk: Buffer) => resolve(String(chunk).trim()))
        other.stdin?.write('?\n')
      })
    expect(await answer()).toBe('true')
    rmSync(path.join(dataDir, 'process.lock'))
    expect(await answer()).toBe('false')
  })

  it("is taken over when the killed process had this one's pid, as in a restarted container", () => {
    record({ pid: process.pid, host: hostname(), startedAt: 'another boot 1' })
    lockDataFolder(dataDir).release()
  })

  it("is taken over when another process has the killed one's pid by now", () => {
    record({ pid: process.ppid, host: hostname(), startedAt: 'another boot 1' })
    lockDataFolder(dataDir).release()
  })

  it('is taken over from a removed container, whose processes cannot be checked', () => {
    record({ pid: 1, host: 'a-container-of-yesterday', startedAt: 'another boot 1' })
    lockDataFolder(dataDir).release()
  })

  it('is taken over from a process that was killed', async () => {
    const other = await holdElsewhere()
    other.kill('SIGKILL')
    await new Promise((resolve) => other.once('exit', resolve))
    lockDataFolder(dataDir).release()
    expect(existsSync(path.join(dataDir, 'lock-owner.json'))).toBe(false)
  })

  it.skipIf(process.platform === 'win32')('closes the folder to other accounts', () => {
    const lock = lockDataFolder(dataDir)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(statSync(path.join(dataDir, 'process.lock')).mode & 0o777).toBe(0o600)
    expect(statSync(path.join(dataDir, 'lock-owner.json')).mode & 0o777).toBe(0o600)
    lock.release()
  })
})
