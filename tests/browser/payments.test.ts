/** Buying a plan with test payments, and without a payment provider, against the production build. */
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PaymentDto } from '@/schemas/payment'
import type { UserDto } from '@/schemas/user'
import { expectAccessible, newEmail, PASSWORD, signUp } from '../helpers/browser'
import { startServer } from '../helpers/server-process'
import { runSite, visitEach } from '../helpers/site'

// As after `npm start`: no settings, and the public URL is this machine.
const site = runSite({ env: { RATE_LIMIT_FACTOR: '100', SUPPORT_CONTACT: 'help@example.com' } })
const now = visitEach(site)
let page: Page

beforeEach(() => {
  page = now.page
})

/** For busy machines. */
const PATIENT = { timeout: 10_000 }

const button = (name: string | RegExp) => page.getByRole('button', { name })
const text = (value: string | RegExp) => page.getByText(value, { exact: typeof value === 'string' }).first()
const choose = (plan: string) => button(`Choose ${plan}`)
const checkout = () => page.getByRole('dialog', { name: /^Pay / })
const payButton = () => checkout().getByRole('button', { name: /^Pay / })
const focusedId = () => page.evaluate(() => document.activeElement?.id)

async function toldOf(title: string, description?: string): Promise<void> {
  const message = page.locator('[data-sonner-toast]').filter({ hasText: title })
  await message.waitFor()
  if (description) expect(await message.textContent()).toContain(description)
}

const account = async (): Promise<UserDto> => {
  const id = await page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string }).id)
  return (await now.context.request.get(`/api/user/${id}`)).json()
}

/** The user's payments, read through the procedure that the page uses. */
async function payments(userId: string): Promise<PaymentDto[]> {
  const input = encodeURIComponent(JSON.stringify({ json: { userId } }))
  const answer = await (await now.context.request.get(`/api/trpc/payment.list?input=${input}`)).json()
  return answer.result.data.json.items
}

async function openPricing(): Promise<{ id: string }> {
  const user = await signUp(now)
  // A static page reads the signed-in user from the browser's storage.
  await page.goto('/settings')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  await page.goto('/pricing')
  await text(/^Starts at once and runs until/).waitFor()
  return user
}

