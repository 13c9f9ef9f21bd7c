/** Generates small PDF, DOCX and ZIP files, well-formed or malicious. */
import { crc32, deflateRawSync } from 'node:zlib'

export type PdfText = {
  text: string
  x: number
  /** From the bottom of the page, as in PDF. */
  y: number
  size?: number
  /** Red, green and blue, 0 to 1. */
  color?: readonly [number, number, number]
  /** Rendering mode; 3 is invisible. */
  mode?: number
}
export type PdfRectangle = { box: readonly [number, number, number, number]; fill: readonly [number, number, number] }
/** A full-page greyscale image, as a scanner produces. */
export const SCAN = { scan: true } as const
type PdfPage = readonly (PdfText | PdfRectangle | typeof SCAN)[]

const escapePdf = (text: string) =>
  [...text]
    .map((c) => (/[\\()]/.test(c) ? `\\${c}` : c > '~' ? `\\${(c.charCodeAt(0) & 255).toString(8)}` : c))
    .join('')

function content(page: PdfPage): string {
  return page
    .map((item) => {
      if ('scan' in item) return 'q 612 0 0 792 0 0 cm /Im1 Do Q'
      if ('fill' in item) return `${item.fill.join(' ')} rg ${item.box.join(' ')} re f`
      const { text, x, y, size = 10, color = [0, 0, 0], mode = 0 } = item
      return `BT /F1 ${size} Tf ${color.join(' ')} rg ${mode} Tr 1 0 0 1 ${x} ${y} Tm (${escapePdf(text)}) Tj ET`
    })
    .join('\n')
}

/** A PDF of consecutive objects, with its cross-reference table. */
export function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  let file = '%PDF-1.7\n'
  const places = objects.map((object, i) => {
    const place = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const xref = file.length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${xref}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}

/** A PDF in Helvetica; each page is a list of texts and rectangles, painted in this order. */
export function makePdf(pages: readonly PdfPage[], trailer = ''): Uint8Array {
  const kids = pages.map((_, i) => `${5 + 2 * i} 0 R`).join(' ')
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\nx\nendstream',
      ...pages.flatMap((page, i) => {
        const stream = content(page)
        return [
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> /XObject << /Im1 4 0 R >> >> /Contents ${6 + 2 * i} 0 R >>`,
          `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
        ]
      }),
    ],
    trailer,
  )
}

/** Lines of text from top to bottom. */
export const pdfLines = (lines: readonly string[], x = 50, top = 740): PdfText[] =>
  lines.map((text, i) => ({ text, x, y: top - 14 * i }))

export type ZipEntry = {
  name: string
  data: string | Uint8Array
  /** The size that the archive declares. */
  declared?: number
  encrypted?: boolean
}

export function makeZip(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let place = 0
  for (const { name, data, declared, encrypted } of entries) {
    const raw = Buffer.from(data as string)
    const packed = deflateRawSync(raw)
    const bytes = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(encrypted ? 1 : 0, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(raw), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(declared ?? raw.length, 18)
    common.writeUInt16LE(bytes.length, 22)
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, bytes, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(place, 10)
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, tail, bytes]))
    parts.push(local)
    place += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(place, 16)
  return new Uint8Array(Buffer.concat([...parts, central, end]))
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const RELS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const NAMESPACES = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"`

export const contentTypes: ZipEntry = {
  name: '[Content_Types].xml',
  data: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/></Types>`,
}

const relationships = (rows: readonly string[]) =>
  `<?xml version="1.0"?><Relationships xmlns="${RELS}">${rows.join('')}</Relationships>`

export const relationship = (id: string, type: string, target: string, external = false): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`

/** A run with these properties. */
export const run = (text: string, properties = ''): string =>
  `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`
export const paragraph = (runs: string, properties = ''): string =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${runs}</w:p>`

type DocxParts = { head?: string; rels?: readonly string[]; parts?: readonly ZipEntry[] }

/** A DOCX with this body. */
export function makeDocx(body: string, { head = '', rels = [], parts = [] }: DocxParts = {}): Uint8Array {
  const document = `<?xml version="1.0" encoding="UTF-8"?>${head}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`
  return makeZip([
    contentTypes,
    { name: '_rels/.rels', data: relationships([relationship('r1', 'officeDocument', 'word/document.xml')]) },
    { name: 'word/document.xml', data: document },
    { name: 'word/_rels/document.xml.rels', data: relationships(rels) },
    ...parts,
  ])
}
