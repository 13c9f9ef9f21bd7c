/** All screens, with the states to be reviewed. */
import type { Page } from 'playwright-core'
import { GOOD_ANSWER } from '../../tests/helpers/answers'
import type { Person, Places } from './people'

export type Screen = {
  /** File name of the screenshot. */
  name: string
  as: Person
  path: string | keyof Places
  /** Produces the state. */
  open?: (page: Page) => Promise<unknown>
  /** Captures the viewport instead of the whole page, as for a dialog or a sticky element. */
  window?: true
  /** A menu is open, which hides the rest of the page from screen readers. */
  menu?: true
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

/** Runs the steps in sequence. */
const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page)
  }

const write = (field: string | RegExp, text: string) => (page: Page) =>
  page.getByRole('textbox', { name: field }).first().fill(text)

const see = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()

/** A returning user whose session has expired. */
async function lateVisit(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('user', JSON.stringify({ id: 'somebody' })))
  await page.reload()
  await see('Session expired')(page)
  await page.evaluate(() => localStorage.removeItem('user'))
}

const tryQuestion = inTurn(
  (page) => page.getByLabel('Your role').selectOption('accountant'),
  press('Try a question'),
  (page) => page.getByRole('button', { name: 'Check my answer' }).waitFor(),
)

const readTrial = inTurn(
  tryQuestion,
  write('Your answer', GOOD_ANSWER),
  press('Check my answer'),
  see('What your answer shows'),
)

/** Goes to the last question by keyboard, since the page scrolls with each. */
async function goToLast(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your answer' }).focus()
  for (let n = 2; n <= 5; n++) {
    await page.keyboard.press('Control+Enter')
    await page.getByText(`Question ${n} of 5`, { exact: true }).first().waitFor()
  }
}

const askWhatNext = inTurn(press('What to say next'), see(/^(Say|Give|Name) .*\.$/))

const choosePlan = inTurn(press('Choose Monthly Plan'), (page) => page.getByRole('dialog', { name: /^Pay / }).waitFor())

