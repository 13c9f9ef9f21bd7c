/** The line in which somebody types, beside bars that stick to the window. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { signUp, type Visit, visit } from '../helpers/browser'
import { shareSite } from '../helpers/site'

const site = shareSite()

const LONG_ANSWER = Array.from({ length: 80 }, (_, n) => `Line ${n}`).join('\n')

async function openInterview(now: Visit): Promise<void> {
  const { id: userId } = await signUp(now)
  const { request } = now.context
  const data = { userId, role: 'accountant' }
  const { id }: InterviewDto = await (await request.post('/api/interviews', { data })).json()
  await request.post(`/api/interviews/${id}/save`, { data: { currentQuestionIndex: 2, answers: [] } })
  await now.page.goto(`/interview?id=${id}`)
  await now.page.getByRole('textbox', { name: 'Your answer' }).waitFor()
}

/** How far the line with the caret is from the question above it and from the buttons below, in pixels. */
const roomAroundCaret = (page: Page) =>
  page.evaluate(() => {
    const area = document.querySelector<HTMLTextAreaElement>('#answer')
    const question = document.querySelector('#question')?.parentElement?.getBoundingClientRect()
    const foot = document.querySelector('[data-foot]')?.getBoundingClientRect()
    if (!area || !question || !foot) throw new Error('The page has no answer, no question or no buttons.')
    const { paddingTop, lineHeight } = getComputedStyle(area)
    const line = area.value.slice(0, area.selectionStart).split('\n').length - 1
    const top = area.getBoundingClientRect().top + Number.parseFloat(paddingTop) + line * Number.parseFloat(lineHeight)
    return { above: top - question.bottom, below: foot.top - top - Number.parseFloat(lineHeight) }
  })

it.each([
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
])('stays in view in a long answer at $width x $height, also while nothing can be saved', async (viewport) => {
  const now = await visit(site.browser, site.server.url, { viewport, hasTouch: true, reducedMotion: 'reduce' })
  const { page, context, complaints } = now
  await openInterview(now)
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Your answer' }).fill(LONG_ANSWER)
  await page
    .locator('[data-foot]')
    .getByText(/kept|offline/i)
    .first()
    .waitFor()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('.')
  await expect.poll(async () => (await roomAroundCaret(page)).below).toBeGreaterThanOrEqual(0)
  for (let line = 0; line < 60; line++) await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await roomAroundCaret(page)).above).toBeGreaterThanOrEqual(0)
  for (let line = 0; line < 40; line++) await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await roomAroundCaret(page)).below).toBeGreaterThanOrEqual(0)
  await context.close()
  expect(complaints).toEqual([])
})
