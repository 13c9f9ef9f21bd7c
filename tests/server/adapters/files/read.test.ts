/** Valid files: their visible words in reading order. */
import { describe, expect, it } from 'vitest'
import { createFileReader } from '@/server/adapters/files'
import { createLog } from '@/server/log'
import {
  makeDocx,
  makePdf,
  NAMESPACES,
  type PdfText,
  paragraph,
  pdfLines,
  relationship,
  run,
  SCAN,
} from '../../../helpers/make-files'

const log = createLog('silent')
const { readFile } = createFileReader({ production: true, log })
const textOf = async (bytes: Uint8Array) => (await readFile(bytes, 'somebody')).text
const words = (text: string) => text.split(/\s+/).join(' ')

it('a file is also read from source, without a build', async () => {
  const { readFile: readBySource } = createFileReader({ production: false, log })
  expect((await readBySource(makePdf([pdfLines(['Ada Obi'])]), 'somebody')).text).toBe('Ada Obi')
})

describe('a PDF', () => {
  it('gives its lines in order, with headings and bullets on separate lines', async () => {
    const lines = ['Ada Obi', 'EXPERIENCE', '\u0095 Closed the books in 3 days', '\u0095 Led a team of 4', 'EDUCATION']
    expect(await textOf(makePdf([pdfLines(lines)]))).toBe(
      'Ada Obi\nEXPERIENCE\n• Closed the books in 3 days\n• Led a team of 4\nEDUCATION',
    )
  })

  it('keeps both of two narrow letters that are painted one by one, and one of what is painted twice as bold', async () => {
    const page: PdfText[] = [
      { text: 'payro', x: 50, y: 740 },
      { text: 'l', x: 75.01, y: 740 },
      { text: 'l', x: 77.23, y: 740 },
      { text: 'Ada Obi', x: 50, y: 726 },
      { text: 'Ada Obi', x: 50.3, y: 726 },
    ]
    expect(await textOf(makePdf([page]))).toBe('payroll\nAda Obi')
  })

  it('reads one column after the other, whichever was painted first', async () => {
    const side = ['Contact', 'ada@example.com', 'Skills', 'Excel and SAP', 'Languages', 'English, Yoruba']
    const main = [
      'Experience',
      'Accountant at Zenith Bank, Lagos',
      'Kept the ledgers of forty branches',
      'Clerk at First Mutual, Ibadan',
      'Checked invoices and paid suppliers',
      'Education and further training',
    ]
    const rows = side.flatMap((text, i): PdfText[] => [
      { text: main[i] ?? '', x: 230, y: 690 - 14 * i },
      { text, x: 50, y: 686 - 14 * i },
    ])
    const text = await textOf(makePdf([[{ text: 'Ada Obi, Accountant', x: 50, y: 740, size: 20 }, ...rows]]))
    expect(words(text)).toBe(words(['Ada Obi, Accountant', ...side, ...main].join(' ')))
  })

  it('keeps a right-aligned date with its line', async () => {
    const jobs = ['Zenith Bank, Lagos', 'First Mutual, Ibadan', 'Sterling Audit, Abuja', 'Own practice, Lagos']
    const page = jobs.flatMap((text, i): PdfText[] => [
      { text, x: 50, y: 700 - 16 * i },
      { text: `${2012 + i} - ${2013 + i}`, x: 500, y: 700 - 16 * i },
    ])
    expect(await textOf(makePdf([page]))).toBe(jobs.map((job, i) => `${job}  ${2012 + i} - ${2013 + i}`).join('\n'))
  })

  it('with large tables is read in time', async () => {
    const cell = (row: number, column: number): PdfText => ({
      text: `cell ${row}-${column}`,
      x: 40 + 88 * column,
      y: 750 - 10 * row,
      size: 7,
    })
    const page = Array.from({ length: 360 }, (_, i) => cell(Math.floor(i / 6), i % 6))
    const text = await textOf(makePdf(Array.from({ length: 3 }, () => page)))
    expect(text.match(/cell 0-0 +cell 0-1 +cell 0-2/g)).toHaveLength(3)
  })

  it('leaves out invisible text, with a warning', async () => {
    const page = [
      { box: [40, 600, 300, 30], fill: [0.1, 0.2, 0.4] } as const,
      { text: 'White on a dark bar is seen', x: 50, y: 610, color: [1, 1, 1] as const },
      ...pdfLines(['An ordinary line of the CV']),
      { text: 'white words on white paper', x: 50, y: 500, color: [1, 1, 1] as const },
      { text: 'nearly white', x: 50, y: 480, color: [0.97, 0.97, 0.98] as const },
      { text: 'dust', x: 50, y: 460, size: 1 },
      { text: 'off the page', x: 900, y: 400 },
      { text: 'not drawn', x: 50, y: 440, mode: 3 },
    ]
    const { text, warnings } = await readFile(makePdf([page]), 'somebody')
    expect(text.split('\n').filter(Boolean)).toEqual(['An ordinary line of the CV', 'White on a dark bar is seen'])
    expect(warnings).toEqual(['13 words that a reader cannot see (invisible, tiny or off the page) were left out.'])
  })

  it('reads every page', async () => {
    const text = await textOf(makePdf([pdfLines(['First page']), [], pdfLines(['Third page'])]))
    expect(text).toBe('First page\n\nThird page')
  })

  it('uses the invisible text layer of a scan, and reports pages without one', async () => {
    const line = 'These are the words that a scanner has recognised on a page'
    const recognised = pdfLines([line]).map((text) => ({ ...text, mode: 3 }))
    expect(await readFile(makePdf([[SCAN, ...recognised], [SCAN]]), 'somebody')).toEqual({
      text: line,
      isScan: false,
      warnings: ['1 of 2 pages hold no readable text; they may be scans or pictures.'],
    })
  })

  it('is recognised by its header, even after other bytes', async () => {
    const pdf = makePdf([pdfLines(['Words after a preface'])])
    expect(await textOf(Buffer.concat([Buffer.alloc(900, '\n'), pdf]))).toBe('Words after a preface')
  })
})

