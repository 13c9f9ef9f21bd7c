/** Reads PDF with pdf-parse's pdf.js: page by page, the visible text in reading order. */
import { LIMITS } from '@/server/adapters/files/limits'
import { FileProblem } from '@/server/adapters/files/problem'
import { type FoundText, HiddenText } from './found-text'
import { layOut } from './layout'
import { toMatrix } from './matrix'
import { type OperatorCodes, openPdf, type PdfDocument, type PdfFont, type PdfPage } from './pdf-library'
import { readRuns } from './pdf-runs'

/** Time in milliseconds for full interpretation; later pages are read faster, without the visibility check. */
const DRAWING_MS = 9_000
/** The placeholder page of an XFA form, which only Adobe's programs render. */
const PLACEHOLDER = /^\s*Please wait\.\.\.\s+If this message is not eventually replaced/

export async function readPdf(bytes: Uint8Array): Promise<FoundText> {
  const { document, codes } = await openPdf(bytes)
  if (document.numPages > LIMITS.pages) throw new FileProblem('too-many-pages')
  const hidden = new HiddenText()
  const started = performance.now()
  const pages: string[] = []
  let length = 0
  let unchecked = 0
  let pictures = 0
  const onPicture = () => {
    pictures += 1
  }
  const layers = await document.getOptionalContentConfig().catch(() => null)
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await openPage(document, number)
    if (!page) continue
    const mayDraw = performance.now() - started < DRAWING_MS
    let text = mayDraw ? await drawnText(page, codes, layers, hidden, onPicture) : null
    if (text === null) {
      text = await plainText(page)
      if (text !== '') unchecked += 1
    }
    page.cleanup()
    pages.push(text)
    length += text.length
    // The later clean-up never halves a text.
    if (length > 2 * LIMITS.textChars) throw new FileProblem('too-much-text')
  }
  if (pages.length === 0) throw new FileProblem('damaged')
  if (pages.length === 1 && PLACEHOLDER.test(pages[0] ?? '')) throw new FileProblem('no-text')
  const warnings = hidden.warnings()
  if (unchecked > 0) warnings.push('Not every page could be checked for text that a reader cannot see.')
  const filled = pages.filter((page) => page.trim() !== '')
  const empty = pages.length - filled.length
  if (pictures > 0 && filled.length > 0 && empty > 0) {
    warnings.push(`${empty} of ${pages.length} pages hold no readable text; they may be scans or pictures.`)
  }
  return { text: filled.join('\n\n'), warnings, mayBeScan: pictures > 0 }
}

/** A broken page is skipped. */
const openPage = (document: PdfDocument, number: number): Promise<PdfPage | null> =>
  document.getPage(number).catch(() => null)

type Layers = Awaited<ReturnType<PdfDocument['getOptionalContentConfig']>> | null

/**
 * null if the page's operators cannot be interpreted.
 * @throws FileProblem too-much-text
 */
async function drawnText(
  page: PdfPage,
  codes: OperatorCodes,
  layers: Layers,
  hidden: HiddenText,
  onPicture: () => void,
): Promise<string | null> {
  try {
    const operators = await page.getOperatorList()
    const isPicture = (code: number) => code === codes.paintImageXObject || code === codes.paintImageMaskXObject
    if (Array.from(operators.fnArray).some(isPicture)) onPicture()
    const { transform, width, height } = page.getViewport({ scale: 1 })
    const base = toMatrix(transform)
    if (!base) return null
    const runs = readRuns({
      operators,
      codes,
      base,
      width,
      height,
      font: (name) => (page.commonObjs.has(name) ? (page.commonObjs.get(name) as PdfFont) : undefined),
      isShown: (group) => {
        try {
          return layers?.isVisible(group) ?? true
        } catch {
          return true
        }
      },
    })
    const unseen = runs.filter((run) => run.isHidden)
    if (unseen.length > 0) hidden.add(layOut(unseen))
    return layOut(runs.filter((run) => !run.isHidden))
  } catch (error) {
    if (error instanceof FileProblem) throw error
    return null
  }
}

/** The text in file order. */
async function plainText(page: PdfPage): Promise<string> {
  try {
    const { items } = await page.getTextContent()
    return items.map(({ str = '', hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')
  } catch {
    return ''
  }
}