describe('buying a plan', () => {
  it('leads a visitor through signing in back to the plan, by keyboard alone', async () => {
    await page.goto('/')
    await choose('Monthly Plan').click()
    await toldOf('Please log in', 'You need to be logged in to purchase a plan.')
    await button('Create an account').click()
    await page.getByLabel('Full Name').fill('Amara Okafor')
    await page.getByLabel('Email Address').fill(newEmail())
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm Password').fill(PASSWORD)
    await button('Create Account').click()
    await page.waitForURL('**/pricing?plan=monthly')
    await text(/^Starts at once and runs until/).waitFor()
    await expect.poll(focusedId, PATIENT).toBe('choose-monthly')

    await page.keyboard.press('Enter')
    await checkout().waitFor()
    await checkout().getByText('Test payment, no money moves').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await toldOf('Plan activated!')
    await text(/^Monthly Plan: Active until /).waitFor()
    await page.getByRole('link', { name: 'Start an interview' }).waitFor()
    await text('Your plan').waitFor()
    await button('Renew').waitFor()
    expect((await account()).plan).toBe('monthly')

    await page.goto('/settings')
    const contact = page.getByRole('link', { name: 'help@example.com' })
    expect(await contact.getAttribute('href')).toBe('mailto:help@example.com')
    await page.getByRole('link', { name: /^Receipt/ }).click()
    await page.getByRole('heading', { name: 'Receipt' }).waitFor()
    await contact.waitFor()
    for (const line of ['₦12,500', 'Greenroom Monthly Plan, for 30 days', 'Test payment, no money moved', 'Paid']) {
      await text(line).waitFor()
    }
    await expectAccessible(page, 'the receipt')
  })

  it('asks nobody to sign in whose session only this browser has forgotten', async () => {
    const { id } = await signUp(now)
    await page.goto('/pricing')
    await choose('Monthly Plan').click()
    await page.waitForURL('**/pricing?plan=monthly')
    await button(/^Your account/).waitFor()
    expect((await account()).id).toBe(id)
    await expect.poll(focusedId).toBe('choose-monthly')
    expect(await page.getByText('Please log in').count()).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('from the dashboard survives a declined card and a closed checkout, and changes the page without a reload', async () => {
    const { id } = await signUp(now)
    await page.goto('/dashboard')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await button(/^Upgrade to the Monthly Plan/).click()
    await choose('Monthly Plan').click()
    await checkout().waitFor()
    await expectAccessible(page, 'the checkout')
    await page.getByLabel(/declined/).check()
    await payButton().click()
    await text('The card was declined').waitFor()
    expect((await payments(id)).map(({ status }) => status)).toEqual(['failed'])

    await page.keyboard.press('Escape')
    await toldOf('Payment cancelled', 'No charges were made.')
    await checkout().waitFor({ state: 'hidden' })
    await expect.poll(focusedId, PATIENT).toBe('choose-monthly')
    expect((await account()).plan).toBe('free')

    await choose('Monthly Plan').click()
    await payButton().click()
    await toldOf('Plan activated!')
    await text('Unlimited interviews').waitFor()
    await expect.poll(() => page.getByRole('dialog').count(), PATIENT).toBe(0)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  it('again while it is active extends it, as announced', async () => {
    await openPricing()
    for (const [name, days] of [
      ['Choose Monthly Plan', 30],
      ['Renew', 60],
    ] as const) {
      await button(name).click()
      await payButton().click()
      await expect.poll(async () => daysLeft(await account()), PATIENT).toBe(days)
      await text(/^Extends your plan: it will then run until/).waitFor()
    }
  })

  it('instead of the current one names the plan that it replaces', async () => {
    await openPricing()
    await choose('Pay-Per-Use Plan').click()
    await payButton().click()
    await text(/It replaces your Pay-Per-Use Plan, which would run until/).waitFor()
  })

  it('in one tab changes what another one offers, also in a checkout that is open there', async () => {
    await openPricing()
    const other = await now.context.newPage()
    await other.goto('/pricing')
    await other.getByRole('button', { name: 'Choose Monthly Plan' }).click()
    const openCheckout = other.getByRole('dialog', { name: /^Pay / })
    await openCheckout.getByText(/Starts at once and runs until/).waitFor()
    await choose('Monthly Plan').click()
    await payButton().click()
    await expect.poll(async () => (await account()).plan, PATIENT).toBe('monthly')
    await openCheckout.getByText(/Extends your plan: it will then run until/).waitFor()
    await openCheckout.getByRole('button', { name: 'Cancel payment' }).click()
    await other.getByText('Your Monthly Plan gives you more. You can buy this one when it has ended.').waitFor()
    expect(await other.getByRole('button', { name: 'Choose Pay-Per-Use Plan' }).count()).toBe(0)
  })

  it("starts one payment for two clicks, and keeps the button's text meanwhile", async () => {
    const { id } = await openPricing()
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/api/trpc/payment.initialize**', async (route) => {
      await held
      await route.continue()
    })
    await choose('Monthly Plan').dblclick()
    await page.locator('#choose-monthly[aria-busy=true]').waitFor()
    const label = page.locator('#choose-monthly').getByText('Choose Monthly Plan').locator('visible=true')
    expect(await label.count()).toBe(1)
    await expect.poll(() => choose('Pay-Per-Use Plan').isDisabled()).toBe(true)
    go()
    await checkout().waitFor()
    expect(await payments(id)).toHaveLength(1)
  })

  it('is resumed after a reload in the middle', async () => {
    await openPricing()
    await choose('Monthly Plan').click()
    await checkout().waitFor()
    await page.reload()
    await text('You have an unfinished payment').waitFor()
    await expectAccessible(page, 'the notice')
    await button('Continue payment').click()
    await payButton().click()
    await toldOf('Plan activated!')
    await page.reload()
    await button('Renew').waitFor()
    expect(await text('You have an unfinished payment').isVisible()).toBe(false)
  })
})

describe('an error', () => {
  it('before the payment has started costs nothing and says so', async () => {
    await openPricing()
    await page.route('**/api/trpc/payment.initialize**', (route) => route.abort())
    await choose('Monthly Plan').click()
    await toldOf('Payment failed', 'Something went wrong. Please try again.')
    expect(await choose('Monthly Plan').isEnabled()).toBe(true)
  })

  it('after the payment is never reported as a failure, and can be checked again', async () => {
    await openPricing()
    await choose('Monthly Plan').click()
    await page.route('**/api/trpc/payment.verify**', (route) => route.abort())
    await payButton().click()
    await toldOf('Payment successful!', 'Your plan is being activated. This may take a few moments.')
    await text('Your payment is being confirmed').waitFor()
    await toldOf('Verification error', 'Please contact support to activate your plan.')
    await page.unroute('**/api/trpc/payment.verify**')
    await button('Check again').click()
    await toldOf('Plan activated!')
  })

  it('of the account ends the session', async () => {
    const { id } = await openPricing()
    await choose('Monthly Plan').click()
    await button('Cancel payment').click()
    await toldOf('Payment cancelled')
    const cookies = await now.context.cookies()
    await now.context.request.delete(`/api/user/${id}`)
    await now.context.addCookies(cookies)
    await choose('Monthly Plan').click()
    await toldOf('Session expired', 'Please log in again to continue.')
  })
})

it('without card payments, the page says so instead of selling', async () => {
  await site.server.stop()
  const port = Number(new URL(site.server.url).port)
  site.server = await startServer({ ...site.place.env, ALLOW_SANDBOX_PAYMENTS: '0' }, port)
  await page.goto('/pricing')
  const closed = button('Card payment is not available here')
  await closed.nth(1).waitFor()
  expect(await closed.count()).toBe(2)
  expect(await closed.first().isDisabled()).toBe(true)
  await text(/^Card payment is not set up on this server/).waitFor()
})

const daysLeft = ({ planExpiresAt }: UserDto): number =>
  Math.round((new Date(planExpiresAt ?? 0).getTime() - Date.now()) / 86_400_000)
