/** Query parameter that fills in the role of a new interview. */
export const ROLE_PARAMETER = 'role'

/** Query parameter of the home page: the page that a visitor asked for. */
export const NEXT_PARAMETER = 'next'

/** Where on its result a question is answered again. */
export const againAnchor = (number: number) => `again-${number}`

/** Every URL of the product, built in one place. */
export const paths = {
  home: '/',
  /** The home page for a visitor who asked for something else. */
  homeInPlaceOf: (asked: string) => `/?${NEXT_PARAMETER}=${encodeURIComponent(asked)}`,
  dashboard: '/dashboard',
  /** The form that starts an interview. */
  startInterview: '/dashboard#start-interview',
  practise: (role: string) => `/dashboard?${ROLE_PARAMETER}=${encodeURIComponent(role)}`,
  interview: '/interview',
  resumeInterview: (id: string) => `/interview?id=${encodeURIComponent(id)}`,
  results: (id: string) => `/results/${encodeURIComponent(id)}`,
  /** A result, open where a question of it is answered again. */
  answerAgain: (id: string, number: number) => `/results/${encodeURIComponent(id)}#${againAnchor(number)}`,
  /** A result for whoever has a link to it. */
  shared: (token: string) => `/shared/${encodeURIComponent(token)}`,
  /** Missed points that are due to be said again. */
  review: '/review',
  stories: '/stories',
  /** One page for the evening before the interview. */
  cheatSheet: '/cheat-sheet',
  cvReview: '/cv-review',
  /** The form with the texts of an earlier review in it. */
  improveCvReview: (id: string) => `/cv-review?from=${encodeURIComponent(id)}`,
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
  /** The API, for people who write programs. */
  developers: '/developers',
  guidePreview: (role: string) => `/guide-images/${encodeURIComponent(role)}.png`,
  /** The questions of a role that can be tried without an account, as JSON. */
  trialQuestions: (role: string) => `/trial-questions/${encodeURIComponent(role)}.json`,
  guide: (slug: string) => `/guides/${encodeURIComponent(slug)}`,
  forgotPassword: '/forgot-password',
} as const

/** Screens that only signed-in users see. */
const BEHIND_SIGN_IN = [
  paths.dashboard,
  paths.interview,
  '/results',
  paths.cvReview,
  '/cv-review-results',
  paths.review,
  paths.stories,
  paths.cheatSheet,
  paths.settings,
]

/** Whether a visitor who opens the path sees something else in its place. */
export const isBehindSignIn = (pathname: string): boolean =>
  BEHIND_SIGN_IN.some((start) => pathname === start || pathname.startsWith(`${start}/`))
