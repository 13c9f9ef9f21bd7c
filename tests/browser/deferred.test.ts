/** Dialogs and forms that are loaded when a user needs them, on connections that are slow or break off. */
import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { signUp } from '../helpers/browser'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()
// What the first visit loads is tested, so nothing may come from the cache.
const now = visitEach(site, {}, true)
// Scripts that a page still fetches when its test ends would be read after its window is closed.
afterEach(() => now.page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Holds back the script that contains a text, until the returned function is called with its outcome. */
async function holdScript(page: Page, text: string): Promise<(ending: 'arrive' | 'fail') => void> {
  let end: (ending: 'arrive' | 'fail') => void = () => {}
  const ended = new Promise<'arrive' | 'fail'>((resolve) => {
    end = resolve
  })
  await page.route(/\/_next\/.*\.js/, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (body.includes(text) && (await ended) === 'fail') return route.abort()
    await route.fulfill({ response, body })
  })
  return end
}

async function savedInterview(): Promise<InterviewDto> {
  const { id } = await signUp(now)
  const { request } = now.context
  const data = { userId: id, role: 'accountant' }
  const interview: InterviewDto = await (await request.post('/api/interviews', { data })).json()
  await request.post(`/api/interviews/${interview.id}/save`, { data: { currentQuestionIndex: 0, answers: [] } })
  return interview
}

it('opens a dialog as soon as its script arrives, and returns the focus', async () => {
  const { page } = now
  await savedInterview()
  const end = await holdScript(page, 'Keep it')
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  const discard = page.getByRole('button', { name: /^Discard/ })
  await discard.click()
  expect(await discard.getAttribute('aria-expanded')).toBe('true')
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  end('arrive')
  await page.getByRole('alertdialog', { name: 'Discard this interview?' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await expect.poll(() => discard.evaluate((button) => button === document.activeElement)).toBe(true)
})

it('says that a dialog cannot be loaded, loses no text, and opens it at the next press', async () => {
  const { page, complaints } = now
  const { id } = await savedInterview()
  const end = await holdScript(page, 'Exit Interview?')
  end('fail')
  await page.goto(`/interview?id=${id}`)
  const answer = page.getByRole('textbox', { name: /answer/i })
  await answer.fill('I reconcile the bank first.')
  const exit = page.getByRole('button', { name: /^Exit/ })
  await exit.click()
  await page.getByText('This could not be loaded').waitFor()
  expect(await answer.inputValue()).toBe('I reconcile the bank first.')
  await page.unrouteAll({ behavior: 'wait' })
  complaints.length = 0
  await exit.click()
  await page.getByRole('alertdialog', { name: 'Exit Interview?' }).waitFor()
})

it('opens a form after its script, in place of its button', async () => {
  const { page } = now
  await signUp(now)
  const end = await holdScript(page, 'Date of the interview')
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Set the date of your interview' }).click()
  expect(await page.getByLabel('Date of the interview').count()).toBe(0)
  end('arrive')
  await page.getByLabel('Date of the interview').fill('2027-03-31')
})

it('says that a menu cannot be loaded where the network was lost before the first touch', async () => {
  const { page, complaints } = now
  await signUp(now)
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  await now.context.setOffline(true)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('alert').filter({ hasText: 'This could not be loaded' }).waitFor()
  await now.context.setOffline(false)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menu').waitFor()
  complaints.length = 0
})

it('keeps the page where a link is followed without a network', async () => {
  const { page } = now
  await signUp(now)
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  await now.context.setOffline(true)
  await page.getByRole('link', { name: 'Review my CV' }).click()
  await page.getByRole('alert').filter({ hasText: 'This could not be loaded' }).waitFor()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await now.context.setOffline(false)
  await page.getByRole('link', { name: 'Review my CV' }).click()
  await page.getByRole('heading', { name: 'Does your CV fit the job?' }).waitFor()
})

it('says that the dialog to sign in is on its way where the network is slow', async () => {
  const { page } = now
  const end = await holdScript(page, 'Start your interview preparation journey')
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Start Free Practice' }).first().click()
  await page.getByRole('status').filter({ hasText: 'Opening…' }).waitFor()
  end('arrive')
  await page.getByRole('dialog').waitFor()
  expect(await page.getByText('Opening…').count()).toBe(0)
})
