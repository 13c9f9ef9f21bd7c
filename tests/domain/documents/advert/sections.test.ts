import { describe, expect, it } from 'vitest'
import { found, read } from './read'

describe('headings', () => {
  it.each([
    'REQUIREMENTS',
    'What we are looking for',
    'What you’ll need:',
    'You bring',
    'The person',
    'Who you are',
    '**Essential criteria**',
    '*Requirments:*',
    'B. QUALIFICATIONS AND EXPERIENCE',
    'For this role you must have:',
    'Our ideal candidate has:',
    'THE IDEAL OFFICE CLERK WILL HAVE:',
  ])('introduce requirements: "%s"', (heading) => {
    expect(found(`Clerk\n\n${heading}\n- Excel\n- Sage`, 'required')).toEqual(['Excel', 'Sage'])
  })

  it.each(['Nice to have', 'DESIRABLE', 'Bonus points:', 'It would be lovely if', 'These would set you apart:'])(
    'introduce wishes: "%s"',
    (heading) => {
      expect(found(`Clerk\n\nRequirements\n- Excel\n\n${heading}\n- Sage`, 'wished')).toEqual(['Sage'])
    },
  )

  it.each(['What we offer', 'BENEFITS', 'How to apply:', 'You don’t need', 'What happens next'])(
    'introduce no requirements: "%s"',
    (heading) => {
      expect(found(`Clerk\n\nRequirements\n- Excel\n\n${heading}\n- Sage\n- Python`)).toEqual(['Excel'])
    },
  )

  it('are recognised without blank lines and list marks', () => {
    const text =
      'Product Manager\nNairobi\nWho you are\nComfortable with SQL\nBonus points\nSwahili\nWhat we offer\nHealth cover'
    expect(found(text, 'required')).toEqual(['SQL'])
    expect(found(text, 'wished')).toEqual(['Swahili'])
    expect(found(text)).toHaveLength(2)
  })

  it('may be labels that run together in one line', () => {
    const text =
      'Job Title: Data Engineer Company: Quenby Logistics Duties: Maintain the warehouse. Requirements: Strong SQL and Python. Method of Application: send your CV to us.'
    expect(found(text)).toEqual(['Maintain the warehouse', 'SQL', 'Python'])
  })

  it('may be numbered, or in a table of two columns', () => {
    expect(
      found('1. DUTIES\n 1.1 Evaluate bids\n2. QUALIFICATIONS\n 2.1 Excel\n3. TERMS\n 3.1 Three-year contract'),
    ).toEqual(['Evaluate bids', 'Excel'])
    expect(found('Position\tAnalyst\nMust have\tExcel\n\tSQL\nNice to have\tPython\nWe offer\tHealth cover')).toEqual([
      'Excel',
      'SQL',
      'Python',
    ])
  })

  it('are optional', () => {
    expect(found('Frontend developer wanted. React, TypeScript. 3+ years. Vitest is a bonus. Remote.')).toEqual([
      'React',
      'TypeScript',
      '3+ years',
      'Vitest',
    ])
  })
})

describe('boilerplate', () => {
  const text = `Accountant
Hollin Bakeries, Leeds

Hollin Bakeries has been baking for more than 40 years.

Requirements
- Excel
- Must live in Leeds

We offer £40,000 and a pension scheme. No degree is required.
Hollin Bakeries is an equal opportunities employer. Send your CV to Ann.`

  it('is self-promotion, pay, place and skills that are not needed', () => {
    expect(found(text)).toEqual(['Excel'])
  })

  it('is listed separately', () => {
    const all = read(text)
      .boilerplate.map((each) => each.text)
      .join('\n')
    expect(all).toContain('more than 40 years')
    expect(all).toContain('pension scheme')
    expect(all).not.toContain('Excel')
  })

  it('is the name of the employer', () => {
    expect(found('Buyer\nOracle Farms Ltd\n\nRequirements\n- Excel\n- Good knowledge of Oracle Farms Ltd')).toEqual([
      'Excel',
    ])
  })
})

describe('lists under an unknown heading', () => {
  it('are of duties where their entries begin with verbs', () => {
    expect(read('Clerk\n\nWeek one:\n- Build a map\n- Write the plan').requirements.map(({ kind }) => kind)).toEqual([
      'duty',
      'duty',
    ])
  })

  it('are of benefits where one item is a benefit', () => {
    expect(found('Clerk\n\nRequirements\n- Excel\n\nBoth\n- Private health cover\n- Flowers on Fridays')).toEqual([
      'Excel',
    ])
  })

  it('are of requirements where an item is one', () => {
    const text = 'Clerk\n\nFor the Kano desk\n- 3 years of bookkeeping\n- Excel\n- Must be between 22 and 35'
    expect(found(text)).toEqual(['3 years of bookkeeping', 'Excel'])
  })
})

describe('labels and marks', () => {
  it('include the letter that word processors leave of a bullet', () => {
    expect(found('Clerk\n\nRequirements\no Excel\no Sage')).toEqual(['Excel', 'Sage'])
  })

  it('include a fact label above a list as its heading', () => {
    expect(found('Clerk\n\nMinimum Qualifications\n\n- Excel\n- Sage', 'required')).toEqual(['Excel', 'Sage'])
  })

  it('may end in a dash', () => {
    expect(found('Role - Java Developer\nExp - 7+ years\nSkills - Java, Kafka')).toEqual(['7+ years', 'Java', 'Kafka'])
  })

  it('are decided by the last clause of an introduction', () => {
    const text = 'Clerk\n\nReporting to the Director, the successful candidate will:\n- File papers\n- Answer letters'
    expect(found(text)).toEqual(['File papers', 'Answer letters'])
  })

  it('keep the sign at the end of a name', () => {
    expect(found('Clerk\n\nMust haves:\nC#\nBlazor')).toEqual(['C#', 'Blazor'])
  })
})

describe('text around an advert', () => {
  it.each([
    'Good day,\n\nClerk needed.\n\nRequirements\n- Excel',
    'Clerk needed\n\nRequirements\n- Excel\n\nKind regards\nPatience Writing\nTalent Lead',
    'Clerk needed\n\nRequirements\n- Excel\n\nSend your CV to me\nDes',
    'Clerk needed\n\nRequirements\n- Excel\n- Office near Westlands',
    'Clerk needed. Excel is required. If you know anybody, have them write to me.',
  ])('adds no requirements to Excel: %j', (text) => {
    expect(found(text)).toEqual(['Excel'])
  })

  it('adds no unnamed duties', () => {
    expect(found('Clerk\n\nDuties\n- File papers\n- Any other duty as may be assigned')).toEqual(['File papers'])
  })
})