export const SCREENS: readonly Screen[] = [
  { name: 'landing', as: 'visitor', path: '/' },
  { name: 'landing-trial', as: 'visitor', path: '/', open: tryQuestion },
  { name: 'landing-trial-read', as: 'visitor', path: '/', open: readTrial },
  { name: 'landing-menu', as: 'visitor', path: '/', open: menu, window: true, menu: true },
  { name: 'sign-in', as: 'visitor', path: '/', open: (page) => signIn(page, 'sign-in'), window: true },
  { name: 'sign-in-refused', as: 'visitor', path: '/', open: refused('sign-in'), window: true },
  { name: 'sign-up', as: 'visitor', path: '/', open: (page) => signIn(page, 'sign-up'), window: true },
  { name: 'sign-up-refused', as: 'visitor', path: '/', open: refused('sign-up'), window: true },
  { name: 'guides', as: 'visitor', path: '/guides' },
  { name: 'guide', as: 'visitor', path: '/guides/accountant' },
  { name: 'guide-everyone', as: 'visitor', path: '/guides/questions-everyone-gets' },
  {
    name: 'guide-everyone-example',
    as: 'visitor',
    path: '/guides/questions-everyone-gets',
    open: (page) =>
      page
        .locator('summary', { hasText: /^Examples from/ })
        .first()
        .press('Enter'),
  },
  { name: 'guide-not-found', as: 'visitor', path: '/guides/no-such-guide' },
  { name: 'how-we-score', as: 'visitor', path: '/how-we-score' },
  { name: 'privacy', as: 'visitor', path: '/privacy' },
  { name: 'pricing', as: 'visitor', path: '/pricing' },
  {
    name: 'pricing-chosen',
    as: 'visitor',
    path: '/pricing?plan=monthly',
    open: press('Choose Monthly Plan'),
    window: true,
  },
  { name: 'developers', as: 'visitor', path: '/developers' },
  { name: 'not-found', as: 'visitor', path: '/no-such-page' },
  { name: 'session-expired', as: 'visitor', path: '/dashboard?role=hr-manager', open: lateVisit, window: true },
  { name: 'shared-dead', as: 'visitor', path: '/shared/never-made' },
  { name: 'forgot-password', as: 'visitor', path: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    as: 'visitor',
    path: '/forgot-password',
    open: inTurn(
      (page) => page.getByLabel('Email Address').fill('somebody@example.com'),
      press('Send Reset Link'),
      see('Check Your Email'),
    ),
  },
  { name: 'reset-password', as: 'visitor', path: '/reset-password/a-token' },
  { name: 'verify-email-failed', as: 'visitor', path: '/verify-email/a-token' },

  { name: 'dashboard-new', as: 'beginner', path: '/dashboard' },
  { name: 'dashboard-new-date', as: 'beginner', path: '/dashboard', open: press('Set the date of your interview') },
  { name: 'dashboard-toast', as: 'beginner', path: '/dashboard', open: press('Start mock interview'), window: true },
  { name: 'start-tailor', as: 'beginner', path: '/dashboard', open: press(/^Tailor it/) },
  {
    name: 'start-own-questions',
    as: 'beginner',
    path: '/dashboard',
    open: inTurn(press('More options'), press('Add a question of your own')),
  },
  { name: 'review-nothing', as: 'beginner', path: '/review' },
  { name: 'stories-none', as: 'beginner', path: '/stories' },
  { name: 'claims-none', as: 'beginner', path: '/claims' },
  { name: 'cheat-sheet-empty', as: 'beginner', path: '/cheat-sheet' },
  { name: 'checkout', as: 'beginner', path: '/pricing', open: choosePlan, window: true },
  {
    name: 'checkout-paid',
    as: 'beginner',
    path: '/pricing',
    open: inTurn(
      choosePlan,
      (page) => page.getByRole('dialog').getByRole('button', { name: /^Pay / }).click(),
      see(/^Monthly Plan: Active until/),
    ),
  },

  { name: 'dashboard-limit', as: 'newcomer', path: '/dashboard' },
  { name: 'cv-review-limit', as: 'newcomer', path: '/cv-review' },
  { name: 'claims-unanswered', as: 'newcomer', path: '/claims' },
  { name: 'dashboard', as: 'demo', path: '/dashboard' },
  { name: 'dashboard-menu', as: 'demo', path: '/dashboard', open: menu, window: true, menu: true },
  { name: 'dashboard-account', as: 'demo', path: '/dashboard', open: press('Your account'), window: true, menu: true },
  { name: 'dashboard-discard', as: 'demo', path: '/dashboard', open: press(/^Discard the/), window: true },
  { name: 'dashboard-plans', as: 'demo', path: '/dashboard', open: press(/^Upgrade to the/), window: true },
  { name: 'dashboard-paid', as: 'subscriber', path: '/dashboard' },

  { name: 'interview', as: 'newcomer', path: 'resume', window: true },
  { name: 'interview-exit', as: 'newcomer', path: 'resume', open: press('Exit'), window: true },
  { name: 'interview-finish', as: 'newcomer', path: 'resume', open: press('Finish Interview'), window: true },
  {
    name: 'interview-follow-up',
    as: 'newcomer',
    path: 'resume',
    open: inTurn(write('Your answer', GOOD_ANSWER), (page) =>
      page.getByRole('button', { name: 'Take the follow-up question' }).scrollIntoViewIfNeeded(),
    ),
    window: true,
  },
  { name: 'interview-last', as: 'newcomer', path: 'resume', open: inTurn(goToLast, press(/^Your questions to us/)) },
  { name: 'interview-own', as: 'subscriber', path: 'own', window: true },
  { name: 'interview-long', as: 'subscriber', path: 'resume', window: true },
  { name: 'interview-whole', as: 'subscriber', path: 'resume' },
  {
    name: 'interview-questions',
    as: 'subscriber',
    path: 'resume',
    open: press(/^Question \d+ of/),
    window: true,
    menu: true,
  },

  { name: 'results', as: 'demo', path: 'results' },
  { name: 'results-weak', as: 'subscriber', path: 'results' },
  { name: 'results-open', as: 'subscriber', path: 'results', open: press('Open all') },
  {
    name: 'results-again',
    as: 'subscriber',
    path: 'results',
    open: press(/^Answer question \d+ again/),
    window: true,
  },
  {
    name: 'results-contested',
    as: 'subscriber',
    path: 'results',
    open: inTurn(press('What a strong answer covers'), press('I disagree'), see('You disagree with this.')),
  },
  { name: 'results-share', as: 'subscriber', path: 'results', open: press('Share with a mentor'), window: true },
  { name: 'shared', as: 'subscriber', path: 'shared' },
  { name: 'shared-comment', as: 'subscriber', path: 'shared', open: press('Comment on answer 2') },
  { name: 'results-missing', as: 'demo', path: '/results/no-such-interview' },
  { name: 'review', as: 'demo', path: '/review' },
  { name: 'stories', as: 'demo', path: '/stories' },
  { name: 'cheat-sheet', as: 'demo', path: '/cheat-sheet' },
  { name: 'cv-review', as: 'demo', path: '/cv-review' },
  { name: 'cv-review-results', as: 'subscriber', path: 'cvReview' },
  { name: 'claims', as: 'subscriber', path: '/claims' },
  { name: 'cv-review-missing', as: 'demo', path: '/cv-review-results/no-such-review' },
  { name: 'pricing-held', as: 'subscriber', path: '/pricing' },
  { name: 'settings', as: 'subscriber', path: '/settings' },
  { name: 'settings-delete', as: 'subscriber', path: '/settings', open: press('Delete Account'), window: true },
  { name: 'receipt', as: 'subscriber', path: 'receipt' },

  { name: 'adapted-dashboard', as: 'adapted', path: '/dashboard' },
  { name: 'adapted-interview', as: 'adapted', path: 'own', window: true },
  { name: 'adapted-interview-prompt', as: 'adapted', path: 'resume', open: askWhatNext, window: true },
  { name: 'adapted-results', as: 'adapted', path: 'results' },
  { name: 'adapted-results-whole', as: 'adapted', path: 'results', open: press('Show the whole result') },
  {
    name: 'adapted-share',
    as: 'adapted',
    path: 'results',
    open: inTurn(press('Show the whole result'), press('Share with a mentor')),
    window: true,
  },
  { name: 'adapted-stories', as: 'adapted', path: '/stories' },
  { name: 'adapted-cv-review', as: 'adapted', path: '/cv-review' },
  { name: 'adapted-cv-review-results', as: 'adapted', path: 'cvReview' },
  { name: 'adapted-pricing', as: 'adapted', path: '/pricing' },
  { name: 'adapted-guide', as: 'adapted', path: '/guides/accountant' },
  { name: 'adapted-settings', as: 'adapted', path: '/settings' },
]
