/** DOCX files by other programs than Word, and Word's markup beside plain text. */
import { describe, expect, it } from 'vitest'
import { readDocx } from '@/server/adapters/files/parser/read-docx'
import {
  contentTypes,
  makeDocx,
  makeZip,
  NAMESPACES,
  paragraph,
  relationship,
  run,
  type ZipEntry,
} from '../../../helpers/make-files'

const textOf = async (bytes: Uint8Array) => (await readDocx(bytes)).text
const drawing = (inside: string) => `<w:drawing><wp:inline>${inside}</wp:inline></w:drawing>`
const box = (text: string) => `<wps:txbx><w:txbxContent>${paragraph(run(text))}</w:txbxContent></wps:txbx>`
const instruction = (part: string) => `<w:r><w:fldChar w:fldCharType="${part}"/></w:r>`
const part = (name: string, root: string, inside: string): ZipEntry => ({
  name: `word/${name}`,
  data: `<w:${root} ${NAMESPACES}>${inside}</w:${root}>`,
})

describe('content of a paragraph beside its runs', () => {
  it.each([
    ['a field', `<w:fldSimple w:instr="AUTHOR">${run('Ada Obi')}</w:fldSimple>`, 'Ada Obi'],
    ['a field that does not end', `${instruction('begin')}${run('Ada Obi')}`, 'Ada Obi'],
    [
      'a link that leads nowhere',
      `<w:hyperlink r:id="none">${run('ada@example.com')}</w:hyperlink>`,
      'ada@example.com',
    ],
    ['a picture that is not there', `<w:r>${drawing('<a:blip r:embed="none"/>')}</w:r>${run('Ada Obi')}`, 'Ada Obi'],
    ['a note that is not there', `${run('Prize')}<w:r><w:footnoteReference w:id="9"/></w:r>`, 'Prize'],
    ['a set direction', `<w:dir w:val="rtl">${run('Ada')}</w:dir><w:bdo w:val="ltr">${run(' Obi')}</w:bdo>`, 'Ada Obi'],
    [
      'a reading above a word',
      `<w:r><w:ruby><w:rt>${run('reading')}</w:rt><w:rubyBase>${run('Word')}</w:rubyBase></w:ruby></w:r>`,
      'Word',
    ],
    [
      'changes that are not accepted yet',
      `<w:ins>${run('Ada')}</w:ins><w:del><w:r><w:delText>Bola</w:delText></w:r></w:del><w:moveFrom>${run('x')}</w:moveFrom><w:moveTo>${run(' Obi')}</w:moveTo>`,
      'Ada Obi',
    ],
    ['signs', '<w:r><w:t>co</w:t><w:noBreakHyphen/><w:t>op</w:t><w:cr/><w:t>two</w:t></w:r>', 'co-op\ntwo'],
    ['text that is set apart', '<w:r><w:t><![CDATA[R&D <lead>]]></w:t></w:r>', 'R&D <lead>'],
    ['a comment inside a word', '<w:r><w:t>Ada<!-- no --> Obi</w:t></w:r>', 'Ada Obi'],
  ])('%s', async (_, inside, expected) => {
    expect(await textOf(makeDocx(paragraph(inside)))).toBe(expected)
  })

  it.each([
    [
      'in both forms',
      `<mc:Choice>${drawing(box('Excel'))}</mc:Choice><mc:Fallback><w:pict>${box('Excel')}</w:pict></mc:Fallback>`,
    ],
    ['in the new form alone', `<mc:Choice>${drawing(box('Excel'))}</mc:Choice><mc:Fallback/>`],
    [
      'in the old form alone',
      `<mc:Choice>${drawing('')}</mc:Choice><mc:Fallback><w:pict>${box('Excel')}</w:pict></mc:Fallback>`,
    ],
  ])('a text box %s, once', async (_, forms) => {
    const body = paragraph(`<w:r><mc:AlternateContent>${forms}</mc:AlternateContent></w:r>${run('Ada Obi')}`)
    expect(await textOf(makeDocx(body))).toBe('Ada Obi\nExcel')
  })
})

