/** A browser under test control; any error that the page reports fails the test. */
import axe from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { expect } from 'vitest'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Threads that compile ahead and collect garbage take a fifth more processor time, which the tests are short of.
  '--js-flags=--single-threaded',
]

/** @param more command line arguments, such as settings that a page cannot change */
export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: [...ARGS, ...more],
  })

export const PASSWORD = 'a-quiet-room'

let people = 0
/** Files that run at the same time may share a server. */
export const newEmail = () => `visitor${process.pid}-${Date.now()}${people++}@example.com`

export type Visit = { context: BrowserContext; page: Page; complaints: string[] }

/** Errors that tests cause themselves: failed calls. */
const EXPECTED = /Failed to load resource|Failed to fetch RSC payload|net::ERR_|The user record could not be refreshed/
/** A violation of the content security policy is never expected, even if the page caught the error. */
const FORBIDDEN = /Content Security Policy/i

const reportForbidden = () =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Content Security Policy: ${effectiveDirective} forbids ${blockedURI}`),
  )

/** What a test waits for at most, in milliseconds. */
export const PATIENCE = 20_000

/** The settings of a window of a test. */
export const windowOptions = (url: string, options: BrowserContextOptions = {}) => ({
  baseURL: url,
  viewport: { width: 390, height: 844 },
  // What it keeps would hide a fault of the server; tests of the copy allow it.
  serviceWorkers: 'block' as const,
  ...options,
})

export async function visit(browser: Browser, url: string, options?: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext(windowOptions(url, options))
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(reportForbidden)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const isExpected = EXPECTED.test(message.text()) && !FORBIDDEN.test(message.text())
    if (message.type() === 'error' && !isExpected) complaints.push(message.text())
  })
  return { context, page, complaints }
}

/** Creates an account over the API; the pages of the visit then use its cookie. */
export async function signUp({ context }: Visit, name = 'Amara Okafor'): Promise<{ id: string; email: string }> {
  const email = newEmail()
  const response = await context.request.post('/api/auth/register', { data: { email, password: PASSWORD, name } })
  expect(response.status()).toBe(201)
  return (await response.json()).user
}

/** Starts an interview of five questions with the form of the dashboard. */
export async function startInterview(page: Page, role = 'Accountant'): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('combobox', { name: 'Role' }).selectOption(role)
  await page.getByRole('button', { name: 'Start mock interview' }).click()
  await page.waitForURL('**/interview')
  await page.getByText('Question 1 of 5', { exact: true }).first().waitFor()
}

/**
 * axe findings on a page, by these rules or by all. With an open menu, only the menu is checked: the rest is inert
 * meanwhile, and the arrow keys scroll the menu.
 */
export async function findingsOf(
  page: Page,
  where: string,
  { rules, menu }: { rules?: string[]; menu?: true | undefined } = {},
): Promise<string[]> {
  const options: axe.RunOptions = { resultTypes: ['violations'] }
  if (rules) options.runOnly = { type: 'rule', values: rules }
  // Some menus do not exist in wide windows.
  const inMenu = menu && (await page.getByRole('menu').count()) > 0
  if (inMenu) {
    const OF_THE_PAGE = ['region', 'page-has-heading-one', 'scrollable-region-focusable']
    options.rules = Object.fromEntries(OF_THE_PAGE.map((rule) => [rule, { enabled: false }]))
  }
  // Once for each document: loading it takes as long as a check.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ([part, how]) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(part, how)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [inMenu ? '[role="menu"]' : 'html', options] as const,
  )
  return found.map((each) => `${where}: ${each}`)
}

/**
 * Clicks on a link of a guide once the text around it is laid out: the browser does that only near the window, and the
 * link can move between pressing and releasing the mouse.
 */
export async function clickInGuide(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  await link.page().evaluate(async () => {
    await document.fonts.ready
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  })
  await link.click()
}

/** Whether a finger in the middle of an element would touch it, and nothing that covers it. */
export const isFree = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

/** Horizontal overflow of a page in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Expects no axe findings and no horizontal scrolling. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect((await findingsOf(page, where)).join('\n')).toBe('')
  expect(await overflowOf(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** What a list of the browser's own shows as chosen. */
export const chosen = (list: Locator): Promise<string> =>
  list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '')
