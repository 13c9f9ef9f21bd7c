/** Query parameter that fills in the role of a new interview. */
export const ROLE_PARAMETER = 'role'

/** Every URL of the product, built in one place. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  practise: (role: string) => `/dashboard?${ROLE_PARAMETER}=${encodeURIComponent(role)}`,
  interview: '/interview',
  resumeInterview: (id: string) => `/interview?id=${encodeURIComponent(id)}`,
  results: (id: string) => `/results/${encodeURIComponent(id)}`,
  /** Missed points that are due to be said again. */
  review: '/review',
  /** The best answers to behavioural questions. */
  stories: '/stories',
  /** One page for the evening before the interview. */
  cheatSheet: '/cheat-sheet',
  cvReview: '/cv-review',
  cvReviewResults: (id: string) => `/cv-review-results/${encodeURIComponent(id)}`,
  settings: '/settings',
  receipt: (reference: string) => `/settings/payments/${encodeURIComponent(reference)}`,
  pricing: '/pricing',
  /** The prices, with one plan picked out. */
  plan: (plan: string) => `/pricing?plan=${encodeURIComponent(plan)}`,
  upgrade: '/upgrade',
  guides: '/guides',
  /** The guide for all roles; the others are `guide(slug)`. */
  questionsEveryoneGets: '/guides/questions-everyone-gets',
  howWeScore: '/how-we-score',
  guidePreview: (role: string) => `/guide-images/${encodeURIComponent(role)}.png`,
  /** The questions of a role that can be tried without an account, as JSON. */
  trialQuestions: (role: string) => `/trial-questions/${encodeURIComponent(role)}.json`,
  guide: (slug: string) => `/guides/${encodeURIComponent(slug)}`,
  forgotPassword: '/forgot-password',
} as const
