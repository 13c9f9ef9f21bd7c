/** A practice and a CV review, from signing up to the results, in little memory. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { HttpClient } from '../../../tests/helpers/http-client'
import { liveIn } from '../../../tests/helpers/lived-in'
import { makeDocx, makePdf, paragraph, pdfLines, run as textRun } from '../../../tests/helpers/make-files'
import type { Check } from '../check'
import { onEachDatabase, type TriedDatabase } from '../faults/databases'
import { sendFile } from '../files/send'
import { createApiPlace, descendants } from '../serve'

const LIMIT_MB = 512
const LOOK_EACH_MS = 50

export const memory: Check = {
  name: 'memory',
  promise: 'A whole practice, a CV review and uploads fit into a small machine: the server with all its processes',
  goal: `at most ${LIMIT_MB} MB, on each database`,
  isShort: false,
  run: async () => {
    const all = await onEachDatabase(most)
    return {
      measured: all
        .map(({ name, atRest, peak }) => `${name}: ${peak.toFixed(0)} MB, ${atRest.toFixed(0)} at rest`)
        .join('; '),
      held: all.every(({ peak }) => peak <= LIMIT_MB),
      details: ['PostgreSQL itself is not counted: it may run elsewhere. Pages are not: the API alone is measured.'],
    }
  },
}

async function most({ name, env }: TriedDatabase) {
  const place = await createApiPlace('memory', env)
  const server = await place.start()
  let peak = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, ownMemoryMb([server.pid, ...descendants(server.pid)]))
      await sleep(LOOK_EACH_MS)
    }
  })()
  try {
    await sleep(2_000)
    const atRest = ownMemoryMb([server.pid])
    const client = new HttpClient(server.url)
    const person = { email: 'ada@example.com', marker: 'Quokka', password: 'a-quiet-room' }
    await liveIn(client, new HttpClient(server.url), person)
    const lines = ['Ada Obi', 'Accountant in Lagos', 'Closed the books in three days']
    const files = [
      { name: 'cv.pdf', bytes: makePdf([pdfLines(lines)]) },
      { name: 'cv.docx', bytes: makeDocx(lines.map((line) => paragraph(textRun(line))).join('')) },
    ]
    const ends = await Promise.all(files.map((file) => sendFile(server.url, client.cookie, file)))
    if (ends.some((status) => status !== 200)) throw new Error(`the files were answered with ${ends.join(' and ')}`)
    return { name, atRest, peak }
  } finally {
    isOver = true
    await watching
    await server.stop('SIGKILL')
    await place.remove()
  }
}

/**
 * Memory of the processes in megabytes, as a limit of a container counts it: what each has for itself, without the
 * program's files, which the system can drop and read again.
 */
const ownMemoryMb = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const kb = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0)
      return sum + (kb('RssAnon') + kb('RssShmem')) / 1024
    } catch {
      // It has ended since.
      return sum
    }
  }, 0)
