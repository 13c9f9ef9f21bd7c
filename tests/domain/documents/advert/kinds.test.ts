import { describe, expect, it } from 'vitest'
import { read } from './read'

const kindOf = (entry: string) =>
  read(`Clerk\n\nRequirements\n- ${entry}\n- Punctuality`).requirements.map(({ kind, text }) => [kind, text])[0]

describe('the kind of a requirement', () => {
  it.each(['Figma', 'Canva', 'Zendesk', 'Flutter', 'Git', 'Google Analytics', 'Excel', 'PostgreSQL'])(
    'knows the tool %s',
    (tool) => {
      expect(kindOf(tool)).toEqual(['tool', tool])
    },
  )

  it.each([
    ['HRIS, e.g. Workday or BambooHR', 'tool', 'HRIS'],
    ['CRM, e.g. Salesforce', 'skill', 'CRM'],
    ['TMW or a similar TMS', 'tool', 'TMW or a similar TMS'],
    ['BNSc or RN', 'degree', 'BNSc'],
    ['BSc Chemistry or a similar subject', 'degree', 'BSc Chemistry or a similar subject'],
  ])('of “%s” is %s', (entry, kind, text) => expect(kindOf(entry)).toEqual([kind, text]))

  it('keeps the subjects of a degree together', () => {
    const degree = 'B.Pharm, B.Sc in Microbiology, Biochemistry or other life sciences'
    expect(kindOf(degree)).toEqual(['degree', degree])
  })

  it.each(['SEO', 'HIPAA', 'FMCG', 'IFRS', 'Typography', 'Scrum', 'Unit testing'])(
    'does not classify %s as a tool',
    (skill) => {
      expect(kindOf(skill)).toEqual(['skill', skill])
    },
  )

  it.each(['Marathi', 'Fluent Twi', 'Native Urdu speaker'])('classifies %s as a language', (language) => {
    expect(kindOf(language)?.[0]).toBe('language')
  })

  it.each([
    'Applicants must be between 22 and 30 years',
    'Must be 23 yrs or older',
    'Not more than 26 years of age',
    'Aged 21 to 35 years',
  ])('does not take the age in “%s” for years of experience', (entry) => {
    const { requirements } = read(`Clerk\n\nRequirements\n- ${entry}\n- Excel`)
    expect(requirements.map(({ text }) => text)).toContain('Excel')
    expect(requirements.filter(({ kind }) => kind === 'years')).toEqual([])
  })

  it.each([
    '20 to 25 years of experience in shipping',
    '3 years or more in a call centre',
    'aged care, 2 years minimum',
  ])('takes “%s” for years of experience', (entry) => {
    const { requirements } = read(`Clerk\n\nRequirements\n- ${entry}\n- Excel`)
    expect(requirements.some(({ kind }) => kind === 'years')).toBe(true)
  })

  it('reads years in words and figures', () => {
    expect(kindOf('At least eight (8) years’ experience in banking')?.[0]).toBe('years')
  })
})
