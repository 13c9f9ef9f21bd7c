/** Fuzzing of uploads with damaged PDF and DOCX files: no crash, no file left behind, no memory leak. */
import { readdirSync } from 'node:fs'
import { HttpClient } from '../../../tests/helpers/http-client'
import type { Check } from '../check'
import { type Sample, samples } from '../files/mutate'
import { sendFile } from '../files/send'
import { uploadDamaged } from '../files/upload'
import { createApiPlace, descendants, memoryMb } from '../serve'

const FILES = Number(process.env.FILES_COUNT ?? 2_000)
const SEED = Number(process.env.FILES_SEED ?? 1)
/** Warm-up files, before memory is first measured: they load all code and let the heap grow to its usual size. */
const WARM_UP = 100
const GROWTH_MB = 64
const LANES = 2

export const files: Check = {
  name: 'files',
  promise: 'A damaged file ends as a text or a sentence; the server stays up, keeps no file and no memory',
  goal: `0 faults, 0 files left, memory +${GROWTH_MB} MB at most`,
  isShort: false,
  run: async () => {
    const place = await createApiPlace('files')
    const server = await place.start()
    try {
      const people = await Promise.all(Array.from({ length: LANES }, (_, lane) => account(server.url, lane)))
      const upload = (file: Sample, lane: number) =>
        // 0: the connection ended without an answer.
        sendFile(server.url, people[lane]?.cookie ?? '', file).catch(() => 0)
      const all = { from: samples(process.env.CV_CORPUS), seed: SEED, lanes: LANES, upload }
      const here = new Set(readdirSync('.'))
      const warm = await uploadDamaged({ ...all, first: 0, count: Math.min(WARM_UP, FILES / 2) })
      const before = memoryMb(server.pid, 'VmRSS')
      const rest = await uploadDamaged({ ...all, first: WARM_UP, count: FILES - Math.min(WARM_UP, FILES / 2) })
      const after = server.lives() ? memoryMb(server.pid, 'VmRSS') : Number.POSITIVE_INFINITY
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      const left = [...readdirSync(place.temporary), ...readdirSync('.').filter((name) => !here.has(name))]
      const parsers = descendants(server.pid).length
      const faults = [...warm.faults, ...rest.faults]
      if (!server.lives()) faults.push(`the server has ended: ${server.output().slice(-2_000)}`)
      if (parsers > 0) faults.push(`${parsers} processes of the server are left`)
      const grown = Math.round(after - before)
      const ends = Object.entries(rest.statuses).map(([status, count]) => `${status} ${count}×`)
      return {
        measured: `${faults.length} faults of ${FILES} files, ${left.length} left, ${before.toFixed(0)} to ${after.toFixed(0)} MB`,
        held: faults.length === 0 && left.length === 0 && grown <= GROWTH_MB,
        details: [
          ...faults,
          ...left.map((name) => `left: ${name}`),
          `answers after the first ${WARM_UP}: ${ends.join(', ')}; the slowest took ${(rest.slowestMs / 1000).toFixed(1)} s`,
          `samples: ${all.from.length}; CV_CORPUS names a folder with more`,
        ],
      }
    } finally {
      await server.stop('SIGKILL')
      await place.remove()
    }
  },
}

async function account(url: string, lane: number): Promise<HttpClient> {
  const client = new HttpClient(url)
  const person = { email: `files${lane}@example.com`, password: 'a-quiet-room', name: 'Files' }
  await client.json('POST', '/api/auth/register', person)
  return client
}
