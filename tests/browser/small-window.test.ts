/** A low window, larger text, and reduced motion. That every screen fits into 320 px is in `every-screen.ts`. */
import { expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { GOOD_ANSWER } from '../helpers/answers'
import { isFree, launchBrowser, overflowOf, signUp, type Visit, visit } from '../helpers/browser'
import { signInAsDemo } from '../helpers/demo-place'
import { shareSite } from '../helpers/site'

const site = shareSite()

/** Signs up, and saves an interview with half of its answers. @returns its path */
async function halfAnswered(now: Visit): Promise<string> {
  const { id: userId } = await signUp(now)
  const { request } = now.context
  const data = { userId, role: 'accountant' }
  const { id, questions }: InterviewDto = await (await request.post('/api/interviews', { data })).json()
  const answers = questions
    .slice(0, 3)
    .map((question) => ({ questionId: question.id, text: GOOD_ANSWER, timeSpent: 60 }))
  await request.post(`/api/interviews/${id}/save`, { data: { currentQuestionIndex: 3, answers } })
  return `/interview?id=${id}`
}

it('starts no transition with reduced motion', async () => {
  const now = await visit(site.browser, site.server.url, { reducedMotion: 'reduce' })
  await now.page.goto('/guides/accountant')
  // Read in a single call: React may remove an element in between.
  const durations = await now.page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((element) => getComputedStyle(element).transitionDuration),
  )
  await now.context.close()
  expect([...new Set(durations)]).toEqual(['0s'])
  expect(now.complaints).toEqual([])
})

it('the message about a missing role leaves its field in view', async () => {
  const now = await visit(site.browser, site.server.url, { viewport: { width: 390, height: 700 } })
  await signUp(now)
  await now.page.goto('/dashboard')
  await now.page.getByRole('button', { name: 'Start mock interview' }).click()
  await now.page.getByRole('alert').filter({ hasText: 'Please select a role' }).waitFor()
  const field = now.page.getByRole('combobox', { name: 'Role' })
  expect(await field.evaluate((select) => select === document.activeElement)).toBe(true)
  expect(await isFree(field)).toBe(true)
  expect(await isFree(now.page.locator('p', { hasText: 'Please select a role' }).first())).toBe(true)
  await now.context.close()
  expect(now.complaints).toEqual([])
})

it('long names and addresses do not widen the page', async () => {
  const now = await visit(site.browser, site.server.url)
  const { page } = now
  await signUp(now, 'Oluwafunmilayoadebayochukwu')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  expect(await overflowOf(page)).toBe(0)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('oluwaseunfunmilayo.adebayochukwuemeka@student.unilag.edu.ng')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
  expect(await overflowOf(page)).toBe(0)
  await now.context.close()
  expect(now.complaints).toEqual([])
})

const VISITORS = ['/', '/guides', '/guides/accountant', '/pricing', '/how-we-score', '/privacy']
const USERS = ['/dashboard', '/cheat-sheet', '/stories', '/claims', '/settings', '/pricing', '/cv-review']

/** As enlarged to 150 and 200 %. */
it.each([24, 32])('text of %i px cuts nothing off on a phone', async (size) => {
  const browser = await launchBrowser([`--blink-settings=defaultFontSize=${size}`])
  const cut: string[] = []
  const measure = async ({ page }: Visit, path: string, control = page.locator('h1')) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await control.first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    const overflow = await overflowOf(page)
    if (overflow > 0) cut.push(`${path}: ${overflow} px`)
  }
  const visitor = await visit(browser, site.server.url)
  for (const path of VISITORS) await measure(visitor, path)
  const user = await visit(browser, site.server.url)
  await measure(user, await halfAnswered(user), user.page.getByRole('textbox', { name: 'Your answer' }))
  await signInAsDemo(user)
  for (const path of USERS) await measure(user, path)
  await browser.close()
  expect([...cut, ...visitor.complaints, ...user.complaints]).toEqual([])
})

it('shows the whole question in a window as low as a desktop at 400 % zoom', async () => {
  const now = await visit(site.browser, site.server.url, { viewport: { width: 320, height: 256 } })
  const { page, context } = now
  await page.goto(await halfAnswered(now))
  const question = page.getByRole('heading', { level: 1 })
  await question.waitFor()
  // With a short question the parts around it would fit anyway.
  await question.evaluate((heading) => {
    heading.textContent = 'Tell me about a time when you found a mistake in somebody else’s figures. '.repeat(4)
  })
  const hidden = await question.evaluate(({ parentElement: card }) => card && card.scrollHeight - card.clientHeight)
  expect(hidden).toBe(0)
  await context.close()
  expect(now.complaints).toEqual([])
})
