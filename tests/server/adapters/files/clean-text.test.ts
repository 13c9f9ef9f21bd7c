import { describe, expect, it } from 'vitest'
import { cleanCvText } from '@/domain/documents/clean-text'

describe('cleaning the text of a file', () => {
  it.each([
    ['ligatures', 'eﬃcient oﬃce ﬂow', 'efficient office flow'],
    ['a word broken at a line end', 'I led the recon-\nciliation of accounts', 'I led the reconciliation\nof accounts'],
    ['a broken word that ends the line', 'recon-\nciliation', 'reconciliation'],
    ['a compound broken at its hyphen', 'full-\ntime work', 'full-time\nwork'],
    ['a compound that stands elsewhere whole', 'tax-free; tax-\nfree', 'tax-free; tax-free'],
    ['a range of years', '2019-\n2021', '2019-\n2021'],
    ['a period cut after its year', 'Clerk, Mombasa 2019\nto present', 'Clerk, Mombasa 2019 to present'],
    ['a year above other text', 'Clerk 2019\nto present the accounts', 'Clerk 2019\nto present the accounts'],
    ['soft hyphens', 'ac\u00adcoun\u00ad\ntant', 'accountant'],
    ['bullets of symbol fonts', '\uf0b7 One\n▪ Two\n- Three', '• One\n• Two\n- Three'],
    ['marks typed as bullets', '> Led\n-> Built\n~ Wrote\no Sold\n» Ran', '• Led\n• Built\n• Wrote\n• Sold\n• Ran'],
    ['no bullets', '> 5 years\n~ 40 staff\no level\nO Level', '> 5 years\n~ 40 staff\no level\nO Level'],
    ['a bullet on a line of its own', '•\nLed a team', '• Led a team'],
    ['icons', '\ue0be 0803 000 0000', '0803 000 0000'],
    ['letter-spaced headings', 'W O R K  E X P E R I E N C E', 'WORK EXPERIENCE'],
    ['spaces of all kinds', 'a\u00a0b\u2003c', 'a b c'],
    ['a tab, which parts columns', 'a\tb', 'a  b'],
    ['what cannot be seen or stored', 'a\u200bb\u202ec\0d\ud800e\ufefff', 'abcdef'],
    ['words in bold', 'Hiring a *Senior Counsel* and **two clerks**!', 'Hiring a Senior Counsel and two clerks!'],
    ['no bold', '* One * two\n5 * 6 * 7\na*b*c', '* One * two\n5 * 6 * 7\na*b*c'],
    ['many empty lines', 'a\n\n\n\nb\r\nc', 'a\n\nb\nc'],
    ['accents written apart', 'Ade\u0301', 'Adé'],
  ])('%s', (_, given, expected) => {
    expect(cleanCvText(given)).toBe(expected)
  })

  describe('a statement that the right margin broke', () => {
    const AROUND = ['Ada Obi', 'EXPERIENCE', 'Clerk, Oak Ltd', 'Kano', '', '', '']
    const LONG = '• Built pivot tables in Excel that show aged debtors'
    const linesOf = (lines: string) =>
      cleanCvText([...AROUND, lines].join('\n'))
        .split('\n')
        .slice(5)
    it.each([
      ['in lower case', `${LONG}\nand paid suppliers`, [`${LONG} and paid suppliers`]],
      ['before a name or a figure', `${LONG} from\nN14m to N9m`, [`${LONG} from N14m to N9m`]],
    ])('is joined %s', (_, given, expected) => {
      expect(linesOf(given)).toEqual(expected)
    })

    it.each([
      ['a new item', `${LONG}\n- paid suppliers`],
      ['a short line', 'Paid suppliers\nand kept files'],
      ['a full stop', `${LONG}.\nthen left`],
      ['a label', `${LONG}\nlanguages: English`],
      ['a header of a job', 'Accounts Officer, Bolaji Stores Limited, Mar 2022 – Present\nkept the books'],
      ['contacts', `${LONG}\nada@example.com`],
      ['columns', 'Desired employment and occupational field  Project\nmanagement'],
    ])('is none at %s', (_, given) => {
      expect(linesOf(given)).toEqual(given.split('\n'))
    })

    it('is none in a text in lower case', () => {
      const text = 'ada obi\nclerk at oak limited in the northern part of kano city\nkept files'
      expect(cleanCvText(text)).toBe(text)
    })
  })

  it('does not change clean text', () => {
    const text = 'Ada Obi\n\nEXPERIENCE\n• Zenith Bank  2019 – 2022\n• Full-time, Lagos'
    expect(cleanCvText(text)).toBe(text)
  })
})