describe('a DOCX', () => {
  const numbering = {
    name: 'word/numbering.xml',
    data: `<w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  }
  const bullet = (text: string) => paragraph(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')

  it('gives headings, bullets, rows of tables, and the names in its header', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`
    const body = [
      paragraph(run('EXPERIENCE')),
      bullet('Closed the books &amp; more'),
      bullet('Led a team'),
      `<w:tbl><w:tr>${cell('Zenith Bank')}${cell('2019 to 2022')}</w:tr></w:tbl>`,
    ].join('')
    const header = {
      name: 'word/header1.xml',
      data: `<w:hdr ${NAMESPACES}>${paragraph(run('Ada Obi, Lagos'))}${paragraph(run('Page 1 of 2'))}</w:hdr>`,
    }
    const rels = [relationship('r1', 'numbering', 'numbering.xml'), relationship('r2', 'header', 'header1.xml')]
    expect(await textOf(makeDocx(body, { rels, parts: [numbering, header] }))).toBe(
      'Ada Obi, Lagos\n\nEXPERIENCE\n• Closed the books & more\n• Led a team\nZenith Bank  2019 to 2022',
    )
  })

  it('keeps paragraphs without text as blank lines, but none in cells or at the ends', async () => {
    const blank = paragraph('')
    const cell = (content: string) => `<w:tc>${blank}${paragraph(run(content))}${blank}</w:tc>`
    const body = [
      ...[
        blank,
        paragraph(run('Clerk, Oak Ltd, 2019 to 2022')),
        blank,
        blank,
        paragraph(run('Clerk, Elm Ltd, 2016 to 2019')),
      ],
      ...[`<w:tbl><w:tr>${cell('Zenith Bank')}${cell('2019')}</w:tr></w:tbl>`, blank],
    ].join('')
    expect(await textOf(makeDocx(body))).toBe(
      'Clerk, Oak Ltd, 2019 to 2022\n\nClerk, Elm Ltd, 2016 to 2019\nZenith Bank  2019',
    )
  })

  it('leaves out hidden, white and tiny words, but not white ones on a dark ground', async () => {
    const white = '<w:color w:val="FFFFFF"/>'
    const styles = {
      name: 'word/styles.xml',
      data: `<w:styles ${NAMESPACES}><w:style w:type="character" w:styleId="Gone"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`,
    }
    const body = [
      paragraph(run('Seen by all ') + run('hidden one', '<w:vanish/>') + run('and this too')),
      paragraph(run('white on white', white)),
      paragraph(run('specks', '<w:sz w:val="2"/>')),
      paragraph(run('styled away', '<w:rStyle w:val="Gone"/>')),
      paragraph(run('White on blue', white), '<w:shd w:val="clear" w:fill="1F3864"/>'),
    ].join('')
    const { text, warnings } = await readFile(makeDocx(body, { parts: [styles] }), 'somebody')
    expect(text).toBe('Seen by all and this too\n\nWhite on blue')
    expect(warnings).toEqual(['8 words that a reader cannot see (invisible, tiny or off the page) were left out.'])
  })

  it('loads nothing outside the file', async () => {
    const picture = (id: string) =>
      `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:link="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
    const rels = [
      relationship('r1', 'image', 'file:///etc/passwd', true),
      relationship('r2', 'image', 'http://127.0.0.1:9/picture.png', true),
    ]
    const text = await textOf(makeDocx(paragraph(run('Only these words') + picture('r1') + picture('r2')), { rels }))
    expect(text).toBe('Only these words')
  })

  it('is not confused by entries with the names of object parts', async () => {
    const parts = ['__proto__', 'constructor/prototype'].map((name) => ({ name, data: '{"polluted":true}' }))
    expect(await textOf(makeDocx(paragraph(run('Plain words')), { parts }))).toBe('Plain words')
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})
