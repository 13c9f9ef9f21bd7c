/** Re-authentication in the settings, and on the page of a verification link. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { encode } from 'next-auth/jwt'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { newSessionClaims, SESSION_MAX_AGE } from '@/server/session'
import { expectAccessible, newEmail, PASSWORD, signUp } from '../helpers/browser'
import { SECRET } from '../helpers/server-process'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()
const now = visitEach(site, { reducedMotion: 'reduce' })
let page: Page
beforeEach(() => {
  page = now.page
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const field = (name: string) => page.getByLabel(name, { exact: true })
const text = (value: string) => page.getByText(value, { exact: true }).first()
const toldOf = (message: string) => page.locator('[data-sonner-toast]').filter({ hasText: message }).waitFor()

/** Replaces the session by one that began `minutes` ago. */
async function ageSession(userId: string, minutes = 11): Promise<void> {
  const endsAt = Date.now() + SESSION_MAX_AGE * 1000 - minutes * 60_000
  const value = await encode({ token: newSessionClaims({ userId, version: 0, endsAt }), secret: SECRET })
  await now.context.addCookies([{ name: 'next-auth.session-token', value, url: site.server.url, httpOnly: true }])
}

const LINK = /\/verify-email\/[\w-]{43}/

/** The path of the latest link to the address. */
async function newestLink(email: string): Promise<string> {
  const folder = path.join(site.place.dataDir, 'outbox')
  for (;;) {
    // The first mail creates the folder.
    const mails = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.eml'))
    const texts = mails.map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('=\r\n', ''))
    // Other mails name the address too, as the one to the old address.
    const links = texts.filter((mail) => mail.includes(email)).flatMap((mail) => LINK.exec(mail) ?? [])
    const newest = links.at(-1)
    if (newest) return newest
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

describe('the settings long after signing in', () => {
  beforeEach(async () => {
    const { id } = await signUp(now)
    await ageSession(id)
    await page.goto('/settings')
  })

  it('ask for the password beside a new address', async () => {
    const email = newEmail()
    await field('New Email').fill(email)
    await button('Update Email').click()
    await text('Please enter your password').waitFor()
    await field('Your Password').fill('not the one')
    await button('Update Email').click()
    await text('Current password is incorrect').waitFor()
    await expectAccessible(page, 'the settings')
    expect(await field('New Email').inputValue()).toBe(email)
    await field('Your Password').fill(PASSWORD)
    await button('Update Email').click()
    await toldOf(`Your email address is now ${email}.`)
  })

  it('ask for the password before the account is deleted', async () => {
    await page.evaluate(() => localStorage.setItem('greenroom:cv-review-draft:me', '"My CV"'))
    await button('Delete Account').click()
    await button('Yes, delete my account').click()
    await text('Please enter your password').waitFor()
    await expectAccessible(page, 'the question')
    await page.getByRole('alertdialog').getByLabel('Your Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await toldOf('Your account and all its data have been deleted.')
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('greenroom:')))
    expect(await kept()).toEqual([])
  })
})

describe('the settings when the sign-in expires meanwhile', () => {
  it('ask for the password when the server requires it, and keep the typed text', async () => {
    const { id } = await signUp(now)
    await page.goto('/settings')
    const email = newEmail()
    await field('New Email').fill(email)
    expect(await field('Your Password').count()).toBe(0)
    await ageSession(id)
    await button('Update Email').click()
    await field('Your Password').waitFor()
    expect(await field('New Email').inputValue()).toBe(email)
    // The field has the focus, so the user can type at once.
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await toldOf(`Your email address is now ${email}.`)
  })
})

describe('the verification link of a new address', () => {
  let email: string
  beforeEach(async () => {
    const { id } = await signUp(now)
    email = newEmail()
    await now.context.request.patch(`/api/user/${id}/email`, { data: { newEmail: email } })
  })

  it('asks to sign in, and then verifies', async () => {
    const link = await newestLink(email)
    await now.context.clearCookies()
    await page.goto(link)
    await heading('Is this your account?').waitFor()
    await expectAccessible(page, 'the link')
    await button('Sign in and confirm').click()
    await field('Email Address').fill(email)
    await field('Password').fill(PASSWORD)
    await page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click()
    await heading('Email Verified!').waitFor()
  })

  it('hands the account over without a sign-in', async () => {
    const link = await newestLink(email)
    await now.context.clearCookies()
    await page.goto(link)
    await button('Take over the account').click()
    await text('Choose a password').click()
    await heading('Forgot your password?').waitFor()
    const { status } = await now.context.request
      .post('/api/auth/login', { data: { email, password: PASSWORD } })
      .then((response) => ({ status: response.status() }))
    expect(status).toBe(401)
  })
})
