/** Invalid uploads: refused with a message. */
import { spawn } from 'node:child_process'
import { describe, expect, it, vi } from 'vitest'
import type { AppError } from '@/domain/errors'
import { createFileReader } from '@/server/adapters/files'
import { rankLower } from '@/server/adapters/files/rank-lower'
import { createRunParser } from '@/server/adapters/files/run-parser'
import { createLog } from '@/server/log'
import type { FileLabel } from '@/server/ports'
import { contentTypes, makeDocx, makePdf, makeZip, paragraph, pdfLines, pdfOf, run } from '../../../helpers/make-files'
import { parserRanks, threadRanks } from '../../../helpers/parser-processes'

const log = createLog('silent')
const { readFile } = createFileReader({ production: true, log })

async function expectRefused(bytes: Uint8Array, code: AppError['code'], message: RegExp, label?: FileLabel) {
  const error: AppError = await readFile(bytes, 'somebody', label && { label }).then(
    ({ text }) => Promise.reject(new Error(`read: ${text.slice(0, 100)}`)),
    (thrown) => thrown,
  )
  expect(error.message).toMatch(message)
  expect(error.code).toBe(code)
}

const text = (value: string) => new Uint8Array(Buffer.from(value))

describe('the wrong type', () => {
  const TYPE = /^File type not supported\. Please upload: \.pdf, \.docx$/
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(898), Buffer.from('%PDF-1.7')])
  it.each([
    ['a program, also one with the header of a PDF inside', new Uint8Array(program)],
    ['plain text', text('Ada Obi, Accountant')],
    ['one byte', text('%')],
    ['an archive', makeZip([{ name: 'notes.txt', data: 'words' }])],
    ['a spreadsheet', makeZip([{ name: '[Content_Types].xml', data: '<Types>spreadsheetml.sheet.main+xml</Types>' }])],
  ])('%s', (_, bytes) => expectRefused(bytes, 'UNSUPPORTED_MEDIA_TYPE', TYPE))
})

