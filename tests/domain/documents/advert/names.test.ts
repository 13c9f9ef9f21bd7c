import { expect, it } from 'vitest'
import { read } from './read'

it.each([
  [
    'Senior DevOps Engineer (Remote – US)\n\nAbout Kettleby Health\nKettleby Health helps clinics.',
    'Senior DevOps Engineer',
    'Kettleby Health',
  ],
  ['Vacancy: HR Manager\nOrganisation: Sunrise Academy\nSalary: N200,000', 'HR Manager', 'Sunrise Academy'],
  ['Role: Operations Manager | Company: FreshKart | City: Abuja', 'Operations Manager', 'FreshKart'],
  [
    '**Product Designer (UX/UI)** at **Marlow Rail**\n\n**What you need**\n- Figma',
    'Product Designer (UX/UI)',
    'Marlow Rail',
  ],
  ['Orla Energy is hiring a Data Scientist for its forecasting desk.', 'Data Scientist', 'Orla Energy'],
  [
    'Good day all. My sister’s company Halden Foods needs an experienced content writer.',
    'content writer',
    'Halden Foods',
  ],
  ['We’re hiring! Digital Marketer | Lagos | Hybrid', 'Digital Marketer', null],
  ['Our client, a hospital group in Leeds, is seeking an HR Business Partner.', 'HR Business Partner', null],
  ['SENIOR PRODUCT DESIGNER\nHARROW & LOCKE LTD\nREMOTE', 'SENIOR PRODUCT DESIGNER', 'HARROW & LOCKE LTD'],
  ['Data Analyst\nLondon', 'Data Analyst', null],
])('reads the title and the employer of %j', (text, title, employer) => {
  expect(read(text)).toMatchObject({ title, employer })
})

it('finds neither where there is none', () => {
  expect(read('The cat sat on the mat.')).toMatchObject({ employer: null, requirements: [] })
})
