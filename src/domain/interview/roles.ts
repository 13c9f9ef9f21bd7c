/** The professional roles, in the order of the two rows on the landing page. */
export const ROLE_NAMES = {
  'software-engineer': 'Software Engineer',
  'frontend-developer': 'Frontend Developer',
  'data-analyst': 'Data Analyst',
  'data-scientist': 'Data Scientist',
  'product-manager': 'Product Manager',
  'content-writer': 'Content Writer',
  'digital-marketer': 'Digital Marketer',
  'project-manager': 'Project Manager',
  'business-analyst': 'Business Analyst',
  'civil-engineer': 'Civil Engineer',
  'social-media-manager': 'Social Media Manager',
  'graphics-designer': 'Graphics Designer',
  'ux-ui-designer': 'UX/UI Designer',
  'devops-engineer': 'DevOps Engineer',
  'mobile-app-developer': 'Mobile App Developer',
  'backend-developer': 'Backend Developer',
  'hr-manager': 'HR Manager',
  'customer-success-manager': 'Customer Success Manager',
  'operations-manager': 'Operations Manager',
  'financial-analyst': 'Financial Analyst',
  accountant: 'Accountant',
  'investment-banking-analyst': 'Investment Banking Analyst',
  'management-consultant': 'Management Consultant',
} as const

/** Slug of a professional role, as stored and as used in URLs. */
export type Role = keyof typeof ROLE_NAMES

export const ROLES = Object.keys(ROLE_NAMES) as [Role, ...Role[]]

/** The two rows of role chips on the landing page: the first twelve roles, then the other eleven. */
export const ROLE_ROWS: readonly [readonly Role[], readonly Role[]] = [ROLES.slice(0, 12), ROLES.slice(12)]

export const isRole = (value: string): value is Role => Object.hasOwn(ROLE_NAMES, value)

/** Display name of a role; a value that is no longer a role is shown as stored. */
export const roleName = (value: string): string => (isRole(value) ? ROLE_NAMES[value] : value)

/** Title of an interview: its role, or the requirement that it practises. */
export const interviewName = ({ role, focus }: { role: string; focus: string | null }): string =>
  focus === null ? roleName(role) : `Practice: ${focus}`
