/**
 * Types and loading of the parts of pdf-parse and its bundled pdf.js that are used here; pdf-parse itself exposes no
 * positions or colours.
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import { FileProblem } from '@/server/adapters/files/problem'

export type Operators = { fnArray: ArrayLike<number>; argsArray: readonly (ArrayLike<unknown> | null)[] }
export type TextItem = { str?: string; hasEOL?: boolean }
export type PdfFont = { fontMatrix?: readonly number[]; isType3Font?: boolean; vertical?: boolean }
export type PdfViewport = { transform: number[]; width: number; height: number }
export type PdfPage = {
  getViewport: (options: { scale: number }) => PdfViewport
  getOperatorList: () => Promise<Operators>
  getTextContent: () => Promise<{ items: TextItem[] }>
  /** `canvas` is for a browser's canvas; any other needs only its context. */
  render: (options: { canvasContext: unknown; canvas: null; viewport: PdfViewport }) => { promise: Promise<void> }
  commonObjs: { has: (id: string) => boolean; get: (id: string) => unknown }
  cleanup: () => void
}
export type PdfDocument = {
  numPages: number
  getPage: (number: number) => Promise<PdfPage>
  getOptionalContentConfig: () => Promise<{ isVisible: (group: unknown) => boolean }>
}
export type OperatorCodes = Readonly<Record<string, number>>

/** Largest decoded image in pixels, where only its position on the page matters. */
const MAX_IMAGE_PIXELS = 16_000_000

/**
 * @param maxImageSize largest image in pixels that is drawn; larger ones are left white
 * @throws FileProblem password · damaged
 */
export async function openPdf(
  data: Uint8Array,
  maxImageSize: number = MAX_IMAGE_PIXELS,
): Promise<{ document: PdfDocument; codes: OperatorCodes }> {
  // Only rendering needs a real DOMMatrix, and the platform may lack the canvas package that provides it.
  const shared = globalThis as { DOMMatrix?: unknown; pdfjsLib?: { OPS: OperatorCodes } }
  shared.DOMMatrix ??= class {}
  const { PDFParse } = await import('pdf-parse')
  const parser = new PDFParse({
    data,
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    maxImageSize,
    ...fontFolders(),
  }) as unknown as { load: () => Promise<PdfDocument> }
  try {
    const document = await parser.load()
    return { document, codes: shared.pdfjsLib?.OPS ?? {} }
  } catch (cause) {
    throw new FileProblem((cause as Error).name === 'PasswordException' ? 'password' : 'damaged', { cause })
  }
}

/** Character maps for CJK fonts, and metrics of fonts that a file does not embed. */
function fontFolders() {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('pdf-parse'))
    const folder = path.dirname(require.resolve('pdfjs-dist/package.json'))
    return {
      cMapUrl: `${folder}/cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${folder}/standard_fonts/`,
    }
  } catch {
    return {}
  }
}
