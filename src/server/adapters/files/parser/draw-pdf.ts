/** Renders pages of a PDF to a canvas. */
import { type Canvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas'
import { LIMITS } from '@/server/adapters/files/limits'
import { openPdf, type PdfDocument, type PdfPage } from './pdf-library'
import { whiteCanvas } from './white-canvas'

/** @throws FileProblem password · damaged */
export async function openToDraw(bytes: Uint8Array): Promise<PdfDocument> {
  // pdf.js expects these globals when it is loaded.
  Object.assign(globalThis, { DOMMatrix, ImageData, Path2D })
  return (await openPdf(bytes, LIMITS.picturePixels)).document
}

/** @param scale pixels per point (1/72 inch) */
export async function drawPage(page: PdfPage, scale: number): Promise<Canvas> {
  const viewport = page.getViewport({ scale })
  const canvas = whiteCanvas(viewport.width, viewport.height)
  await page.render({ canvasContext: canvas.getContext('2d'), canvas: null, viewport }).promise
  page.cleanup()
  return canvas
}
