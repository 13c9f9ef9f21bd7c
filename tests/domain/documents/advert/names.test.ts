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
  ['Sr. Tax Accountant\nOrla Energy', 'Sr. Tax Accountant', 'Orla Energy'],
  ['Accountant (2 slots)\nStaff of Halden Marine enjoy free lunch.', 'Accountant', 'Halden Marine'],
  ['Executive search & selection\n\nOur client needs an HR Manager.', 'HR Manager', null],
  ['Data Scientist (f/m/d)\nOrla Energy', 'Data Scientist', 'Orla Energy'],
  ['Ref 2031/88 Business Analyst x2 - Ministry of Lands', 'Business Analyst', 'Ministry of Lands'],
  ['Subject: Re: Interview for Bookkeeper at Orla Foods', 'Bookkeeper', 'Orla Foods'],
  ['Subject: Fwd: Opening for Baker || Kano\nGreetings from Orla Foods!', 'Baker', 'Orla Foods'],
  ['Accountant\nWho we are: Orla Dairies, makers of cheese.', 'Accountant', 'Orla Dairies'],
  ['CHIEF ACCOUNTANT (CONTEDISS 13)\nPermanent', 'CHIEF ACCOUNTANT', null],
  ['Hiring - DevOps Lead - Pune/Remote', 'DevOps Lead', null],
  ['Orla College\nSupport Staff Vacancy\nAdmissions Officer', 'Admissions Officer', 'Orla College'],
  ['Subject: Your application - Data Engineer position at Ostsee Netz', 'Data Engineer', 'Ostsee Netz'],
  ['Product Manager, Growth | Orla Pay | Nairobi', 'Product Manager, Growth', 'Orla Pay'],
  ['Accountant\nTin Kettle Learning (we make maths games) want help.', 'Accountant', 'Tin Kettle Learning'],
  ['HR Manager (first hire!)\nOrla Tools is 40 people and has no HR.', 'HR Manager', 'Orla Tools'],
  ['HR Manager (Job Group P)\nPermanent', 'HR Manager', null],
  ['🚀 Product Manager, Growth @ Orla Pay', 'Product Manager, Growth', 'Orla Pay'],
  ['Project Manager – Bridges, Tamale (24 months)', 'Project Manager – Bridges', null],
  ['Job grade Senior Officer\nAs a Data Analyst you will build reports.', 'Data Analyst', null],
  ['Open roles\n1) Customer Success Manager – Nairobi', 'Customer Success Manager', null],
  ['Driver wanted. Apply to The Director, Tema Cold Stores Ltd, PMB 14.', 'Driver', 'Tema Cold Stores Ltd'],
  ['Graphic designer needed\nCompany name Orla Prints', 'Graphic designer', 'Orla Prints'],
  ['Warehouse Manager\nAdun Agro-Allied\nOgun | Full Time', 'Warehouse Manager', 'Adun Agro-Allied'],
  ['I am hiring for a scale-up in Dublin, Loopel, on a Data Analyst position.', 'Data Analyst', 'Loopel'],
  [
    'Data Engineer (Req #88-402) – Hartford, CT – Hybrid\n\nAt Orla Mutual, we pay claims.',
    'Data Engineer',
    'Orla Mutual',
  ],
  [
    'Civil Engineer (m/f/d) Bridges\n\nYour profile\n• German\n\nGebr. Halden Bau GmbH & Co. KG',
    'Civil Engineer',
    'Gebr. Halden Bau GmbH & Co. KG',
  ],
  [
    '#contract #london\n\nMarketing Data Analyst for 6 months at orlawick, £375/day.',
    'Marketing Data Analyst',
    'orlawick',
  ],
  [
    'Our last Product Manager ran away.\n\nOrlabox is hiring.\n\nWe need:\n- SQL\n- a Product Manager who stays',
    'Product Manager',
    'Orlabox',
  ],
  [
    'Home > About > Work with us\n\nOrla State University, Bhopal\n\nName of the post: Social Media Manager\nNo. of posts: 01',
    'Social Media Manager',
    'Orla State University',
  ],
  [
    '📣 Jobs!\n\nOrla Events (Mombasa) is growing.\n\n1️⃣ Social Media Manager\n– TikTok',
    'Social Media Manager',
    'Orla Events',
  ],
  ['*Business Analyst*\nCo: *R. K. Orla Exports*\nLoc: Surat', 'Business Analyst', 'R. K. Orla Exports'],
  [
    'Job Title - Technical Product Manager\nCompany - Orla 7 Energy\nLocation - Sheffield',
    'Technical Product Manager',
    'Orla 7 Energy',
  ],
  [
    'Orla Mobility logo\nOrla Mobility\nShare\nSenior iOS Developer\nVienna, Austria',
    'Senior iOS Developer',
    'Orla Mobility',
  ],
  ['Head of Growth\nOrla Pay\nLagos, Nigeria\n\nRequirements\n- SQL', 'Head of Growth', 'Orla Pay'],
  ['Medlark | Chief of Staff | London\n\nYou will need\n- Excel', 'Chief of Staff', 'Medlark'],
  [
    'Customer Success Lead\nYaba\n\nWhat you get\n* Like everyone at Chalk & Orla, 24 days of leave',
    'Customer Success Lead',
    'Chalk & Orla',
  ],
  [
    'Senior Frontend Engineer\nToronto, Canada\n\nPharmacies still run on paper. Orlabury is on a mission to change that: our software lets pharmacies check a bill. Orlabury was founded in 2015, and everyone at Orlabury owns a part of it.',
    'Senior Frontend Engineer',
    'Orlabury',
  ],
  [
    'That is why Orla Maritime is looking for a Social Media and Community Manager for 24 hours per week.',
    'Social Media and Community Manager',
    'Orla Maritime',
  ],
])('reads the title and the employer of %j', (text, title, employer) => {
  expect(read(text)).toMatchObject({ title, employer })
})

it('finds them where the line breaks were lost', () => {
  const text = `Data ScientistOrla Road Analytics LtdAbuja (On-site)Over 100 applicantsAbout the job${' We model prices.'.repeat(25)}`
  expect(read(text)).toMatchObject({ title: 'Data Scientist', employer: 'Orla Road Analytics Ltd' })
})

it('finds none where there is none', () => {
  expect(read('The cat sat on the mat.')).toMatchObject({ title: '', employer: null, requirements: [] })
})

it.each([
  'Requirements:\n- 3 years with SQL and Python\n- Clear writing\n- A degree in statistics\n- Experience of Tableau',
  'You will:\n- file VAT returns every month\n- keep the ledger\n\nWe offer health insurance and a yearly bonus.',
])('reads no title from a part of an advert that has none', (text) => {
  expect(read(text).title).toBe('')
})
