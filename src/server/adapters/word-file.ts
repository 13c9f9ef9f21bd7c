/**
 * Writes a CV as a Word file: one column of paragraphs with Word's own heading and list styles, no table, text box,
 * header or footer, since programs that read CVs skip what stands in those.
 */
import type { CvParagraph } from '@/domain/documents/cv/outline'

/** Twentieths of a point: A4 with margins of 2 cm. */
const PAGE = { width: 11_906, height: 16_838, margin: 1_134 } as const
const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin
const BULLETS = 'bullets'
const FONT = 'Calibri'

/** @returns the bytes of a DOCX file */
export async function writeWordFile(paragraphs: readonly CvParagraph[]): Promise<Uint8Array> {
  // Loaded with the first file: most processes never write one.
  const { BorderStyle, Document, HeadingLevel, LevelFormat, Packer, Paragraph, TabStopType, TextRun } = await import(
    'docx'
  )
  const styleOf = {
    name: { heading: HeadingLevel.TITLE },
    heading: { heading: HeadingLevel.HEADING_1 },
    subheading: { heading: HeadingLevel.HEADING_2 },
    post: { keepNext: true },
    item: { numbering: { reference: BULLETS, level: 0 } },
    line: {},
  } as const satisfies Record<CvParagraph['kind'], object>
  const children = paragraphs.flatMap(({ kind, cells, isApart }) => [
    // Programs that read the text alone see a paragraph without text, but no space between paragraphs.
    ...(isApart && kind !== 'heading' ? [new Paragraph({ spacing: { line: 140 } })] : []),
    new Paragraph({
      ...styleOf[kind],
      // More columns stand at Word's own tab stops.
      ...(cells.length === 2 ? { tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }] } : {}),
      children: [new TextRun({ text: cells.join('\t'), bold: kind === 'post' })],
    }),
  ])
  const document = new Document({
    title: paragraphs[0]?.cells.join(' ') ?? '',
    creator: '',
    lastModifiedBy: '',
    description: '',
    styles: {
      default: {
        document: { run: { font: FONT, size: 22 }, paragraph: { spacing: { after: 40 } } },
        title: { run: { font: FONT, size: 36, bold: true }, paragraph: { spacing: { after: 60 } } },
        heading1: {
          run: { font: FONT, size: 26, bold: true, color: '1F3A4D' },
          paragraph: {
            spacing: { before: 260, after: 40 },
            keepNext: true,
            border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '9AA8B2', space: 2 } },
          },
        },
        heading2: {
          run: { font: FONT, size: 22, bold: true, color: '000000' },
          paragraph: { spacing: { before: 100, after: 40 }, keepNext: true },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              style: { paragraph: { indent: { left: 360, hanging: 240 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: PAGE.width, height: PAGE.height },
            margin: { top: PAGE.margin, right: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin },
          },
        },
        children,
      },
    ],
  })
  return Packer.toBuffer(document)
}