describe('a PDF', () => {
  const good = makePdf([pdfLines(['Words that could be read'])])

  it('that is empty', () => expectRefused(new Uint8Array(), 'BAD_REQUEST', /file is empty/))
  it('with a cycle in its page tree', () => {
    const ring = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']
    return expectRefused(pdfOf(ring), 'BAD_REQUEST', /damaged/)
  })
  it('that only asks to be opened in another program', () =>
    expectRefused(
      makePdf([pdfLines(['Please wait... If this message is not eventually replaced, your viewer is too old.'])]),
      'BAD_REQUEST',
      /no readable text.*paste the text/,
    ))
  it('with nothing after its header', () => expectRefused(text('%PDF-1.7\n'), 'BAD_REQUEST', /damaged/))
  it('that was cut off', () => expectRefused(good.slice(0, 300), 'BAD_REQUEST', /damaged|no readable text/))

  it('with a password', () => {
    const secret = `<${'ab'.repeat(32)}>`
    const encryption = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O ${secret} /U ${secret} >> /ID [<00> <00>]`
    return expectRefused(makePdf([pdfLines(['x'])], encryption), 'BAD_REQUEST', /password.*save a copy without/)
  })

  it('of 2,000 pages', () =>
    expectRefused(makePdf(Array.from({ length: 2000 }, () => [])), 'PAYLOAD_TOO_LARGE', /more than 50 pages/))

  it('with more text than any CV', () => {
    const page = pdfLines(Array.from({ length: 50 }, () => 'many words '.repeat(9)))
    return expectRefused(
      makePdf(Array.from({ length: 50 }, () => page)),
      'PAYLOAD_TOO_LARGE',
      /more than 200,000 characters/,
    )
  })
})

describe('a PDF page', () => {
  it('with too many separate glyphs', () =>
    expectRefused(
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
        (() => {
          const letters = `BT /F1 9 Tf 50 700 Td ${'(A) Tj '.repeat(61_000)} ET`
          return `<< /Length ${letters.length} >>\nstream\n${letters}\nendstream`
        })(),
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ]),
      'PAYLOAD_TOO_LARGE',
      /more than 200,000 characters/,
    ))
})

describe('a DOCX', () => {
  const TOO_LARGE = /too large once it is unpacked/
  const good = makeDocx(paragraph(run('Words that could be read')))
  const withDocument = (data: string, declared?: number) =>
    makeZip([
      contentTypes,
      { name: '_rels/.rels', data: '<Relationships/>' },
      { name: 'word/document.xml', data, ...(declared ? { declared } : {}) },
    ])

  it('that was cut off', () => expectRefused(good.slice(0, -40), 'BAD_REQUEST', /damaged/))

  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const broken = new Uint8Array(good).fill(0, 0, 4)
  it('whose first bytes are lost, as long as it is called one by name and type', async () => {
    const told = [broken, 'UNSUPPORTED_MEDIA_TYPE', /^File type not supported/] as const
    await expectRefused(broken, 'BAD_REQUEST', /damaged/, { name: 'My CV.DOCX', type })
    await expectRefused(...told, { name: 'cv.docx', type: 'application/octet-stream' })
    await expectRefused(...told, { name: 'cv.pdf', type })
  })
  it.each(['MZ', '\u007fELF', 'Rar!'])('that is a program or an archive, whatever its name: %j', (start) =>
    expectRefused(text(`${start} and more`), 'UNSUPPORTED_MEDIA_TYPE', /type/, { name: 'cv.docx', type }),
  )
  it('without its main part', () => expectRefused(makeZip([contentTypes]), 'BAD_REQUEST', /damaged/))
  it('that is locked', () =>
    expectRefused(
      makeZip([
        { ...contentTypes, encrypted: true },
        { name: 'word/document.xml', data: 'x', encrypted: true },
      ]),
      'BAD_REQUEST',
      /password/,
    ))
  it('locked by Office, which makes it another kind of file', () => {
    const ole = [Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]
    return expectRefused(new Uint8Array(Buffer.concat(ole)), 'BAD_REQUEST', /password/)
  })

  it('whose text unpacks to 60 MB, whatever its declared size', async () => {
    const bomb = paragraph(run('a'.repeat(60_000_000)))
    await expectRefused(withDocument(bomb), 'PAYLOAD_TOO_LARGE', TOO_LARGE)
    await expectRefused(withDocument(bomb, 1000), 'PAYLOAD_TOO_LARGE', TOO_LARGE)
  })
  it('with a declared size of 3 GB', () =>
    expectRefused(withDocument(paragraph(run('a')), 3_000_000_000), 'PAYLOAD_TOO_LARGE', TOO_LARGE))
  it('of more than 1,000 entries', () => {
    const parts = Array.from({ length: 1001 }, (_, i) => ({ name: `word/media/${i}.png`, data: '' }))
    return expectRefused(makeDocx('', { parts }), 'PAYLOAD_TOO_LARGE', TOO_LARGE)
  })
  it('of 100,000 paragraphs inside one another', () =>
    expectRefused(makeDocx('<w:p>'.repeat(100_000)), 'BAD_REQUEST', /too long to read/))
  it('with entities that grow, or that name a file', async () => {
    const laughs = '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'
    await expectRefused(makeDocx(paragraph(run('&b;')), { head: laughs }), 'BAD_REQUEST', /damaged/)
    const outside = '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
    await expectRefused(makeDocx(paragraph(run('&x;')), { head: outside }), 'BAD_REQUEST', /damaged/)
  })
  it('of ten thousand tiny paragraphs is read', async () => {
    const many = makeDocx('<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(10_000))
    const { text: read } = await readFile(many, 'somebody')
    expect(read.match(/a/g)).toHaveLength(10_000)
  })
})

/** Form XObjects that each draw the next one ten times: a small file with exponential work. */
function formsInForms(): Uint8Array {
  const DEPTH = 12
  const form = (next: number) =>
    `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F ${next} 0 R >> >>`
  const stream = (head: string, data: string) => `<< ${head} /Length ${data.length} >>\nstream\n${data}\nendstream`
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >> /Contents 4 0 R >>',
    stream('', '/F Do'),
    ...Array.from({ length: DEPTH }, (_, i) => stream(form(6 + i), '/F Do '.repeat(10))),
    stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', 'q Q'),
  ])
}

describe('a file that never ends', () => {
  it('is abandoned when its CPU time is used up', () =>
    expectRefused(formsInForms(), 'BAD_REQUEST', /takes too long to read/))

  it.skipIf(process.platform !== 'linux')('is read by threads of lower priority than the server', async () => {
    const reader = createFileReader({ production: true, log })
    const reading = reader.readFile(formsInForms(), 'somebody').catch(() => {})
    await vi.waitFor(() => expect(parserRanks().length).toBeGreaterThan(4), { timeout: 10_000 })
    const ranks = parserRanks()
    reader.close()
    await reading
    expect(Math.min(...ranks)).toBeGreaterThan(0)
  })

  it.skipIf(process.platform !== 'linux')('has its threads ranked lower also where they run already', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    const pid = child.pid as number
    try {
      await vi.waitFor(() => expect(threadRanks(pid).length).toBeGreaterThan(4), { timeout: 10_000 })
      expect(Math.max(...threadRanks(pid))).toBe(0)
      rankLower(pid)
      expect(Math.min(...threadRanks(pid))).toBeGreaterThan(0)
    } finally {
      child.kill('SIGKILL')
    }
  })

  it('is not refused as faulty when the machine is overloaded', async () => {
    const reader = createFileReader({ production: true, log, run: createRunParser(true, 5) })
    const file = makePdf([pdfLines(['Words that could be read'])])
    await expect(reader.readFile(file, 'somebody')).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringMatching(/too busy.*try again/),
      retryAfter: 10,
    })
  })

  it('is abandoned when the server stops', async () => {
    const reader = createFileReader({ production: true, log })
    const reading = reader.readFile(makePdf([pdfLines(['Words that could be read'])]), 'somebody')
    reader.close()
    await expect(reading).rejects.toThrow(/server is restarting/)
  })
})
