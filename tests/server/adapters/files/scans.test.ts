/** OCR of scans and images: the recognised text, progress, and refusals. */
import { readdirSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it, vi } from 'vitest'
import type { AppError } from '@/domain/errors'
import type { ReadingProgress } from '@/schemas/progress-lines'
import { createFileReader } from '@/server/adapters/files'
import { LIMITS } from '@/server/adapters/files/limits'
import { createRunParser, type RunParser } from '@/server/adapters/files/run-parser'
import { createLog } from '@/server/log'
import { makePdf, pdfLines, SCAN } from '../../../helpers/make-files'
import { drawnLines, scannedPdf } from '../../../helpers/make-scans'
import { parserPids } from '../../../helpers/parser-processes'

// OCR of a page takes seconds, and many times as long on a shared machine.
vi.setConfig({ testTimeout: 120_000 })

const log = createLog('silent')
const reader = createFileReader({ production: true, log })

const LINES = ['Ada Obi', 'Accountant in Lagos since 2019', 'Closed the books of two firms each month']
const page = drawnLines(LINES)
const png = new Uint8Array(page.toBuffer('image/png'))
const jpeg = new Uint8Array(page.toBuffer('image/jpeg', 85))
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

/** A JPEG of rotated lines, with the EXIF orientation that turns it right by a quarter. */
function onItsSide(): Uint8Array {
  const side = createCanvas(page.height, page.width)
  const context = side.getContext('2d')
  context.rotate(-Math.PI / 2)
  context.drawImage(page, -page.width, 0)
  const tiff = Buffer.from('49492a000800000001001201030001000000060000000000', 'hex')
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2])
  return new Uint8Array(Buffer.concat([head, exif, side.toBuffer('image/jpeg', 85).subarray(2)]))
}

/** The recognised text, with the reported progress. */
async function watched(bytes: Uint8Array) {
  const told: ReadingProgress[] = []
  const { text, isScan, warnings } = await reader.readFile(bytes, 'somebody', { onProgress: (news) => told.push(news) })
  return { lines: linesOf(text), isScan, warnings, told }
}

async function expectRefused(bytes: Uint8Array, code: AppError['code'], message: RegExp, run?: RunParser) {
  const { readFile } = run ? createFileReader({ production: true, log, run }) : reader
  await expect(readFile(bytes, 'somebody')).rejects.toMatchObject({ code, message: expect.stringMatching(message) })
}

describe('text is recognised', () => {
  it('in a PDF without text, page by page, and leaves no file behind', async () => {
    const before = readdirSync('.')
    expect(await watched(scannedPdf([page, drawnLines(['Languages', 'English and Yoruba'])]))).toEqual({
      lines: [...LINES, 'Languages', 'English and Yoruba'],
      isScan: true,
      warnings: [],
      told: ['waiting', { page: 1, pages: 2 }, { page: 2, pages: 2 }],
    })
    expect(readdirSync('.')).toEqual(before)
  })

  it.each([
    ['PNG', png],
    ['JPEG', jpeg],
  ])('in a picture: %s', async (_, bytes) => {
    expect(await watched(bytes)).toEqual({
      lines: LINES,
      isScan: true,
      warnings: [],
      told: ['waiting', { page: 1, pages: 1 }],
    })
  })

  it('in a picture with a rotated EXIF orientation', async () => {
    const { lines } = await watched(onItsSide())
    expect(lines).toEqual(LINES)
  })

  it('column by column', async () => {
    const left = ['Skills and tools', ...Array.from({ length: 9 }, (_, i) => `Kept the ledger of firm number ${i + 1}`)]
    const right = ['Work and study', ...Array.from({ length: 9 }, (_, i) => `Wrote the yearly report ${i + 2001}`)]
    const canvas = drawnLines(left, 1600)
    canvas.getContext('2d').drawImage(drawnLines(right, 800), 800, 0)
    expect((await watched(new Uint8Array(canvas.toBuffer('image/png')))).lines).toEqual([...left, ...right])
  })

  it('not where there is text already', async () => {
    const { told, isScan } = await watched(makePdf([[SCAN, ...pdfLines(LINES)]]))
    expect({ told, isScan }).toEqual({ told: [], isScan: false })
  })
})

describe('refused with advice', () => {
  const blank = createCanvas(400, 300)

  it('a scan with nothing but a number on it', () =>
    expectRefused(
      makePdf([[SCAN, ...pdfLines(['Page 1'])]]),
      'BAD_REQUEST',
      /No text could be recognised.*paste the text/,
    ))
  it('a picture of nothing', () =>
    expectRefused(new Uint8Array(blank.toBuffer('image/png')), 'BAD_REQUEST', /No text could be recognised/))

  it.each([
    ['the head of a PNG', png.slice(0, 8)],
    ['half a PNG', png.slice(0, png.length / 2)],
    ['half a JPEG', jpeg.slice(0, jpeg.length / 2)],
    ['a JPEG without sides', new Uint8Array([0xff, 0xd8, 0xff, 0xd9])],
  ])('%s', (_, bytes) => expectRefused(bytes, 'BAD_REQUEST', /picture is damaged.*paste the text/))

  it('a picture that declares too many pixels', () => {
    const huge = png.slice()
    new DataView(huge.buffer).setUint32(16, 20_000)
    new DataView(huge.buffer).setUint32(20, 20_000)
    return expectRefused(huge, 'PAYLOAD_TOO_LARGE', /more than 40 million pixels.*paste the text/)
  })

  it('a scan of too many pages', () =>
    expectRefused(
      makePdf(Array.from({ length: LIMITS.scannedPages + 1 }, () => [SCAN])),
      'PAYLOAD_TOO_LARGE',
      /scan of more than 10 pages.*paste the text/,
    ))
})

describe('an interruption', () => {
  it.skipIf(process.platform !== 'linux')('by the end of the process gives a message', async () => {
    const reading = expectRefused(png, 'BAD_REQUEST', /too much time or memory.*paste the text/)
    await expect.poll(parserPids, { timeout: 10_000 }).toHaveLength(1)
    for (const pid of parserPids()) process.kill(pid, 'SIGKILL')
    await reading
  })

  it('by an overloaded machine asks to try again', () =>
    expectRefused(png, 'SERVICE_UNAVAILABLE', /too busy.*try again/, createRunParser(true, 5)))

  it('by a client that disconnects frees the slot', async () => {
    const gone = new AbortController()
    const begun = new Promise<void>((resolve) => {
      const watch = { signal: gone.signal, onProgress: (news: ReadingProgress) => news !== 'waiting' && resolve() }
      reader.readFile(png, 'somebody', watch).catch(() => {})
    })
    await begun
    gone.abort()
    expect((await watched(jpeg)).lines).toEqual(LINES)
  })
})
