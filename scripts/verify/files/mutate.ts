/** Mutations of PDF and DOCX files for fuzzing: bytes changed, lost, repeated or moved, tokens replaced. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { seededRandom } from '@/domain/random'
import { CV_TEXT } from '../../../tests/helpers/cv-pair'
import { makeDocx, makePdf, makeZip, paragraph, pdfLines, run } from '../../../tests/helpers/make-files'

export type Sample = { name: string; bytes: Uint8Array }

const LINES = CV_TEXT.split('\n').slice(0, 40)

/** Made here, so that nothing has to be installed; and the real CVs of a folder, where one is named. */
export function samples(folder: string | undefined): Sample[] {
  const made = [
    { name: 'made.pdf', bytes: makePdf([pdfLines(LINES), pdfLines(LINES)]) },
    { name: 'made.docx', bytes: makeDocx(LINES.map((line) => paragraph(run(escapeXml(line)))).join('')) },
  ]
  if (!folder) return made
  const real = readdirSync(folder).filter((name) => /\.(?:pdf|docx)$/.test(name))
  return [...made, ...real.map((name) => ({ name, bytes: new Uint8Array(readFileSync(path.join(folder, name))) }))]
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Tokens of both formats, each with a replacement that is wrong or invalid in its place. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\/Length \d+/g, '/Length 4294967295'],
  [/\/Length \d+/g, '/Length -1'],
  [/\/Count \d+/g, '/Count 99999'],
  [/\/Kids/g, '/Parent'],
  [/\/Filter ?\/\w+/g, '/Filter /LZWDecode'],
  [/\/Encoding/g, '/ToUnicode'],
  [/\/MediaBox ?\[[^\]]*\]/g, '/MediaBox [0 0 1e9 1e9]'],
  [/(\d+) 0 R/g, '1 0 R'],
  [/endobj|endstream/g, 'endxxx'],
  [/startxref\s+\d+/g, 'startxref 7'],
  [/ Tf/g, ' TJ'],
  [/<w:p[ >]/g, '<w:tbl>'],
  [/<\/w:t>/g, ''],
  [/word\/document\.xml/g, '../../document.xm'],
  [/<w:body>/g, '<w:body><!ENTITY x "x">'],
]

type Random = () => number
const below = (random: Random, end: number) => Math.floor(random() * Math.max(1, end))

/** One kind of damage each. */
const DAMAGES: readonly ((bytes: Buffer, random: Random) => Buffer)[] = [
  function bits(bytes, random) {
    for (let i = 0; i < 1 + below(random, 60); i++) {
      const at = below(random, bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(random, 8))
    }
    return bytes
  },
  function noise(bytes, random) {
    const at = below(random, bytes.length)
    for (let i = at; i < Math.min(bytes.length, at + 1 + below(random, 400)); i++) bytes[i] = below(random, 256)
    return bytes
  },
  function cutOff(bytes, random) {
    return bytes.subarray(0, below(random, bytes.length))
  },
  function gap(bytes, random) {
    const at = below(random, bytes.length)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + below(random, 2_000))])
  },
  function repeat(bytes, random) {
    const at = below(random, bytes.length)
    const part = bytes.subarray(at, at + 1 + below(random, 2_000))
    const times = 1 + below(random, 50)
    return Buffer.concat([bytes.subarray(0, at), ...Array.from({ length: times }, () => part), bytes.subarray(at)])
  },
  function swap(bytes, random) {
    const [a, b] = [below(random, bytes.length), below(random, bytes.length)].sort((x, y) => x - y) as [number, number]
    return Buffer.concat([bytes.subarray(0, a), bytes.subarray(b), bytes.subarray(a, b)])
  },
  function words(bytes, random) {
    const [pattern, other] = WORDS[below(random, WORDS.length)] ?? [/(?!)/g, '']
    const rate = random()
    return Buffer.from(
      bytes.toString('latin1').replace(pattern, (word) => (random() < rate ? other : word)),
      'latin1',
    )
  },
  function numbers(bytes, random) {
    const huge = ['0', '-1', '65536', '2147483648', '1e99', '99999999999999999999'][below(random, 6)] ?? '0'
    return Buffer.from(
      bytes.toString('latin1').replace(/\b\d{1,6}\b/g, (n) => (random() < 0.02 ? huge : n)),
      'latin1',
    )
  },
]

/** Damage to the text inside a DOCX: in the archive it is packed, where most changes only spoil the checksum. */
function docxWithDamagedText(random: Random): Buffer {
  const body = LINES.map((line) => paragraph(run(escapeXml(line)))).join('')
  const damaged = damage(Buffer.from(body), random).toString('latin1')
  return Buffer.from(
    random() < 0.8
      ? makeDocx(damaged)
      : makeZip([
          { name: '[Content_Types].xml', data: damaged },
          { name: 'word/document.xml', data: body },
        ]),
  )
}

function damage(bytes: Buffer, random: Random): Buffer {
  let damaged = Buffer.from(bytes)
  for (let i = 0; i < 1 + below(random, 3); i++) {
    damaged = Buffer.from(DAMAGES[below(random, DAMAGES.length)]?.(damaged, random) ?? damaged)
  }
  return damaged.subarray(0, 2 * 1024 * 1024)
}

/** The damaged file with this number, the same for the same seed and the same samples. */
export function damagedFile(from: readonly Sample[], seed: number, number: number): Sample {
  const random = seededRandom(seed * 100_003 + number)
  if (number % 4 === 3) return { name: `${number}.docx`, bytes: new Uint8Array(docxWithDamagedText(random)) }
  const { name, bytes } = from[number % from.length] as Sample
  return { name: `${number}-${name}`, bytes: new Uint8Array(damage(Buffer.from(bytes), random)) }
}
