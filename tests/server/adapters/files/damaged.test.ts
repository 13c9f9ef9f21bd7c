/** A short run of `npm run verify -- files`: the same damaged files each time. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '@/domain/errors'
import { createFileReader } from '@/server/adapters/files'
import { createLog } from '@/server/log'
import { type Sample, samples } from '../../../../scripts/verify/files/mutate'
import { uploadDamaged } from '../../../../scripts/verify/files/upload'
import { parserPids } from '../../../helpers/parser-processes'

/** For temporary files of this test alone: other tests use the system's folder meanwhile. */
let temporary: string
beforeEach(() => {
  temporary = mkdtempSync(path.join(tmpdir(), 'greenroom-damaged-'))
  vi.stubEnv('TMPDIR', temporary)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(temporary, { recursive: true })
})

const { readFile } = createFileReader({ production: true, log: createLog('silent') })

/** The status with which the upload of the file would end. */
async function upload({ bytes }: Sample, lane: number): Promise<number> {
  try {
    await readFile(bytes, `person ${lane}`)
    return 200
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { BAD_REQUEST: 400, PAYLOAD_TOO_LARGE: 413, UNSUPPORTED_MEDIA_TYPE: 415 }[error.code as string] ?? 503
  }
}

it('damaged files end as a text or a sentence, and leave no file and no process', async () => {
  expect(tmpdir()).toBe(temporary)
  const { statuses, faults } = await uploadDamaged({
    from: samples(undefined),
    seed: 3,
    first: 0,
    count: 10,
    lanes: 2,
    upload,
  })
  expect(faults).toEqual([])
  expect(statuses[200]).toBeGreaterThan(0)
  expect(statuses[400]).toBeGreaterThan(0)
  expect(readdirSync(temporary)).toEqual([])
  await expect.poll(parserPids).toEqual([])
}, 120_000)
