/**
 * OCR accuracy on scanned CVs: PDFs with text are rendered at 200 dpi, read as scans like an upload, and compared with
 * their text. Needs the bundle, `npm run build`.
 *
 *   npm run accuracy:scans
 *
 * The CVs are those in the folder `cvs` of PUBLIC_SETS (docs/coach.md).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createFileReader } from '@/server/adapters/files'
import { LIMITS } from '@/server/adapters/files/limits'
import { drawPage, openToDraw } from '@/server/adapters/files/parser/draw-pdf'
import { createLog } from '@/server/log'
import { scannedPdf } from '../../tests/helpers/make-scans'
import { inOrder, recall, wordsOf } from '../../tests/helpers/word-order'
import { publicFolder } from '../train/public-sets'

export type Row = { name: string; value: number; goal: number | null }

const DOTS_PER_INCH = 200
const POINTS_PER_INCH = 72
const RECALL_GOAL = 0.95
/** A file with fewer words is skipped: its text could not be read. */
const LEAST_WORDS = 30

const { readFile } = createFileReader({ production: true, log: createLog('silent') })

type Read = { file: string; pages: number; recall: number; precision: number; order: number; seconds: number }

/** Figures as shares from 0 to 1; empty, with a message, if the folder is missing. */
export async function scanFigures(folder: string, onRead: (read: Read) => void = () => {}): Promise<Row[]> {
  if (!existsSync(folder)) {
    console.log(`Scans are not measured: there is no folder ${folder}. PUBLIC_SETS names the folder that holds it.`)
    return []
  }
  const reads: Read[] = []
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.pdf'))) {
    const read = await readAsScan(path.join(folder, file))
    if (!read) continue
    reads.push(read)
    onRead(read)
  }
  const mean = (key: 'recall' | 'precision' | 'order') =>
    reads.reduce((sum, read) => sum + read[key], 0) / Math.max(1, reads.length)
  return [
    { name: 'scanned CVs: word recall', value: mean('recall'), goal: RECALL_GOAL },
    {
      name: 'scanned CVs: lowest word recall of one',
      value: Math.min(...reads.map((read) => read.recall)),
      goal: null,
    },
    { name: 'scanned CVs: word precision', value: mean('precision'), goal: null },
    { name: 'scanned CVs: words in order', value: mean('order'), goal: null },
    { name: 'scanned CVs: number', value: reads.length, goal: null },
  ]
}

/** null for a file without text to compare with, or with more pages than OCR accepts. */
async function readAsScan(file: string): Promise<Read | null> {
  const bytes = new Uint8Array(readFileSync(file))
  const original = await readFile(bytes, 'measure').catch(() => null)
  const wanted = wordsOf(original?.text ?? '')
  if (!original || original.isScan || wanted.length < LEAST_WORDS) return null
  const document = await openToDraw(bytes)
  if (document.numPages > LIMITS.scannedPages) return null
  const pages = []
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await drawPage(await document.getPage(number), DOTS_PER_INCH / POINTS_PER_INCH))
  }
  const started = performance.now()
  const { text } = await readFile(scannedPdf(pages), 'measure').catch((error: Error) => {
    // Counts as a CV without any recognised word, as for a user who uploads it.
    console.log(`${path.basename(file)}: ${error.message}`)
    return { text: '' }
  })
  const found = wordsOf(text)
  return {
    file: path.basename(file),
    pages: pages.length,
    recall: recall(wanted, found),
    precision: recall(found, wanted),
    order: inOrder(wanted, found),
    seconds: (performance.now() - started) / 1000,
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = path.join(publicFolder(), 'cvs')
  const rows = await scanFigures(folder, ({ file, pages, seconds, ...shares }) => {
    const figures = Object.entries(shares).map(([name, share]) => `${name} ${share.toFixed(3)}`)
    console.log(
      `${file.padEnd(60)} ${String(pages).padStart(2)} pages  ${seconds.toFixed(1).padStart(5)} s  ${figures.join('  ')}`,
    )
  })
  for (const { name, value, goal } of rows) {
    const verdict = goal === null ? '    ' : value >= goal ? 'met ' : 'MISS'
    console.log(`${verdict} ${name.padEnd(44)} ${value.toFixed(3)}${goal === null ? '' : `  >= ${goal}`}`)
  }
}
