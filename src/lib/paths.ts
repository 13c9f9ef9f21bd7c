/** Query parameter that preselects the role of a new interview. */
export const ROLE_PARAMETER = 'role'

/** Query parameter of the home page: the protected page that a visitor requested. */
export const NEXT_PARAMETER = 'next'

/** Anchor of the form for answering a question again. */
export const againAnchor = (number: number) => `again-${number}`

/** Anchor of a question on the page of a result. */
export const questionAnchor = (number: number) => `question-${number}`

/** Anchor of a story in the story bank. */
export const storyAnchor = (questionId: string): string => `story-${questionId}`

/** Query parameter of the page of claims: the CV review whose CV is read. */
export const REVIEW_PARAMETER = 'review'

/** Every path of the product, in one place. */
export const paths = {
  home: '/',
  /** The home page, for a visitor who requested a protected page. */
  homeInPlaceOf: (asked: string) => `/?${NEXT_PARAMETER}=${encodeURIComponent(asked)}`,
  dashboard: '/dashboard',
  /** The form for starting an interview. */
  startInterview: '/dashboard#start-interview',
  practise: (role: string) => `/dashboard?${ROLE_PARAMETER}=${encodeURIComponent(role)}`,
  interview: '/interview',
  resumeInterview: (id: string) => `/interview?id=${encodeURIComponent(id)}`,
  results: (id: string) => `/results/${encodeURIComponent(id)}`,
  /** A result, with the form for answering a question again open. */
  answerAgain: (id: string, number: number) => `/results/${encodeURIComponent(id)}#${againAnchor(number)}`,
  /** A result, opened at one question. */
  resultsQuestion: (id: string, number: number) => `/results/${encodeURIComponent(id)}#${questionAnchor(number)}`,
  /** A result that is shared through a link. */
  shared: (token: string) => `/shared/${encodeURIComponent(token)}`,
  /** The review sitting over missed points. */
  review: '/review',
  stories: '/stories',
  story: (questionId: string) => `/stories#${encodeURIComponent(storyAnchor(questionId))}`,
  /** The cheat sheet for the evening before the interview. */
  cheatSheet: '/cheat-sheet',
  cvReview: '/cv-review',
  /** The form filled with the texts of an earlier review. */
  improveCvReview: (id: string) => `/cv-review?from=${encodeURIComponent(id)}`,
  cvReviewResults: (id: string) => `/cv-review-results/${encodeURIComponent(id)}`,
  /** The claims of the newest reviewed CV beside the answers that tell them. */
  claims: '/claims',
  claimsOf: (reviewId: string) => `/claims?${REVIEW_PARAMETER}=${encodeURIComponent(reviewId)}`,
  settings: '/settings',
  howYouPractise: '/settings#how-you-practise',
  receipt: (reference: string) => `/settings/payments/${encodeURIComponent(reference)}`,
  pricing: '/pricing',
  /** The pricing page, with one plan selected. */
  plan: (plan: string) => `/pricing?plan=${encodeURIComponent(plan)}`,
  upgrade: '/upgrade',
  guides: '/guides',
  /** The guide for all roles; the others are `guide(slug)`. */
  questionsEveryoneGets: '/guides/questions-everyone-gets',
  howWeScore: '/how-we-score',
  /** What is kept about a person. */
  privacy: '/privacy',
  /** The API reference for developers. */
  developers: '/developers',
  guidePreview: (role: string) => `/guide-images/${encodeURIComponent(role)}.png`,
  /** The trial questions of a role, as JSON. */
  trialQuestions: (role: string) => `/trial-questions/${encodeURIComponent(role)}.json`,
  guide: (slug: string) => `/guides/${encodeURIComponent(slug)}`,
  forgotPassword: '/forgot-password',
} as const

/** Paths that require a session. */
const BEHIND_SIGN_IN = [
  paths.dashboard,
  paths.interview,
  '/results',
  paths.cvReview,
  '/cv-review-results',
  paths.review,
  paths.stories,
  paths.cheatSheet,
  paths.claims,
  paths.settings,
]

/** Whether the path requires a session; visitors see something else there. */
export const isBehindSignIn = (pathname: string): boolean =>
  BEHIND_SIGN_IN.some((start) => pathname === start || pathname.startsWith(`${start}/`))
