/** Messages around the account: every message of the sign-in, mail and settings screens is triggered. */
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { isFree, newEmail, PASSWORD, signUp, visit } from '../helpers/browser'
import { runSite, visitEach } from '../helpers/site'

const site = runSite({ env: { GITHUB_CLIENT_ID: 'greenroom', GITHUB_CLIENT_SECRET: 'a secret' } })
const now = visitEach(site, { reducedMotion: 'reduce' })
let page: Page

beforeEach(() => {
  page = now.page
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const field = (name: string) => page.getByLabel(name, { exact: true })
const text = (value: string) => page.getByText(value, { exact: true }).first()

async function toldOf(title: string, description = ''): Promise<void> {
  const message = page.locator('[data-sonner-toast]').filter({ hasText: title }).filter({ hasText: description })
  await message.waitFor()
}

const NO_ANSWER = 'No answer came from the server. Check your connection and try again.'

/** Aborts every call of a procedure. */
const silence = (procedure: string) =>
  page.route(new RegExp(`/api/trpc/[^?]*${procedure.replace('.', '\\.')}`), (route) => route.abort())

describe('the auth dialog', () => {
  async function open(mode: 'sign-up' | 'sign-in'): Promise<void> {
    await page.goto('/')
    await button('Get Started').click()
    await heading('Create Your Account').waitFor()
    if (mode === 'sign-up') return
    await button('Sign in').click()
    await heading('Welcome Back').waitFor()
  }
  async function fillSignUp(email: string, confirmation = PASSWORD): Promise<void> {
    await field('Full Name').fill('Amara Okafor')
    await field('Email Address').fill(email)
    await field('Password').fill(PASSWORD)
    await field('Confirm Password').fill(confirmation)
    await button('Create Account').click()
  }

  it('reports different passwords, a taken address, and success', async () => {
    const email = newEmail()
    // On a low phone the button is at the bottom of the window.
    await page.setViewportSize({ width: 390, height: 600 })
    await open('sign-up')
    await fillSignUp(email, 'another one')
    await toldOf('Error', 'Passwords do not match')
    // The title is an element of its own, as in every other message.
    await page.locator('[data-sonner-toast]').getByText('Error', { exact: true }).waitFor()
    await expect.poll(() => isFree(button('Create Account'))).toBe(true)
    await fillSignUp(email)
    await toldOf('Success', 'Account created successfully!')
    await page.waitForURL('**/dashboard')
    await page.getByText('You can also sign in through a provider').waitFor({ state: 'attached' })
    await now.context.clearCookies()
    await page.evaluate(() => localStorage.clear())
    await open('sign-up')
    await fillSignUp(email.toUpperCase())
    await toldOf('Error', 'An account with this email already exists')
  })

  it('reports a wrong password, a missing response, too many attempts, and success', async () => {
    const { email } = await signUp(now)
    await now.context.clearCookies()
    await open('sign-in')
    const signIn = async (password: string) => {
      await field('Email Address').fill(email)
      await field('Password').fill(password)
      await page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click()
    }
    await signIn('not the one')
    await toldOf('Error', 'Invalid email or password')
    await silence('auth.login')
    await signIn(PASSWORD)
    await toldOf('Error', NO_ANSWER)
    await page.unrouteAll()
    for (let i = 0; i < 9; i++)
      await now.context.request.post('/api/auth/login', { data: { email, password: 'wrong' } })
    await signIn(PASSWORD)
    await toldOf('Error', 'Too many attempts to sign in. Please try again in 15 minutes.')
    const other = await signUp(now)
    await now.context.clearCookies()
    await field('Email Address').fill(other.email)
    await field('Password').fill(PASSWORD)
    await page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click()
    await toldOf('Success', 'Welcome back!')
  })

  it('keeps the name and the address between signing up and in, and clears them when it is closed', async () => {
    const email = newEmail()
    await open('sign-up')
    await silence('auth.register')
    await fillSignUp(email)
    await toldOf('Error', NO_ANSWER)
    await button('Sign in').click()
    await heading('Welcome Back').waitFor()
    expect([await field('Email Address').inputValue(), await field('Password').inputValue()]).toEqual([email, ''])
    await button('Create an account').click()
    await heading('Create Your Account').waitFor()
    expect(await field('Full Name').inputValue()).toBe('Amara Okafor')
    expect(await field('Email Address').inputValue()).toBe(email)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await button('Get Started').click()
    await heading('Create Your Account').waitFor()
    expect([await field('Full Name').inputValue(), await field('Email Address').inputValue()]).toEqual(['', ''])
  })

  it('offers only the configured providers', async () => {
    await open('sign-in')
    await button('Continue with GitHub').waitFor()
    expect(await button('Continue with Google').count()).toBe(0)
    const leaving = page.waitForRequest('https://github.com/login/oauth/authorize?**')
    await button('Continue with GitHub').click()
    const asked = new URL((await leaving).url()).searchParams
    expect(asked.get('client_id')).toBe('greenroom')
    expect(asked.get('redirect_uri')).toBe(`${site.server.url}/api/auth/callback/github`)
    expect(asked.get('code_challenge_method')).toBe('S256')
  })

  it.each([
    ['UnverifiedEmail', 'We could not sign you in: your account there has no verified email address.'],
    ['OAuthCallback', 'Authentication failed'],
  ])('says why a sign-in through a provider failed: %s', async (code, sentence) => {
    await page.goto(`/?callbackUrl=%2Fdashboard&error=${code}`)
    await toldOf('Error', sentence)
    expect(new URL(page.url()).search).toBe('')
  })
})

describe('verifying', () => {
  it('reports an invalid link', async () => {
    await page.goto('/verify-email')
    await heading('Verification Failed').waitFor()
    await text('Invalid verification link').waitFor()
    await page.goto('/verify-email/no-such-token')
    await text('Invalid or expired verification link').waitFor()
    await silence('auth.verifyEmail')
    await page.goto('/verify-email/no-such-token')
    await text('Failed to verify email. Please try again.').waitFor()
  })

  it('reports whether the mail was sent again', async () => {
    const { email } = await signUp(now)
    await page.goto('/dashboard')
    await button('Resend email').click()
    await toldOf('Verification email sent')
    await silence('auth.resendVerification')
    await button('Resend email').click()
    await toldOf('Failed to send email', 'Please try again later')
    await page.unrouteAll()
    for (let i = 0; i < 5; i++) await now.context.request.post('/api/auth/resend-verification', { data: { email } })
    await button('Resend email').click()
    await toldOf('Failed to send email', 'Too many verification mails were asked for.')
  })
})

describe('a forgotten password', () => {
  it('requires an address and a response', async () => {
    await page.goto('/forgot-password')
    await button('Send Reset Link').click()
    await text('Please enter your email address').waitFor()
    await silence('auth.forgotPassword')
    await field('Email Address').fill('ada@example.com')
    await button('Send Reset Link').click()
    await toldOf('Error', NO_ANSWER)
    await page.unrouteAll()
    await button('Send Reset Link').click()
    await heading('Check Your Email').waitFor()
    await text("We've sent password reset instructions to ada@example.com").waitFor()
  })

  it('requires two equal passwords of sufficient length, and a valid link', async () => {
    await page.goto('/reset-password/no-such-token')
    const reset = async (password: string, confirmation: string) => {
      await field('New Password').fill(password)
      await field('Confirm Password').fill(confirmation)
      await button('Reset Password').click()
    }
    await reset('', '')
    await text('Please fill in all fields').waitFor()
    await reset('a-quiet-room', 'a-loud-room')
    await text("Passwords don't match").waitFor()
    await reset('short', 'short')
    await text('Password must be at least 6 characters').waitFor()
    await reset('a-quiet-room', 'a-quiet-room')
    await toldOf('Error', 'Invalid or expired reset link')
    await silence('auth.resetPassword')
    await reset('a-quiet-room', 'a-quiet-room')
    await toldOf('Error', 'Failed to reset password')
  })
})

describe('the settings', () => {
  let me: { id: string; email: string }
  beforeEach(async () => {
    me = await signUp(now)
    await page.goto('/settings')
    await heading('Account Settings').waitFor()
  })

  it('check a new address', async () => {
    await button('Update Email').click()
    await text('Please enter a new email address').waitFor()
    await silence('user.updateEmail')
    await field('New Email').fill(newEmail())
    await button('Update Email').click()
    await toldOf('Error', 'Failed to update email')
  })

  it('check a new password', async () => {
    const update = async (current: string, next: string, confirmation: string) => {
      await field('Current Password').fill(current)
      await field('New Password').fill(next)
      await field('Confirm New Password').fill(confirmation)
      await button('Update Password').click()
    }
    await update('', '', '')
    await text('Please fill in all fields').waitFor()
    await update(PASSWORD, 'a-new-room', 'an-old-room')
    await text("New passwords don't match").waitFor()
    await update(PASSWORD, 'short', 'short')
    await text('Password must be at least 6 characters').waitFor()
    await update('not the one', 'a-new-room', 'a-new-room')
    await toldOf('Error', 'Current password is incorrect')
    await silence('user.updatePassword')
    await update(PASSWORD, 'a-new-room', 'a-new-room')
    await toldOf('Error', 'Failed to update password')
  })

  it('sign out all other browsers, and keep this one', async () => {
    const other = await visit(site.browser, site.server.url)
    await other.context.request.post('/api/auth/login', { data: { email: me.email, password: PASSWORD } })
    await other.page.goto('/dashboard')
    await other.page.getByRole('button', { name: 'Start mock interview' }).waitFor()
    await silence('user.endOtherSessions')
    await button('Sign out all other browsers').click()
    await toldOf('Error', 'Failed to sign out other browsers')
    await page.unrouteAll()
    await button('Sign out all other browsers').click()
    await toldOf('Success', 'Other browsers have been signed out. This one stays signed in.')
    await other.page.reload()
    await other.page.getByText('Please log in again to continue.').waitFor()
    await other.context.close()
    await page.reload()
    await heading('Account Settings').waitFor()
  })

  it('keep the focus on the region while it is saved', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/user\.selectRegion/, async (route) => {
      await held
      await route.continue()
    })
    const region = field('Region')
    const other = (await region.locator('option').last().getAttribute('value')) ?? ''
    await region.focus()
    await region.selectOption(other)
    const isFocused = () => region.evaluate((it: HTMLSelectElement) => !it.disabled && it === document.activeElement)
    expect(await isFocused()).toBe(true)
    release()
    await toldOf('Success', 'It applies from your next interview.')
    expect(await isFocused()).toBe(true)
  })

  it('do not delete without a response', async () => {
    await silence('user.delete')
    await button('Delete Account').click()
    await button('Yes, delete my account').click()
    await toldOf('Error', 'Failed to delete account')
  })

  it.each(['deleted', 'signed out'])('say so when the account was %s elsewhere', async (how) => {
    const cookies = await now.context.cookies()
    if (how === 'deleted') await now.context.request.delete(`/api/user/${me.id}`)
    else await now.context.request.post('/api/auth/logout')
    await now.context.addCookies(cookies)
    await field('New Email').fill(newEmail())
    await button('Update Email').click()
    await toldOf('Session expired', 'Please log in again to continue.')
    await button('Start Free Practice').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    // A notice stays for six seconds.
    await page.waitForTimeout(2_000)
    await toldOf('Session expired', 'Please log in again to continue.')
    await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' })
  })
})
