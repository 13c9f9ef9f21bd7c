import { describe, expect, it } from 'vitest'
import { isRole, ROLE_ROWS, ROLES, roleName } from '@/domain/interview/roles'

const FIRST_ROW = [
  ['software-engineer', 'Software Engineer'],
  ['frontend-developer', 'Frontend Developer'],
  ['data-analyst', 'Data Analyst'],
  ['data-scientist', 'Data Scientist'],
  ['product-manager', 'Product Manager'],
  ['content-writer', 'Content Writer'],
  ['digital-marketer', 'Digital Marketer'],
  ['project-manager', 'Project Manager'],
  ['business-analyst', 'Business Analyst'],
  ['civil-engineer', 'Civil Engineer'],
  ['social-media-manager', 'Social Media Manager'],
  ['graphics-designer', 'Graphics Designer'],
] as const

const SECOND_ROW = [
  ['ux-ui-designer', 'UX/UI Designer'],
  ['devops-engineer', 'DevOps Engineer'],
  ['mobile-app-developer', 'Mobile App Developer'],
  ['backend-developer', 'Backend Developer'],
  ['hr-manager', 'HR Manager'],
  ['customer-success-manager', 'Customer Success Manager'],
  ['operations-manager', 'Operations Manager'],
  ['financial-analyst', 'Financial Analyst'],
  ['accountant', 'Accountant'],
  ['investment-banking-analyst', 'Investment Banking Analyst'],
  ['management-consultant', 'Management Consultant'],
] as const

describe('the roles', () => {
  it('are 23', () => expect(ROLES).toHaveLength(23))

  it('are in two rows of 12 and 11, in the order of the specification', () => {
    expect(ROLE_ROWS).toEqual([FIRST_ROW.map(([slug]) => slug), SECOND_ROW.map(([slug]) => slug)])
  })

  it.each([...FIRST_ROW, ...SECOND_ROW])('%s is shown as %s', (slug, name) => {
    expect(roleName(slug)).toBe(name)
    expect(isRole(slug)).toBe(true)
  })

  it.each(['', 'Accountant', 'astronaut', 'constructor', '__proto__', 'toString'])('%j is none of them', (value) => {
    expect(isRole(value)).toBe(false)
    expect(roleName(value)).toBe(value)
  })
})
