import type { Role } from './roles'

export const ROLE_FAMILIES = ['software', 'data', 'product', 'marketing', 'people', 'finance', 'engineering'] as const
/** Roles whose interviews resemble each other. */
export type RoleFamily = (typeof ROLE_FAMILIES)[number]

/** The roles by field of work, for selection lists. */
export const ROLE_GROUPS: readonly { family: RoleFamily; name: string; roles: readonly Role[] }[] = [
  {
    family: 'software',
    name: 'Software and infrastructure',
    roles: ['software-engineer', 'frontend-developer', 'backend-developer', 'mobile-app-developer', 'devops-engineer'],
  },
  { family: 'data', name: 'Data', roles: ['data-analyst', 'data-scientist', 'business-analyst'] },
  {
    family: 'product',
    name: 'Product and design',
    roles: ['product-manager', 'project-manager', 'ux-ui-designer', 'graphics-designer'],
  },
  {
    family: 'marketing',
    name: 'Content and marketing',
    roles: ['content-writer', 'digital-marketer', 'social-media-manager'],
  },
  {
    family: 'people',
    name: 'People and operations',
    roles: ['hr-manager', 'customer-success-manager', 'operations-manager', 'management-consultant'],
  },
  { family: 'finance', name: 'Finance', roles: ['financial-analyst', 'accountant', 'investment-banking-analyst'] },
  { family: 'engineering', name: 'Engineering', roles: ['civil-engineer'] },
]

export const familyOf = (role: Role): RoleFamily =>
  ROLE_GROUPS.find(({ roles }) => roles.includes(role))?.family ?? 'people'
