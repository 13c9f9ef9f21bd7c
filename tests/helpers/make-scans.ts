/** Images of text, and PDFs that contain only images, as scanners and phones produce them. */
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { pdfOf } from './make-files'

// The same font on every machine, even without installed fonts.
const FONTS = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
GlobalFonts.registerFromPath(path.join(FONTS, 'standard_fonts', 'LiberationSans-Regular.ttf'), 'Scan')

const [LEFT, TOP, LINE, LETTERS] = [80, 100, 56, 32] as const

/** Black text on white, line by line, in print size at 200 dpi. */
export function drawnLines(lines: readonly string[], width = 1200, height = TOP + LINE * (lines.length + 1)): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'black'
  context.font = `${LETTERS}px Scan`
  for (const [i, line] of lines.entries()) context.fillText(line, LEFT, TOP + LINE * i)
  return canvas
}

/** A PDF in which each page is one image at 200 dpi, without text. */
export function scannedPdf(pages: readonly Canvas[]): Uint8Array {
  const stream = (head: string, data: string) => `<< ${head} /Length ${data.length} >>\nstream\n${data}\nendstream`
  const inPoints = (pixels: number) => ((pixels * 72) / 200).toFixed(2)
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, i) => `${3 + 3 * i} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ...pages.flatMap((canvas, i) => {
      const [width, height] = [inPoints(canvas.width), inPoints(canvas.height)]
      const [content, picture] = [4 + 3 * i, 5 + 3 * i]
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /Im1 ${picture} 0 R >> >> /Contents ${content} 0 R >>`,
        stream('', `q ${width} 0 0 ${height} 0 0 cm /Im1 Do Q`),
        stream(
          `/Type /XObject /Subtype /Image /Width ${canvas.width} /Height ${canvas.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
          canvas.toBuffer('image/jpeg', 85).toString('latin1'),
        ),
      ]
    }),
  ])
}
