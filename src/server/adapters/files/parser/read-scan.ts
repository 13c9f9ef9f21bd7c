/**
 * OCR of an uploaded picture, or of the pages of a PDF without text, with tesseract.js. Its program and its language
 * data are in node_modules; nothing is downloaded.
 */

import { createRequire } from 'node:module'
import path from 'node:path'
import { type Canvas, loadImage } from '@napi-rs/canvas'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { ReadingProgress } from '@/schemas/progress-lines'
import { LIMITS } from '@/server/adapters/files/limits'
import { FileProblem, type ScanKind } from '@/server/adapters/files/problem'
import { drawPage, openToDraw, whiteCanvas } from './draw-pdf'
import type { FoundText } from './found-text'
import type { PdfPage } from './pdf-library'
import { readPictureSize } from './picture-header'

/** Pixels of an A4 page at 200 dpi; more cost time and memory without better recognition. */
const PIXELS = 1654 * 2339
/** Enlarging a small picture further does not improve recognition. */
const MAX_ENLARGEMENT = 3

/** A file's pages, rendered one at a time to save memory; null for a damaged page. */
type Drawable = { pages: number; draw: (page: number) => Promise<Buffer | null> }

/**
 * @param onPage called before each page is recognised, counted from 1
 * @throws FileProblem damaged · damaged-picture · too-many-pixels · too-many-scanned-pages
 */
export async function readScan(
  kind: ScanKind,
  bytes: Uint8Array,
  onPage: (progress: ReadingProgress) => void,
): Promise<FoundText> {
  const { pages, draw } = kind === 'picture' ? openPicture(bytes) : await openScannedPdf(bytes)
  onPage({ page: 1, pages })
  const recognise = await startRecognition()
  const texts: string[] = []
  const warnings: string[] = []
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) onPage({ page, pages })
    const picture = await draw(page)
    if (picture) texts.push(await recognise(picture))
    else warnings.push(`Page ${page} is damaged and was left out.`)
  }
  if (texts.length === 0) throw new FileProblem('damaged')
  return { text: texts.join('\n\n'), warnings, mayBeScan: true }
}

/** Scale factor for both sides to reach the number of pixels that is recognised best. */
const scaleFor = (width: number, height: number) => Math.sqrt(PIXELS / Math.max(1, width * height))

function openPicture(bytes: Uint8Array): Drawable {
  const size = readPictureSize(bytes)
  if (!size) throw new FileProblem('damaged-picture')
  if (size.width * size.height > LIMITS.picturePixels) throw new FileProblem('too-many-pixels')
  return { pages: 1, draw: () => drawPicture(bytes) }
}

/** @throws FileProblem damaged-picture */
async function drawPicture(bytes: Uint8Array): Promise<Buffer> {
  // The decoder applies the EXIF orientation.
  const picture = await loadImage(bytes).catch((cause) => {
    throw new FileProblem('damaged-picture', { cause })
  })
  const scale = Math.min(MAX_ENLARGEMENT, scaleFor(picture.width, picture.height))
  const canvas = whiteCanvas(picture.width * scale, picture.height * scale)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return toGrey(canvas)
}

async function openScannedPdf(bytes: Uint8Array): Promise<Drawable> {
  const document = await openToDraw(bytes)
  if (document.numPages > LIMITS.scannedPages) throw new FileProblem('too-many-scanned-pages')
  const draw = (number: number) =>
    document
      .getPage(number)
      .then(drawGrey)
      // A damaged page is skipped.
      .catch(() => null)
  return { pages: document.numPages, draw }
}

async function drawGrey(page: PdfPage): Promise<Buffer> {
  const { width, height } = page.getViewport({ scale: 1 })
  return toGrey(await drawPage(page, scaleFor(width, height)))
}

/** Luma coefficients of ITU-R BT.601, in 256ths. */
const [RED, GREEN, BLUE] = [77, 150, 29] as const

/** @returns the canvas in greyscale, as a PGM file: one uncompressed byte per pixel */
function toGrey(canvas: Canvas): Buffer {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`)
  const picture = Buffer.alloc(head.length + width * height)
  head.copy(picture)
  for (let from = 0, to = head.length; to < picture.length; from += 4, to += 1) {
    picture[to] = ((data[from] ?? 0) * RED + (data[from + 1] ?? 0) * GREEN + (data[from + 2] ?? 0) * BLUE) >> 8
  }
  return picture
}

/** English data for the LSTM engine only; the package also has a larger set that includes the legacy engine. */
const LANGUAGE_FOLDER = '4.0.0_best_int'

/** @returns a function from an image file to its lines of text; its worker thread ends with the process */
async function startRecognition(): Promise<(picture: Buffer) => Promise<string>> {
  const require = createRequire(import.meta.url)
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(path.dirname(require.resolve('@tesseract.js-data/eng/package.json')), LANGUAGE_FOLDER),
    gzip: true,
    // Caching would write the language data into the working directory.
    cacheMethod: 'none',
    // Errors arrive as rejections; without a handler tesseract.js also throws them, uncaught.
    errorHandler: () => {},
  })
  // Detects columns; the default treats the page as a single block.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO })
  // Without `rotateAuto`: lines tilted by two degrees are recognised better without it.
  return async (picture) => (await worker.recognize(picture)).data.text
}
