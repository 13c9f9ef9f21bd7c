import { describe, expect, it } from 'vitest'
import { cleanCvText } from '@/domain/documents/clean-text'
import { splitColumns } from '@/domain/documents/split-columns'

const sideBySide = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([left, right]) => `${left.padEnd(24)}${right}`.trimEnd()).join('\n')

describe('two columns side by side', () => {
  const text = `ROSE ADEYEMI\n\n${sideBySide([
    ['SKILLS', 'EXPERIENCE'],
    ['Excel', 'Store Manager'],
    ['Payroll', 'Larkspur Books'],
    ['', '2019 - present'],
    ['LANGUAGES', '• Led nine people'],
    ['Yoruba', 'Sales Assistant'],
    ['', 'Hollins Toys Ltd'],
    ['', '2015 - 2019'],
  ])}\n\nReferences on request`

  it('are linearised, between full-width parts', () => {
    expect(cleanCvText(text)).toBe(
      [
        ...['ROSE ADEYEMI', '', 'SKILLS', 'Excel', 'Payroll', '', 'LANGUAGES', 'Yoruba', '', 'EXPERIENCE'],
        ...['Store Manager', 'Larkspur Books', '2019 - present', '• Led nine people', 'Sales Assistant'],
        ...['Hollins Toys Ltd', '2015 - 2019', '', 'References on request'],
      ].join('\n'),
    )
  })

  it.each([
    [
      'dates in the margin',
      [
        ['EXPERIENCE', ''],
        ['2019 - present', 'Store Manager, Larkspur Books'],
        ['', 'Led nine people'],
        ['2015 - 2019', 'Sales Assistant, Hollins Toys Ltd'],
        ['', 'Served customers'],
        ['2013 - 2015', 'Clerk, Oak Ltd'],
        ['', 'Kept the files'],
      ],
    ],
    [
      'headings in the margin',
      [
        ['EXPERIENCE', 'Store Manager, Larkspur Books'],
        ['', 'Led nine people'],
        ['', 'Sales Assistant, Hollins Toys Ltd'],
        ['EDUCATION', 'BA History, Leeds Marsh University'],
        ['SKILLS', 'Excel, payroll'],
        ['', 'Stock planning'],
      ],
    ],
  ] as const)('are kept for %s', (_, rows) => {
    expect(splitColumns(sideBySide(rows))).toBe(sideBySide(rows))
  })
})
