/** Every screen, with the states that a designer looks at. */
import type { Page } from 'playwright-core'
import type { Person, Places } from './people'

export type Screen = {
  /** Name of the picture. */
  name: string
  as: Person
  path: string | keyof Places
  /** Brings the state about. */
  open?: (page: Page) => Promise<unknown>
  /** Takes what fits the window, as for a dialog or what sticks to an edge. */
  window?: true
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const menu = async (page: Page) => {
  const wide = (page.viewportSize()?.width ?? 0) >= 768
  if (!wide) await press('Menu')(page)
}

async function signIn(page: Page, mode: 'sign-in' | 'sign-up'): Promise<void> {
  await press('Get Started')(page)
  if (mode === 'sign-in') await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
}

const refused = (mode: 'sign-in' | 'sign-up') => async (page: Page) => {
  await signIn(page, mode)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email Address').fill('nobody@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-one')
  if (mode === 'sign-up') await dialog.getByLabel('Confirm Password').fill('another')
  await dialog.getByRole('button', { name: mode === 'sign-in' ? 'Sign In' : 'Create Account', exact: true }).click()
  await page
    .getByText(/Invalid email|do not match/)
    .first()
    .waitFor()
}

export const SCREENS: readonly Screen[] = [
  { name: 'landing', as: 'visitor', path: '/' },
  { name: 'landing-menu', as: 'visitor', path: '/', open: menu, window: true },
  { name: 'sign-in', as: 'visitor', path: '/', open: (page) => signIn(page, 'sign-in'), window: true },
  { name: 'sign-in-refused', as: 'visitor', path: '/', open: refused('sign-in'), window: true },
  { name: 'sign-up', as: 'visitor', path: '/', open: (page) => signIn(page, 'sign-up'), window: true },
  { name: 'sign-up-refused', as: 'visitor', path: '/', open: refused('sign-up'), window: true },
  { name: 'guides', as: 'visitor', path: '/guides' },
  { name: 'guide', as: 'visitor', path: '/guides/accountant' },
  { name: 'guide-everyone', as: 'visitor', path: '/guides/questions-everyone-gets' },
  { name: 'guide-not-found', as: 'visitor', path: '/guides/no-such-guide' },
  { name: 'how-we-score', as: 'visitor', path: '/how-we-score' },
  { name: 'pricing', as: 'visitor', path: '/pricing' },
  { name: 'not-found', as: 'visitor', path: '/no-such-page' },
  { name: 'forgot-password', as: 'visitor', path: '/forgot-password' },
  { name: 'reset-password', as: 'visitor', path: '/reset-password/a-token' },
  { name: 'verify-email-failed', as: 'visitor', path: '/verify-email/a-token' },

  { name: 'dashboard-limit', as: 'newcomer', path: '/dashboard' },
  { name: 'dashboard', as: 'demo', path: '/dashboard' },
  { name: 'dashboard-menu', as: 'demo', path: '/dashboard', open: menu, window: true },
  { name: 'dashboard-account', as: 'demo', path: '/dashboard', open: press('Your account'), window: true },
  { name: 'dashboard-discard', as: 'demo', path: '/dashboard', open: press(/^Discard the/), window: true },
  { name: 'dashboard-plans', as: 'demo', path: '/dashboard', open: press(/^Upgrade to the/), window: true },
  { name: 'dashboard-paid', as: 'subscriber', path: '/dashboard' },

  { name: 'interview', as: 'newcomer', path: 'resume', window: true },
  { name: 'interview-exit', as: 'newcomer', path: 'resume', open: press('Exit'), window: true },
  { name: 'interview-finish', as: 'newcomer', path: 'resume', open: press('Finish Interview'), window: true },
  { name: 'interview-long', as: 'subscriber', path: 'resume', window: true },
  { name: 'interview-whole', as: 'subscriber', path: 'resume' },
  { name: 'interview-questions', as: 'subscriber', path: 'resume', open: press(/^Question \d+ of/), window: true },

  { name: 'results', as: 'demo', path: 'results' },
  { name: 'results-weak', as: 'subscriber', path: 'results' },
  { name: 'results-missing', as: 'demo', path: '/results/no-such-interview' },
  { name: 'review', as: 'demo', path: '/review' },
  { name: 'stories', as: 'demo', path: '/stories' },
  { name: 'cheat-sheet', as: 'demo', path: '/cheat-sheet' },
  { name: 'cv-review', as: 'demo', path: '/cv-review' },
  { name: 'cv-review-results', as: 'subscriber', path: 'cvReview' },
  { name: 'cv-review-missing', as: 'demo', path: '/cv-review-results/no-such-review' },
  { name: 'pricing-held', as: 'subscriber', path: '/pricing' },
  { name: 'settings', as: 'subscriber', path: '/settings' },
  { name: 'receipt', as: 'subscriber', path: 'receipt' },
]
