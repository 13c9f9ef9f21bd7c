import type { Role } from './roles'

/** The roles by field of work, for lists one chooses from. */
export const ROLE_GROUPS: readonly { name: string; roles: readonly Role[] }[] = [
  {
    name: 'Software and infrastructure',
    roles: ['software-engineer', 'frontend-developer', 'backend-developer', 'mobile-app-developer', 'devops-engineer'],
  },
  { name: 'Data', roles: ['data-analyst', 'data-scientist', 'business-analyst'] },
  {
    name: 'Product and design',
    roles: ['product-manager', 'project-manager', 'ux-ui-designer', 'graphics-designer'],
  },
  { name: 'Content and marketing', roles: ['content-writer', 'digital-marketer', 'social-media-manager'] },
  {
    name: 'People and operations',
    roles: ['hr-manager', 'customer-success-manager', 'operations-manager', 'management-consultant'],
  },
  { name: 'Finance', roles: ['financial-analyst', 'accountant', 'investment-banking-analyst'] },
  { name: 'Engineering', roles: ['civil-engineer'] },
]
