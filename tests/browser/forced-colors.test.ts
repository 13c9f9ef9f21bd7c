/** Forced colours, as of the contrast themes of Windows: what is told by a colour elsewhere must still be seen. */
import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { GOOD_ANSWER } from '../helpers/answers'
import { signUp } from '../helpers/browser'
import { signInAsDemo } from '../helpers/demo-place'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()
const now = visitEach(site, { forcedColors: 'active', reducedMotion: 'reduce' })
let page: Page
beforeEach(() => {
  page = now.page
})

const surfaceOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor)
const canvas = () => surfaceOf(page.locator('body'))

it('the item of a menu that the keyboard has reached is marked', async () => {
  await signUp(now)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Your account/ }).press('Enter')
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('ArrowDown')
  const reached = page.locator('[role=menuitem][data-highlighted]')
  await reached.waitFor()
  expect(await surfaceOf(reached)).not.toBe(await surfaceOf(page.locator('[role=menuitem]:not([data-highlighted])')))
})

it('answered questions, progress and the interviews left are seen', async () => {
  const { id: userId } = await signUp(now)
  const { request } = now.context
  const interview: InterviewDto = await (
    await request.post('/api/interviews', { data: { userId, role: 'accountant' } })
  ).json()
  const answers = [{ questionId: interview.questions[0]?.id, text: GOOD_ANSWER, timeSpent: 30 }]
  await request.post(`/api/interviews/${interview.id}/save`, { data: { currentQuestionIndex: 1, answers } })
  await page.goto('/dashboard')
  const lamps = page.getByText('1 of 2 interviews left this month').locator('span[aria-hidden] > span')
  expect(await surfaceOf(lamps.first())).not.toBe(await surfaceOf(lamps.nth(1)))
  await page.goto(`/interview?id=${interview.id}`)
  const bar = page.getByRole('progressbar', { name: 'Progress' })
  expect(await surfaceOf(bar.locator('div'))).not.toBe(await canvas())
  await page.getByRole('button', { name: /^Question 2 of 5/ }).press('Enter')
  const dots = page.getByRole('menuitemradio').locator('span[aria-hidden]')
  await expect.poll(() => dots.count()).toBe(5)
  expect(await surfaceOf(dots.first())).not.toBe(await surfaceOf(dots.nth(2)))
})

it('the likely range and the points of the chart are seen', async () => {
  await signInAsDemo(now)
  await page.goto('/dashboard')
  const points = page.getByRole('img', { name: /points, oldest first/ }).locator('span.rounded-full')
  await expect.poll(() => points.count()).toBeGreaterThan(1)
  const surfaces = await Promise.all((await points.all()).map(surfaceOf))
  expect(surfaces).not.toContain(await canvas())
})

it('the chosen field of work is marked', async () => {
  await page.goto('/guides')
  const [all, finance] = ['All', 'Finance'].map((name) => page.getByRole('button', { name, exact: true }))
  if (!all || !finance) throw new Error('no filter')
  expect(await surfaceOf(all)).not.toBe(await surfaceOf(finance))
})