describe('content around the text', () => {
  it('is found by its relationship, whatever its name', async () => {
    const rels = [
      relationship('r1', 'header', 'top.xml'),
      relationship('r2', 'footnotes', 'notes.xml'),
      relationship('r3', 'footer', '/word/bottom.xml'),
    ]
    const parts = [
      part('top.xml', 'hdr', paragraph(`${run('Ada Obi')}<w:moveFrom>${run(', Ibadan')}</w:moveFrom>`)),
      part('notes.xml', 'footnotes', `<w:footnote w:id="2">${paragraph(run('Given in 2021'))}</w:footnote>`),
      part('bottom.xml', 'ftr', paragraph(run('ada@example.com'))),
    ]
    const body = paragraph(`${run('Prize of the year')}<w:r><w:footnoteReference w:id="2"/></w:r>`)
    expect(await textOf(makeDocx(body, { rels, parts }))).toBe(
      'Ada Obi\n\nPrize of the year\n\nGiven in 2021\n\nada@example.com',
    )
  })
})

describe('styles that hide', () => {
  const style = (id: string, inside: string) => `<w:style w:type="character" w:styleId="${id}">${inside}</w:style>`
  const styles = part(
    'styles.xml',
    'styles',
    [
      style('Gone', '<w:rPr><w:vanish/></w:rPr>'),
      style('GoneToo', '<w:basedOn w:val="Gone"/>'),
      style('Back', '<w:basedOn w:val="Gone"/><w:rPr><w:vanish w:val="0"/></w:rPr>'),
      style('White', '<w:rPr><w:color w:val="FFFFFF"/></w:rPr>'),
      style('WhiteToo', '<w:basedOn w:val="White"/>'),
      style('Ring', '<w:basedOn w:val="Ring"/>'),
    ].join(''),
  )
  it('inherit hiding from their base style, unless the style or the run overrides it', async () => {
    const styled = (id: string, more = '') => run(`${id}${more && ' shown'} `, `<w:rStyle w:val="${id}"/>${more}`)
    const body = paragraph(
      ['Gone', 'GoneToo', 'Back', 'WhiteToo', 'Ring'].map((id) => styled(id)).join('') +
        styled('Gone', '<w:vanish w:val="0"/>'),
    )
    const rels = [relationship('r1', 'styles', 'styles.xml')]
    expect(await textOf(makeDocx(body, { rels, parts: [styles] }))).toBe('Back Ring Gone shown')
  })
})

describe('the file itself', () => {
  const hidden = paragraph(run('Ada Obi') + run(' stuffed', '<w:vanish/>'))
  const document = (xml: string | Uint8Array, place = 'word/document.xml') =>
    makeZip([
      contentTypes,
      {
        name: '_rels/.rels',
        data: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationship('r1', 'officeDocument', place.replaceAll('\\', '/'))}</Relationships>`,
      },
      { name: place, data: xml },
    ])
  const whole = (body: string) => `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`

  it('may use another prefix, none, or two', async () => {
    const other = whole(hidden).replaceAll('w:', 'ns0:').replace('xmlns:w=', 'xmlns:ns0=')
    const none = whole(hidden).replaceAll('w:', '').replace('xmlns:w=', 'xmlns=')
    const two = whole(hidden.replace('w:vanish', 'x:vanish')).replace(/xmlns:w=("[^"]+")/, 'xmlns:w=$1 xmlns:x=$1')
    for (const xml of [other, none, two]) expect(await textOf(document(xml))).toBe('Ada Obi')
  })

  it('may have its main part elsewhere, with a Windows path', async () => {
    expect(await textOf(document(whole(hidden), 'content/main.xml'))).toBe('Ada Obi')
    expect(await textOf(document(whole(hidden), 'word\\Document.xml'))).toBe('Ada Obi')
  })

  it('may be written in other encodings', async () => {
    const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>${whole(paragraph(run('André')))}`
    expect(await textOf(document(Buffer.from(xml('ISO-8859-1'), 'latin1')))).toBe('André')
    expect(await textOf(document(Buffer.from(xml('UTF-16'), 'utf16le')))).toBe('André')
    expect(await textOf(document(xml('none-of-these')))).toBe('André')
  })

  it('is detected as damaged where many comments begin and none ends', async () => {
    for (const start of ['<!-- ', '<?x ', '<![CDATA[']) {
      await expect(textOf(document(whole(start.repeat(150_000))))).rejects.toThrow()
    }
  })
})
