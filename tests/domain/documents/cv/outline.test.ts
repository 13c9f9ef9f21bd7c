/** What becomes of the lines of a CV in a document. */
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { fileNameOf } from '@/domain/documents/cv/file-name'
import { type CvParagraph, outlineOf } from '@/domain/documents/cv/outline'
import { lexiconOf } from '@/domain/documents/lexicon'
import { CV_TEXT } from '../../../helpers/cv-pair'

const outline = (text: string) => outlineOf(text, lexiconOf(skillTaxonomy()), new Date('2026-11-01'))
/** Each paragraph with its kind; columns are divided by a bar. */
const shown = (text: string) => outline(text).map(({ kind, cells }) => `${kind}: ${cells.join(' | ')}`)
const LONG = 'Led the move of the ledgers of four shops to one system, and trained'

describe('a line', () => {
  it('is a name, a heading, a job, an item of a list, or a line', () => {
    expect(shown(CV_TEXT)).toEqual([
      'name: Ngozi Eze',
      'line: ngozi.eze@example.com | +234 803 555 0142 | Lagos',
      'heading: Summary',
      'line: Data analyst with four years of turning sales and survey data into decisions for retail managers.',
      'heading: Experience',
      'post: Data Analyst, Marketplace Ltd, May 2022 - Present',
      'item: Built 14 dashboards in Power BI that 60 managers use each morning',
      'item: Wrote SQL queries over 30 million rows of orders and cut report time by 40%',
      'item: Responsible for weekly stock reports',
      'post: Graduate Trainee, Insight Research, Jan 2020 - Apr 2022',
      'item: Cleaned survey data in Excel for 12 client studies',
      'heading: Education',
      'line: B.Sc Statistics, University of Ibadan, 2019',
      'heading: Skills',
      'line: SQL, Power BI, Excel',
    ])
    expect(outline(CV_TEXT).filter(({ isApart }) => isApart)).toHaveLength(4)
  })

  it('keeps its columns', () => {
    expect(shown('EXPERIENCE\nOak Ltd\tLagos\nAccountant      2020 - 2022').slice(1)).toEqual([
      'post: Oak Ltd | Lagos',
      'post: Accountant | 2020 - 2022',
    ])
  })

  it.each([
    [
      'in capitals and apart, is a heading of which no section is known',
      'Ada Obi\n\nCAMPUS INVOLVEMENT\nEnactus',
      'heading: CAMPUS INVOLVEMENT',
    ],
    [
      'within a job, is a smaller heading',
      `Experience\nClerk, Oak Ltd, 2020 - 2022\n• Kept files\nKey achievements\n• ${LONG} staff`,
      'subheading: Key achievements',
    ],
    ['with an address first is no name', 'Ada Obi, ada@example.com\n\nSkills\nExcel', 'line: Ada Obi, ada@example.com'],
    ['with a sign of a list that is no bullet keeps it', 'Skills\n1. Excel\n2. Word', 'line: 1. Excel'],
  ])('%s', (_, text, line) => {
    expect(shown(text)).toContain(line)
  })
})

describe('a line that a PDF broke', () => {
  const experience = (lines: string) => `Experience\nClerk, Oak Ltd, 2020 - 2022\n${lines}`
  it.each([
    ['goes on in lower case', `• ${LONG}\nsixty people`, `item: ${LONG} sixty people`],
    [
      'goes on within brackets',
      `• ${LONG} staff (in Kano,\nJos and Aba)`,
      `item: ${LONG} staff (in Kano, Jos and Aba)`,
    ],
    ['goes on from a full line of a list', `• ${LONG} the people of\nKano`, `item: ${LONG} the people of Kano`],
  ])('%s', (_, lines, paragraph) => {
    expect(shown(experience(lines))).toContain(paragraph)
  })

  it.each([
    ['after a full stop', `• ${LONG} staff.\nthen left`, 'line: then left'],
    ['after a short line', '• Kept files\nand more', 'line: and more'],
    ['that is a label', `• ${LONG}\nlanguages: English`, 'line: languages: English'],
    ['in a CV in lower case', `${LONG.toLowerCase()}\nkept files`, 'line: kept files'],
  ])('is none %s', (_, lines, paragraph) => {
    expect(shown(experience(lines))).toContain(paragraph)
  })
})

describe('the name of the file', () => {
  const first = (kind: CvParagraph['kind'], ...cells: string[]) => fileNameOf([{ kind, cells, isApart: false }])
  it('is that of the person, where the text begins with it', () => {
    expect(first('name', 'Ada Obi-Eze')).toBe('Ada Obi-Eze CV.docx')
    expect(first('name', '../Ada', 'Obi "CPA"')).toBe('.. Ada Obi CPA CV.docx')
    expect(first('line', 'ada@example.com')).toBe('CV.docx')
    expect(first('name', 'Curriculum Vitae')).toBe('CV.docx')
    expect(fileNameOf([])).toBe('CV.docx')
  })
})
