/** Slow connections: clicks and input before hydration are replayed after it. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { clickInGuide, newEmail } from '../helpers/browser'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()
const now = visitEach(site)

type Ending = 'arrive' | 'fail' | 'are not understood'

/** Opens a page whose scripts are held back until the returned function is called with their outcome. */
async function openWithoutScripts(page: Page, path: string): Promise<(ending: Ending) => void> {
  let end: (ending: Ending) => void = () => {}
  const ended = new Promise<Ending>((resolve) => {
    end = resolve
  })
  await page.route(/\/_next\/.*\.js/, async (route) => {
    const ending = await ended
    if (ending === 'arrive') await route.continue()
    else if (ending === 'fail') await route.abort()
    else await route.fulfill({ contentType: 'text/javascript', body: 'a syntax of 2040' })
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return end
}

it('opens the sign-up dialog after an early click on the landing page', async () => {
  const { page } = now
  const endScripts = await openWithoutScripts(page, '/')
  await page.getByRole('button', { name: 'Start Free Practice' }).first().click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  endScripts('arrive')
  await page.getByRole('dialog').getByRole('heading', { name: 'Create Your Account' }).waitFor()
  expect(await page.locator('[data-pressed]').count()).toBe(0)
})

it('opens it on a guide as well, at the same scroll position', async () => {
  const { page } = now
  const endScripts = await openWithoutScripts(page, '/guides/hr-manager')
  await clickInGuide(page.getByRole('link', { name: 'Practise HR Manager questions' }))
  endScripts('arrive')
  await page.getByRole('dialog').getByRole('heading', { name: 'Create Your Account' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/guides/hr-manager')
})

it.each(['fail', 'are not understood'] as const)('follows a link whose scripts %s', async (ending) => {
  const { page, complaints } = now
  const endScripts = await openWithoutScripts(page, '/guides/hr-manager')
  await clickInGuide(page.getByRole('link', { name: 'Practise HR Manager questions' }))
  await page.locator('[data-pressed]').waitFor()
  endScripts(ending)
  await page.waitForURL('/dashboard?role=hr-manager')
  complaints.length = 0
})

it('sends a form that was submitted before hydration', async () => {
  const { page } = now
  const endScripts = await openWithoutScripts(page, '/forgot-password')
  await page.getByLabel('Email Address').fill(newEmail())
  await page.getByLabel('Email Address').press('Enter')
  endScripts('arrive')
  await page.getByText('Check your email').first().waitFor()
})

it('keeps a form whose validation cannot be loaded, and sends it when it can be', async () => {
  const { page } = now
  await page.goto('/forgot-password', { waitUntil: 'networkidle' })
  const field = page.getByLabel('Email Address')
  await page.route(/\/_next\/.*\.js/, (route) => route.abort())
  await field.fill('not an address')
  await field.press('Enter')
  await page.getByText('This could not be checked. Check your connection and try again.').waitFor()
  expect(await field.inputValue()).toBe('not an address')
  await page.unroute(/\/_next\/.*\.js/)
  now.complaints.length = 0
  await field.press('Enter')
  await page.getByText('Please enter a valid email address').waitFor()
})

it('shows visitors the navigation bar before its scripts, and a placeholder for remembered users', async () => {
  const { page } = now
  await openWithoutScripts(page, '/guides/hr-manager')
  const bar = page.getByRole('banner')
  expect(await bar.getByRole('button', { name: 'Get Started' }).isVisible()).toBe(true)
  await page.evaluate(() => localStorage.setItem('user', '{}'))
  await openWithoutScripts(page, '/guides/accountant')
  expect(await bar.getByRole('button', { name: 'Get Started' }).isVisible()).toBe(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

it('loads no scripts in data-saver mode until the first click', async () => {
  const { page } = now
  await page.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection: object }
    Object.defineProperty(Object.getPrototypeOf(connection), 'saveData', { get: () => true })
  })
  const fetched: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()))
  await page.goto('/guides/hr-manager', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 2_000)
  await page.getByRole('link', { name: 'Start Your Free Practice' }).scrollIntoViewIfNeeded()
  expect(fetched).toEqual([])
  await page.getByRole('button', { name: 'Get Started' }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Create Your Account' }).waitFor()
  // A URL with parameters may carry a message.
  await page.goto('/?error=UnverifiedEmail')
  await page.getByText('We could not sign you in').waitFor()
})
