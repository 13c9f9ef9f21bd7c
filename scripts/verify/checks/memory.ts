/** Peak memory from the first start to the results, under a memory limit of the kernel as in a container. */
import { setTimeout as sleep } from 'node:timers/promises'
import { HttpClient } from '../../../tests/helpers/http-client'
import { liveIn } from '../../../tests/helpers/lived-in'
import { makeDocx, makePdf, paragraph, pdfLines, run as textRun } from '../../../tests/helpers/make-files'
import { createPlace, SECRET, startServer } from '../../../tests/helpers/server-process'
import { build } from '../../setup.mjs'
import type { Check } from '../check'
import { type ControlGroup, createControlGroup } from '../control-group'
import { onEachDatabase, type TriedDatabase } from '../faults/databases'
import { sendFile } from '../files/send'

const LIMIT_MB = 512
const LOOK_EACH_MS = 50
const PAGES = ['/', '/guides', '/guides/accountant', '/pricing', '/dashboard']

export const memory: Check = {
  name: 'memory',
  promise: 'The first start, a practice, a CV review and uploads fit into a small machine: pages and all processes',
  goal: `at most ${LIMIT_MB} MB, on each database`,
  isShort: false,
  run: async () => {
    const group = createControlGroup(LIMIT_MB)
    if (!group) return { measured: 'not measured', held: false, details: ['Limiting memory takes Linux and root.'] }
    build()
    try {
      const all = await onEachDatabase((database) => most(database, group))
      return {
        measured: all
          .map(({ name, atRest, peak }) => `${name}: ${peak.toFixed(0)} MB, ${atRest.toFixed(0)} at rest`)
          .join('; '),
        held: all.every(({ peak }) => peak <= LIMIT_MB),
        details: ['PostgreSQL itself is not counted: it may run elsewhere.'],
      }
    } finally {
      group.remove()
    }
  },
}

/** Megabytes at rest after the start, and the most until the end. */
async function most({ name, env }: TriedDatabase, group: ControlGroup) {
  const place = await createPlace()
  let peak = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, group.ownMb())
      await sleep(LOOK_EACH_MS)
    }
  })()
  const limits = { NEXTAUTH_SECRET: SECRET, RATE_LIMIT_FACTOR: '1000000' }
  const server = await startServer({ ...place.env, ...limits, ...env }, undefined, group.add)
  try {
    await sleep(2_000)
    const atRest = group.ownMb()
    const client = new HttpClient(server.url)
    const person = { email: 'ada@example.com', marker: 'Quokka', password: 'a-quiet-room' }
    await liveIn(client, new HttpClient(server.url), person)
    const lines = ['Ada Obi', 'Accountant in Lagos', 'Closed the books in three days']
    const files = [
      { name: 'cv.pdf', bytes: makePdf([pdfLines(lines)]) },
      { name: 'cv.docx', bytes: makeDocx(lines.map((line) => paragraph(textRun(line))).join('')) },
    ]
    const ends = [
      ...(await Promise.all(files.map((file) => sendFile(server.url, client.cookie, file)))),
      ...(await Promise.all(PAGES.map((page) => statusOf(`${server.url}${page}`, client.cookie)))),
    ]
    if (ends.some((status) => status !== 200)) throw new Error(`the answers were ${ends.join(', ')}`)
    return { name, atRest, peak }
  } finally {
    isOver = true
    await watching
    await server.stop()
    await place.remove()
  }
}

async function statusOf(url: string, cookie: string): Promise<number> {
  const response = await fetch(url, { headers: { cookie } })
  await response.arrayBuffer()
  return response.status
}
