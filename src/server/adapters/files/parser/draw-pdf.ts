/** Renders pages of a PDF to a canvas. */
import { type Canvas, createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas'
import { LIMITS } from '@/server/adapters/files/limits'
import { openPdf, type PdfDocument, type PdfPage } from './pdf-library'

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

/**
 * A white canvas.
 * @param width in pixels, like the height; rounded, since page sizes may be fractional
 */
export function whiteCanvas(width: number, height: number): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
