import { describe, expect, it } from 'vitest'
import { choices, found, read } from './read'

describe('splitting an item or a sentence', () => {
  it('separates the tools of a sentence', () => {
    expect(found('Requirements:\n- Strong SQL; Kubernetes and AWS')).toEqual(['SQL', 'Kubernetes', 'AWS'])
  })

  it('keeps what is one skill together', () => {
    expect(found('Requirements:\n- Budgeting and forecasting\n- Legal or financial services experience')).toEqual([
      'Budgeting and forecasting',
      'Legal or financial services experience',
    ])
  })

  it('extracts the examples of a category of tools', () => {
    expect(found('Requirements:\n- You have used a message broker such as Kafka or RabbitMQ')).toEqual([
      'Kafka',
      'RabbitMQ',
    ])
  })

  it('leaves out adverbials of manner and place', () => {
    expect(found('You need:\n- Figma, including variables\n- Basic SQL for checking figures')).toEqual(['Figma', 'SQL'])
  })

  it('extracts each requirement of a sentence, without phrases such as "you need"', () => {
    const text = 'Accountant wanted. You need 5+ years in audit, strong Excel, and an ACCA qualification.'
    expect(found(text)).toEqual(['5+ years in audit', 'Excel', 'ACCA qualification'])
  })

  it('gives verbatim extracts with their offsets and lines', () => {
    const text = 'Clerk\n\nRequirements\n• Good knowledge of Xero or Sage\n• 3 years of bookkeeping'
    const { requirements } = read(text)
    expect(requirements.map(({ start, end }) => text.slice(start, end))).toEqual(requirements.map((each) => each.text))
    expect(requirements[0]?.line).toBe('Good knowledge of Xero or Sage')
  })
})

describe('alternatives', () => {
  it('are two requirements with one number', () => {
    expect(choices('Requirements:\n- Kafka or RabbitMQ\n- Go')).toEqual([['Kafka', 'RabbitMQ']])
  })

  it('are all items of a comma list before "or", and no others', () => {
    const text = 'Requirements:\n- Python, Go or Bash\n- Word, Excel and Xero or Sage\n- React / Vue'
    expect(choices(text)).toEqual([
      ['Python', 'Go', 'Bash'],
      ['Xero', 'Sage'],
      ['React', 'Vue'],
    ])
  })

  it('do not exist where only one item is named', () => {
    expect(choices('Requirements:\n- Dovetail or a similar tool')).toEqual([])
  })
})

describe('amounts', () => {
  it('reads years and degrees with their fields', () => {
    const text =
      'Requirements:\n- 6 - 8 years of payroll\n- A degree in law, economics or a related field\n- Two years in retail'
    const { requirements } = read(text)
    expect(requirements.map(({ kind, years }) => [kind, years])).toEqual([
      ['years', 6],
      ['degree', null],
      ['years', 2],
    ])
    expect(requirements[1]?.degree).toEqual({ level: 3, fields: ['law', 'economics'] })
  })

  it('keeps a label that gives a value its meaning', () => {
    expect(found('Cook\nMinimum Qualification: OND\nExperience Length: 2 years\n\nRequirements:\n- Excel')).toEqual([
      'Minimum Qualification: OND',
      'Experience Length: 2 years',
      'Excel',
    ])
  })

  it('separates a certificate from the years after it', () => {
    expect(found('You should be ACCA qualified with at least four years in industry.')).toContain(
      'at least four years in industry',
    )
  })
})

describe('duties', () => {
  it('are the entries of their list, whole', () => {
    const text = 'What you will do\n- Prepare budgets, forecasts and reports\n- Visit farms every week'
    expect(read(text).requirements.map(({ kind, text: own }) => [kind, own])).toEqual([
      ['duty', 'Prepare budgets, forecasts and reports'],
      ['duty', 'Visit farms every week'],
    ])
  })

  it('are the verbs of a sentence where there is no list', () => {
    expect(found('You would plan shifts, negotiate with hauliers and report to the board.')).toEqual([
      'plan shifts',
      'negotiate with hauliers',
      'report to the board',
    ])
  })
})

describe('brackets and asides', () => {
  it('contain the tools of a skill', () => {
    const text = 'Requirements:\n- E-mail marketing (Mailchimp or Brevo); Excel'
    expect(found(text)).toEqual(['E-mail marketing', 'Mailchimp', 'Brevo', 'Excel'])
    // Either tool shows the skill.
    expect(choices(text)).toEqual([['E-mail marketing', 'Mailchimp', 'Brevo']])
  })

  it.each([
    ['Working knowledge of an HRIS, e.g. Workday or SAP SuccessFactors', ['HRIS', 'Workday', 'SAP SuccessFactors']],
    ['Experience with one or more public clouds (AWS, Azure, GCP)', ['AWS', 'Azure', 'GCP']],
    ['Experience in one of the following: Python, R, SAS', ['Python', 'R', 'SAS']],
  ])('are examples, of which one is enough: “%s”', (line, choice) => {
    expect(choices(`Requirements:\n- ${line}\n- Good typing`)).toEqual([choice])
  })

  it.each(['Strong knowledge of Excel, such as pivot tables and VLOOKUP', 'BI tools (Power BI, Tableau)'])(
    'are several things: “%s”',
    (line) => expect(choices(`Requirements:\n- ${line}\n- Good typing`)).toEqual([]),
  )

  it('separate more than two names between slashes', () => {
    expect(choices('Requirements:\n- Excel / Sage / Xero')).toEqual([['Excel', 'Sage', 'Xero']])
  })

  it('give "as is" the priority of the item before it', () => {
    expect(found('Requirements:\n- Kafka is desirable, as is Tableau or Power BI', 'wished')).toEqual([
      'Kafka',
      'Tableau',
      'Power BI',
    ])
  })
})

describe('duties in prose', () => {
  it('are extracted from the sentence that names the post', () => {
    const text = 'As our Project Manager you will run our sites, chair client meetings and report to the board.'
    expect(found(text)).toEqual(['run our sites', 'chair client meetings', 'report to the board'])
  })
})
