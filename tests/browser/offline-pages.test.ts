/** An interview, and the guides, that were opened once open where the server cannot be reached. */
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { allGuides } from '@/content/guides'
import { paths } from '@/lib/paths'
import type { InterviewDto } from '@/schemas/interview'
import { signUp, startInterview } from '../helpers/browser'
import { startServer } from '../helpers/server-process'
import { runSite, visitEach } from '../helpers/site'

const site = runSite()
const now = visitEach(site, { serviceWorkers: 'allow' })
let page: Page
let me: { id: string }

const button = (name: string | RegExp) => page.getByRole('button', { name })
const answerBox = () => page.getByRole('textbox', { name: 'Your answer' })
const text = (value: string | RegExp) => page.getByText(value, { exact: typeof value === 'string' }).first()

/** Addresses of the pages that are kept on the device. */
const keptPages = () =>
  page.evaluate(async () => {
    const requests = await (await caches.open('interview')).keys()
    return requests.map(({ url }) => url).filter((url) => !url.includes('/_next/'))
  })

/** Waits until the page that is open, and each file of the build that it has loaded, is kept. */
const untilKept = () =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name)
        const wanted = [location.href, ...files.filter((name) => name.includes('/_next/static/'))]
        const kept = await Promise.all(wanted.map((url) => caches.match(url, { ignoreVary: true })))
        return wanted.filter((_, i) => !kept[i])
      }),
    )
    .toEqual([])

async function storedTexts(): Promise<string[]> {
  const [{ id }] = await (await now.context.request.get(`/api/interviews/user/${me.id}`)).json()
  const interview: InterviewDto = await (await now.context.request.get(`/api/interviews/${id}`)).json()
  return interview.answers.map((answer) => answer.text)
}

const startAgain = async (port: string) => {
  site.server = await startServer(site.place.env, Number(port))
}

beforeEach(async () => {
  page = now.page
  me = await signUp(now)
})

it('opens without a server, goes on, and sends what was written when it is back', async () => {
  await startInterview(page)
  // The first press fetches the dialogs.
  await answerBox().click()
  await page.waitForLoadState('networkidle')
  await answerBox().fill('Written with a line.')
  await text('Saved').waitFor()
  await untilKept()
  const { port } = new URL(site.server.url)
  await site.server.stop('SIGKILL')

  await answerBox().fill('Written with a line, and without one.')
  // As when a phone has closed the tab to free memory.
  await page.close()
  page = await now.context.newPage()
  await page.goto('/interview')
  await text('Question 1 of 5').waitFor()
  expect(await answerBox().inputValue()).toBe('Written with a line, and without one.')
  await text(/^Not saved yet/).waitFor()
  await button('Next Question').click()
  await text('Question 2 of 5').waitFor()
  await answerBox().fill('The second, in a tunnel.')
  await button(/Exit/).click()
  await page.getByRole('heading', { name: 'Exit Interview?' }).waitFor()
  await button('Stay').click()

  await startAgain(port)
  await text('Saved').waitFor({ timeout: 60_000 })
  await expect.poll(storedTexts).toEqual(['Written with a line, and without one.', 'The second, in a tunnel.'])
})

it('opens a resumed interview on a line that hangs', async () => {
  await startInterview(page)
  await answerBox().fill('Begun.')
  await button('Save & Continue Later').click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: /Resume/ }).click()
  await text('Question 2 of 5').waitFor()
  await untilKept()
  const { pid } = site.server.child
  process.kill(pid as number, 'SIGSTOP')
  try {
    await page.reload({ waitUntil: 'commit' })
    await text('Question 2 of 5').waitFor()
  } finally {
    process.kill(pid as number, 'SIGCONT')
  }
})

it('keeps one page, and none once the interview has ended or its user has signed out', async () => {
  await startInterview(page)
  await untilKept()
  const { origin } = new URL(site.server.url)
  expect(await keptPages()).toEqual([`${origin}/interview`])
  await answerBox().fill('Begun.')
  await button('Save & Continue Later').click()
  await page.waitForURL('**/dashboard')
  expect(await keptPages()).toEqual([])

  await page.getByRole('link', { name: /Resume/ }).click()
  await text('Question 2 of 5').waitFor()
  await untilKept()
  expect(await keptPages()).toEqual([page.url()])
  await page.goto('/dashboard')
  await button('Your account').click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await button('Start Free Practice').first().waitFor()
  expect(await keptPages()).toEqual([])
})

it('keeps no page of a visitor, as when the session has ended meanwhile', async () => {
  await startInterview(page)
  await untilKept()
  await now.context.clearCookies()
  const file = await page.evaluate(async (userId) => {
    await caches.delete('interview')
    const [file = ''] = [...document.querySelectorAll('script')].flatMap(({ src }) => (src ? [src] : []))
    const { active } = (await navigator.serviceWorker.getRegistration('/interview')) ?? {}
    active?.postMessage({ cache: 'interview', page: window.location.href, files: [file], userId })
    return file
  }, me.id)
  // The page is fetched before the files.
  await expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), file)).toBe(true)
  expect(await keptPages()).toEqual([])
})

/** Paths whose pages a service worker answers. */
const scopes = () =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
  )

it('takes part in no other page', async () => {
  await startInterview(page)
  await untilKept()
  expect(await scopes()).toEqual(['/interview'])
  await page.goto('/dashboard')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

describe('guides', () => {
  it('that were opened are read without a server, also from one another', async () => {
    const { slug } = allGuides()[0] as { slug: string }
    const title = page.getByRole('heading', { level: 1 })
    // Where the browser gets to know its user.
    await page.goto('/dashboard')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).not.toBeNull()
    await page.goto(paths.guides)
    await untilKept()
    await page.goto(paths.guide(slug))
    const said = await title.textContent()
    await untilKept()
    const { port } = new URL(site.server.url)
    await site.server.stop('SIGKILL')
    await page.goto(paths.guides)
    await page
      .locator(`main a[href="${paths.guide(slug)}"]`)
      .first()
      .click()
    await expect.poll(() => title.textContent()).toBe(said)
    await startAgain(port)
  })

  it('are not kept for visitors', async () => {
    await now.context.clearCookies()
    await page.goto(paths.guides)
    await page.waitForLoadState('networkidle')
    expect(await scopes()).toEqual([])
  })
})
