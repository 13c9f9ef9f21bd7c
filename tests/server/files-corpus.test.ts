/**
 * Real CVs and hostile files outside the repository: CV_CORPUS names a folder with the subfolders `cvs` and `hostile`;
 * without it the tests are skipped. The reference is `pdftotext` of Debian's poppler-utils.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileReader } from '@/server/adapters/files'
import { createLog } from '@/server/log'
import { makePdf, pdfLines } from '../helpers/make-files'
import { createTestApp, ORIGIN, type TestApp, type TestUser } from '../helpers/test-app'
import { inOrder, recall, wordsOf } from '../helpers/word-order'

const CORPUS = process.env.CV_CORPUS ?? ''
const filesIn = (folder: string) =>
  CORPUS === ''
    ? []
    : readdirSync(path.join(CORPUS, folder))
        .filter((file) => /\.(?:pdf|docx)$/.test(file))
        .map((file) => path.join(CORPUS, folder, file))

let app: TestApp
let user: TestUser
beforeAll(async () => {
  // The bundle if it was built, as in production: starting from source takes longer than parsing a file.
  const production = existsSync('dist/file-parser.js')
  app = await createTestApp({ readFile: createFileReader({ production, log: createLog('silent') }).readFile })
  user = await app.signUp()
})
afterAll(() => app.close())

async function upload(bytes: Uint8Array, name: string): Promise<{ status: number; text: string; ms: number }> {
  const form = new FormData()
  form.append('file', new Blob([bytes as BlobPart]), name)
  const started = performance.now()
  const response = await user.send(new Request(`${ORIGIN}/api/files/parse`, { method: 'POST', body: form }))
  const body = (await response.json()) as { textContent?: string }
  return { status: response.status, text: body.textContent ?? '', ms: performance.now() - started }
}

/** Requests the health check every 50 ms; returns the longest gap between two responses beyond those 50. */
function watchHealth(): { stop: () => Promise<number> } {
  let isOver = false
  let longest = 0
  const watching = (async () => {
    let last = performance.now()
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      const { status } = await app.visitor().get('/api/health')
      expect(status).toBe(200)
      longest = Math.max(longest, performance.now() - last - 50)
      last = performance.now()
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await watching
      return longest
    },
  }
}

describe.skipIf(CORPUS === '')('hostile files', () => {
  it('give a text, 400, 413 or 415 within 15 seconds, while others are served', { timeout: 900_000 }, async () => {
    const health = watchHealth()
    const ends = []
    for (const file of filesIn('hostile')) {
      const { status, ms } = await upload(readFileSync(file), path.basename(file))
      ends.push({ file: path.basename(file), status, ms: Math.round(ms) })
    }
    const gap = await health.stop()
    console.table(ends)
    console.info(`longest gap between two answers: ${Math.round(gap)} ms`)
    expect(ends.length).toBeGreaterThan(20)
    expect(ends.filter(({ status }) => ![200, 400, 413, 415].includes(status))).toEqual([])
    expect(ends.filter(({ ms }) => ms > 15_000)).toEqual([])
    expect(gap).toBeLessThan(200)
  })
})

describe.skipIf(CORPUS === '')('real CVs', () => {
  it('give their words, in order', { timeout: 900_000 }, async () => {
    const rows: { file: string; status: number; recall: number; order: number; orderOfReading: number; ms: number }[] =
      []
    for (const file of filesIn('cvs').filter((name) => name.endsWith('.pdf'))) {
      const wanted = pdfText(file, ['-layout'])
      if (wanted.length < 50) continue
      const { status, text, ms } = await upload(readFileSync(file), path.basename(file))
      const found = wordsOf(text)
      rows.push({
        file: path.basename(file).slice(0, 40),
        status,
        recall: round(recall(wanted, found)),
        order: round(inOrder(wanted, found)),
        orderOfReading: round(inOrder(pdfText(file, []), found)),
        ms: Math.round(ms),
      })
    }
    console.table(rows)
    const mean = (key: 'recall' | 'order' | 'orderOfReading') =>
      rows.reduce((sum, row) => sum + row[key], 0) / rows.length
    console.info(`mean recall ${mean('recall')}, order ${mean('order')}, of reading ${mean('orderOfReading')}`)
    expect(rows.length).toBeGreaterThan(10)
    expect(mean('recall')).toBeGreaterThan(0.97)
    expect(mean('orderOfReading')).toBeGreaterThan(0.85)
  })
})

describe.skipIf(CORPUS === '')('fifty uploads', () => {
  it('leak no memory', { timeout: 900_000 }, async () => {
    const pdf = makePdf([pdfLines(['Ada Obi', 'Accountant in Lagos'])])
    const large = new Uint8Array(Buffer.concat([pdf, Buffer.alloc(8 * 1024 * 1024, ' ')]))
    for (let i = 0; i < 5; i++) await upload(large, 'cv.pdf')
    const before = process.memoryUsage.rss()
    for (let i = 0; i < 50; i++) expect((await upload(large, 'cv.pdf')).status).toBe(200)
    const grown = (process.memoryUsage.rss() - before) / 1024 / 1024
    console.info(`grown by ${Math.round(grown)} MB`)
    expect(grown).toBeLessThan(100)
  })
})

const round = (share: number) => Math.round(share * 1000) / 1000

function pdfText(file: string, options: string[]): string[] {
  try {
    return wordsOf(
      execFileSync('pdftotext', [...options, file, '-'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return []
  }
}
