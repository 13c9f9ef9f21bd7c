/** Reads DOCX with mammoth, which gets only the parts it needs, unpacked within limits. No external files are read. */
import mammoth from 'mammoth'
import { FileProblem } from '@/server/adapters/files/problem'
import { hidingStyles, removeHiddenRuns } from './docx-hidden'
import { decodeXml, relatedParts, simplified } from './docx-markup'
import { type FoundText, HiddenText } from './found-text'
import { htmlToText } from './html-to-text'
import { unzip, type ZipParts } from './unzip'
import { parseXml, toXml, type XmlNode } from './xml'

const TYPES = '[Content_Types].xml'
const MAIN_TYPE = 'wordprocessingml.document.main+xml'
const MAIN = 'word/document.xml'
/** A page number as in headers and footers. */
const PAGE_NUMBER = /^(?:page)?\s*(?:\d+\s*)?(?:(?:of|\/)\s*\d*)?$/i

/** The archive interface that mammoth uses internally; its published types accept only whole files. */
type MammothZip = { exists: (name: string) => boolean; read: (name: string, encoding?: string) => Promise<unknown> }

export async function readDocx(bytes: Uint8Array): Promise<FoundText> {
  const zip = await openDocx(bytes)
  const hidden = new HiddenText()
  const nodesOf = (name: string) => parseXml(decodeXml(zip.read(name)))
  const related = relationsOf(zip, nodesOf)
  const [stylesName] = related('styles')
  const styles = stylesName ? hidingStyles(nodesOf(stylesName)) : new Set<string>()
  const visible = (name: string) => simplified(removeHiddenRuns(nodesOf(name), styles, (text) => hidden.add(text)))

  const file: MammothZip = {
    exists: (name) => zip.has(name),
    read: async (name) => {
      if (!/\.(?:xml|rels)$/.test(name)) throw new FileProblem('damaged')
      return toXml(related('officeDocument').includes(name) ? visible(name) : nodesOf(name))
    },
  }
  const { value } = await mammoth.convertToHtml({ file } as unknown as { buffer: Buffer }, {
    includeEmbeddedStyleMap: false,
    externalFileAccess: false,
    // They keep jobs apart.
    ignoreEmptyParagraphs: false,
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
  })
  const body = htmlToText(value)
  const isNew = (line: string, i: number, all: string[]) =>
    line !== '' && !PAGE_NUMBER.test(line) && !body.includes(line) && all.indexOf(line) === i
  const around = (type: string) =>
    related(type)
      .flatMap((name) => linesOf(visible(name)))
      .filter(isNew)
      .join('\n')
  const parts = [around('header'), body, around('footnotes'), around('endnotes'), around('footer')]
  return {
    text: parts.filter((part) => part !== '').join('\n\n'),
    warnings: hidden.warnings(),
    mayBeScan: false,
  }
}

/** Resolves relationships: a function from a relationship type to the names of the parts. */
function relationsOf(zip: ZipParts, nodesOf: (name: string) => XmlNode[]): (type: string) => string[] {
  const read = (name: string, folder: string) => (zip.has(name) ? relatedParts(nodesOf(name), folder) : [])
  const all = read('_rels/.rels', '')
  const main = all.find(({ type, name }) => type === 'officeDocument' && zip.has(name))?.name ?? MAIN
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const beside = read(`${folder}_rels/${main.slice(folder.length)}.rels`, folder)
  return (type) => {
    if (type === 'officeDocument') return [main]
    const names = beside.filter((part) => part.type === type && zip.has(part.name)).map(({ name }) => name)
    // The default name if no relationship refers to the part.
    const usual = `${folder}${type}.xml`
    return names.length === 0 && zip.has(usual) ? [usual] : [...new Set(names)].sort()
  }
}

/** @throws FileProblem wrong-type when the archive is not a Word document · damaged */
async function openDocx(bytes: Uint8Array): Promise<ZipParts> {
  const zip = await unzip(bytes).catch((error) => {
    const isOffice = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).includes(TYPES)
    const isDamaged = error instanceof FileProblem && error.problem === 'damaged'
    throw isDamaged && !isOffice ? new FileProblem('wrong-type') : error
  })
  if (!zip.has(TYPES)) throw new FileProblem('wrong-type')
  if (!decodeXml(zip.read(TYPES)).includes(MAIN_TYPE)) throw new FileProblem('wrong-type')
  if (!zip.has(MAIN) && !zip.has('_rels/.rels')) throw new FileProblem('damaged')
  return zip
}

/** The paragraphs of a header, footer or note; headers often hold name and address. */
function linesOf(nodes: readonly XmlNode[]): string[] {
  const lines: string[] = []
  let line = ''
  let isText = false
  const endLine = () => {
    lines.push(line.trim())
    line = ''
  }
  for (const node of nodes) {
    if (node.kind === 'text') line += isText ? node.text : ''
    else if (node.name === 'w:t') isText = node.kind === 'open'
    else if (node.kind === 'open' && node.name === 'w:tab') line += '  '
    else if (node.name === (node.kind === 'close' ? 'w:p' : 'w:br')) endLine()
  }
  endLine()
  return lines
}
