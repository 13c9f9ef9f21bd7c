/** The disk space guard with simulated readings; `disk-full.test.ts` fills a real disk. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DiskFullError, FLOOR_BYTES, guardDisk, LEAST_BYTES, RESERVE_BYTES } from '@/server/database/disk-space'
import { freeWhileFull } from '@/server/database/while-full'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let dataDir: string
let free: number
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-space-'))
  mkdirSync(path.join(dataDir, 'db'))
  free = 2 ** 30
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const reserve = () => path.join(dataDir, 'reserve')
const guard = () => guardDisk({ dataDir, read: () => free })
/** Long enough for the guard's next check. */
const later = () => new Promise((resolve) => setTimeout(resolve, 300))

describe('the guard of the disk', () => {
  it('keeps a reserve while there is space, and releases it when space is low', async () => {
    const disk = guard()
    expect(statSync(reserve()).size).toBe(RESERVE_BYTES)
    free = LEAST_BYTES - 1
    await later()
    expect(disk.isFull()).toBe(true)
    expect(existsSync(reserve())).toBe(false)
    free = FLOOR_BYTES + RESERVE_BYTES
    await later()
    expect(disk.isFull()).toBe(false)
    expect(existsSync(reserve())).toBe(true)
    disk.close()
  })

  it('reports a full disk below the limit, and delays requests for space', async () => {
    const disk = guard()
    await disk.whenFree()
    free = FLOOR_BYTES - 1
    await later()
    expect(disk.isFull()).toBe(true)
    let resumed = false
    const waiting = disk.whenFree().then(() => {
      resumed = true
    })
    await later()
    expect(resumed).toBe(false)
    free = FLOOR_BYTES
    await waiting
    disk.close()
  })

  it('requests a clean-up once when the disk becomes full', async () => {
    const disk = guard()
    let asked = 0
    disk.relieveWith(() => {
      asked += 1
    })
    free = FLOOR_BYTES - 1
    for (let i = 0; i < 2; i++) {
      await later()
      expect(disk.isFull()).toBe(true)
      expect(asked).toBe(1)
    }
    disk.close()
  })

  it('uses the reserve at start-up, and reports in one sentence when that is not enough', () => {
    guard().close()
    let asked = 0
    const freedByReserve = () => (asked++ === 0 ? 0 : RESERVE_BYTES)
    guardDisk({ dataDir, read: freedByReserve }).close()
    expect(existsSync(reserve())).toBe(false)
    free = LEAST_BYTES - 1
    expect(guard).toThrow(DiskFullError)
    expect(guard).toThrow(/^The disk that holds .+ is full: 7 MB are free and 8 MB are needed to start, so free some/)
    rmSync(path.join(dataDir, 'db'), { recursive: true })
    free = 50 * 2 ** 20
    expect(guard).toThrow(/50 MB are free and 64 MB are needed/)
  })

  it('counts no calls while the disk is full, since a count would be a write', async () => {
    const limiter = {
      take: async (_key: string, _window: object, points = 1) => points,
      giveBack: async () => {},
      forget: async () => {},
      purgeExpired: async () => {},
    }
    const window = { points: 1, seconds: 1 }
    expect(await freeWhileFull(limiter, () => true).take('k', window, 7)).toBe(0)
    expect(await freeWhileFull(limiter, () => false).take('k', window, 7)).toBe(7)
  })
})

describe('an almost full disk', () => {
  let app: TestApp
  let ada: TestUser
  let isFull = false
  beforeEach(async () => {
    app = await createTestApp({ isDiskFull: () => isFull })
    ada = await app.signUp()
  })
  afterEach(async () => {
    isFull = false
    await app.close()
  })

  it('refuses writes over REST and tRPC, with a reason, and serves reads', async () => {
    const { body } = await ada.post('/api/interviews', { userId: ada.user.id, role: 'accountant' })
    const { id } = body as { id: string }
    isFull = true
    const refused = await ada.post('/api/interviews', { userId: ada.user.id, role: 'accountant' })
    expect(refused.status).toBe(507)
    expect(refused.body).toEqual({
      code: 'INSUFFICIENT_STORAGE',
      reason: 'disk-full',
      message: expect.stringMatching(/^The disk of this server is almost full, so nothing can be saved right now\./),
    })
    expect((await ada.patch(`/api/user/${ada.user.id}/profile`, { name: 'B' })).status).toBe(507)
    await expect(ada.trpc.interview.create.mutate({ userId: ada.user.id, role: 'accountant' })).rejects.toMatchObject({
      message: expect.stringMatching(/^The disk of this server is almost full/),
      data: { httpStatus: 507, reason: 'disk-full' },
    })
    expect((await ada.get(`/api/interviews/${id}`)).status).toBe(200)
    expect((await ada.trpc.interview.get.query({ id })).id).toBe(id)
    expect((await ada.post('/api/auth/logout')).status).toBe(200)
  })
})
