/** DOCX through mammoth, which gets to see only the parts it needs, unpacked within bounds. Nothing outside is fetched. */
import mammoth from 'mammoth'
import { LIMITS } from '../limits'
import { FileProblem } from '../problem'
import { hidingStyles, removeHiddenRuns } from './docx-hidden'
import type { FoundText } from './found-text'
import { HiddenText } from './hidden'
import { htmlToText } from './html-to-text'
import { ZipFile } from './unzip'
import { decodeEntities, xmlTokens } from './xml-tokens'

const TYPES = '[Content_Types].xml'
const MAIN_TYPE = 'wordprocessingml.document.main+xml'
const MAIN = 'word/document.xml'
const MARGINS = ['header', 'footer'].map((kind) => [1, 2, 3].map((n) => `word/${kind}${n}.xml`))
/** As it stands in the margin of a page. */
const PAGE_NUMBER = /^(?:page\s*)?\d*\s*(?:(?:of|\/)\s*\d*)?$/i

/** What mammoth asks of the archive; its types know only whole files. */
type MammothZip = { exists: (name: string) => boolean; read: (name: string, encoding?: string) => Promise<unknown> }

function decodeXml(bytes: Buffer): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes)
}

export async function readDocx(bytes: Uint8Array): Promise<FoundText> {
  const zip = openDocx(bytes)
  const hidden = new HiddenText()
  const xmlOf = (name: string) => decodeXml(zip.read(name, LIMITS.documentBytes))
  const styles = zip.has('word/styles.xml') ? hidingStyles(xmlOf('word/styles.xml')) : new Set<string>()
  const visible = (name: string) => removeHiddenRuns(xmlOf(name), styles, (text) => hidden.add(text))

  const file: MammothZip = {
    exists: (name) => zip.has(name),
    read: async (name) => {
      if (!/\.(?:xml|rels)$/.test(name)) throw new FileProblem('damaged')
      return /^word\/(?:document|footnotes|endnotes)\d*\.xml$/.test(name) ? visible(name) : checked(xmlOf(name))
    },
  }
  const { value } = await mammoth.convertToHtml({ file } as unknown as { buffer: Buffer }, {
    includeEmbeddedStyleMap: false,
    externalFileAccess: false,
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
  })
  const body = htmlToText(value)
  const [header = [], footer = []] = MARGINS.map((names) =>
    names.filter((name) => zip.has(name)).flatMap((name) => marginLines(visible(name))),
  )
  const isNew = (line: string, i: number, all: string[]) =>
    line !== '' && !PAGE_NUMBER.test(line) && !body.includes(line) && all.indexOf(line) === i
  const parts = [header.filter(isNew).join('\n'), body, footer.filter(isNew).join('\n')]
  return {
    text: parts.filter((part) => part !== '').join('\n\n'),
    warnings: hidden.warnings(),
    mayBeScan: false,
  }
}

/** @throws FileProblem wrong-type when the archive is none of Word's */
function openDocx(bytes: Uint8Array): ZipFile {
  let zip: ZipFile
  try {
    zip = new ZipFile(bytes)
  } catch (error) {
    const isOffice = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).includes(TYPES)
    const isDamaged = error instanceof FileProblem && error.problem === 'damaged'
    throw isDamaged && !isOffice ? new FileProblem('wrong-type') : error
  }
  if (!zip.has(TYPES)) throw new FileProblem('wrong-type')
  if (!decodeXml(zip.read(TYPES, LIMITS.documentBytes)).includes(MAIN_TYPE)) throw new FileProblem('wrong-type')
  if (!zip.has(MAIN) && !zip.has('_rels/.rels')) throw new FileProblem('damaged')
  return zip
}

/** The part itself, once it is known to hold no DOCTYPE and no abyss. */
function checked(xml: string): string {
  for (const _ of xmlTokens(xml));
  return xml
}

/** The paragraphs of a header or footer, which mammoth leaves out; names and addresses often stand there. */
function marginLines(xml: string): string[] {
  const lines: string[] = []
  let line = ''
  let isText = false
  for (const { kind, name, start, end } of xmlTokens(xml)) {
    if (kind === 'text' && isText) line += decodeEntities(xml.slice(start, end))
    else if (name === 'w:t') isText = kind === 'open'
    else if (name === 'w:tab' && kind === 'empty') line += '  '
    else if ((name === 'w:p' && kind === 'close') || name === 'w:br') {
      lines.push(line.trim())
      line = ''
    }
  }
  return [...lines, line.trim()]
}
