/** What a visitor who chooses a plan is told. Apart from the other texts, which the pages of visitors do not need. */
export const SIGN_IN_TEXT = {
  title: 'Please log in',
  description: 'You need to be logged in to purchase a plan.',
  variant: 'default',
} as const
