/** DOCX through mammoth, which gets to see only the parts it needs, unpacked within bounds. Nothing outside is fetched. */
import mammoth from 'mammoth'
import { LIMITS } from '../limits'
import { FileProblem } from '../problem'
import { hidingStyles, removeHiddenRuns } from './docx-hidden'
import { decodeXml, plainXml, relatedParts, simplified, withWordPrefix } from './docx-markup'
import type { FoundText } from './found-text'
import { HiddenText } from './hidden'
import { htmlToText } from './html-to-text'
import { ZipFile } from './unzip'
import { decodeEntities, xmlTokens } from './xml-tokens'

const TYPES = '[Content_Types].xml'
const MAIN_TYPE = 'wordprocessingml.document.main+xml'
const MAIN = 'word/document.xml'
/** As it stands in the margin of a page. */
const PAGE_NUMBER = /^(?:page)?\s*(?:\d+\s*)?(?:(?:of|\/)\s*\d*)?$/i

/** What mammoth asks of the archive; its types know only whole files. */
type MammothZip = { exists: (name: string) => boolean; read: (name: string, encoding?: string) => Promise<unknown> }

export async function readDocx(bytes: Uint8Array): Promise<FoundText> {
  const zip = openDocx(bytes)
  const hidden = new HiddenText()
  const xmlOf = (name: string) => withWordPrefix(plainXml(decodeXml(zip.read(name, LIMITS.documentBytes))))
  const related = relationsOf(zip, xmlOf)
  const [stylesName] = related('styles')
  const styles = stylesName ? hidingStyles(xmlOf(stylesName)) : new Set<string>()
  const visible = (name: string) => simplified(removeHiddenRuns(xmlOf(name), styles, (text) => hidden.add(text)))

  const file: MammothZip = {
    exists: (name) => zip.has(name),
    read: async (name) => {
      if (!/\.(?:xml|rels)$/.test(name)) throw new FileProblem('damaged')
      return related('officeDocument').includes(name) ? visible(name) : checked(xmlOf(name))
    },
  }
  const { value } = await mammoth.convertToHtml({ file } as unknown as { buffer: Buffer }, {
    includeEmbeddedStyleMap: false,
    externalFileAccess: false,
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

/** Finds the main part, and the parts around it, by their kind. */
function relationsOf(zip: ZipFile, xmlOf: (name: string) => string): (type: string) => string[] {
  const read = (name: string, folder: string) => (zip.has(name) ? relatedParts(xmlOf(name), folder) : [])
  const all = read('_rels/.rels', '')
  const main = all.find(({ type, name }) => type === 'officeDocument' && zip.has(name))?.name ?? MAIN
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const beside = read(`${folder}_rels/${main.slice(folder.length)}.rels`, folder)
  return (type) => {
    if (type === 'officeDocument') return [main]
    const names = beside.filter((part) => part.type === type && zip.has(part.name)).map(({ name }) => name)
    // The usual name, where nothing refers to it.
    const usual = `${folder}${type}.xml`
    return names.length === 0 && zip.has(usual) ? [usual] : [...new Set(names)].sort()
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

/** The paragraphs of a header, footer or note, which stand around the text; names and addresses often do. */
function linesOf(xml: string): string[] {
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
