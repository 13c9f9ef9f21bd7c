/** The claims of a CV: told, told with another figure, practised, withdrawn and brought back. */
import type { APIRequestContext, Locator, Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { expectAccessible, signUp } from '../helpers/browser'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { runSite, visitEach } from '../helpers/site'

const site = runSite()
const now = visitEach(site)
let page: Page
beforeEach(() => {
  page = now.page
})

const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const SURVEYS = 'Cleaned survey data in Excel for 12 client studies'
const RIGHT = 'I built fourteen dashboards in Power BI, and sixty managers use them each morning.'
const OTHER = 'With my SQL queries over the orders the report time went down by 25 percent.'

/** The left edge of an element's text, in pixels. */
const edgeOf = (of: Locator): Promise<number> =>
  of.evaluate((element) => {
    const text = document.createRange()
    text.selectNode(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element)
    return text.getBoundingClientRect().left
  })

async function until(request: APIRequestContext, path: string, isDone: (body: string) => boolean): Promise<void> {
  await expect.poll(async () => isDone(await (await request.get(path)).text()), { timeout: 60_000 }).toBe(true)
}

it('lists what the CV says beside the answers, practises a claim, withdraws it and brings it back', async () => {
  const { id: userId } = await signUp(now)
  const { request } = now.context
  await page.goto('/claims')
  await page.getByText('No CV review yet').waitFor()
  await page.getByRole('link', { name: 'Check your CV' }).waitFor()

  const texts = { userId, cvContent: CV_TEXT, jobDescription: JOB_TEXT }
  const review = (await (await request.post('/api/cv-reviews', { data: texts })).json()) as { id: string }
  await until(request, `/api/cv-reviews/${review.id}`, (body) => body.includes('"completed"'))
  await page.goto(`/cv-review-results/${review.id}`)
  await page.getByRole('link', { name: 'Compare it with your answers' }).click()
  await page.waitForURL(`**/claims?review=${review.id}`)
  await page.getByText('No answers yet').waitFor()
  await page.getByText('3 not told yet').waitFor()

  const start = { data: { userId, role: 'data-analyst' } }
  const interview = (await (await request.post('/api/interviews', start)).json()) as InterviewDto
  const answers = [RIGHT, OTHER].map((text, i) => ({ questionId: interview.questions[i]?.id, text, timeSpent: 30 }))
  await request.patch(`/api/interviews/${interview.id}`, { data: { status: 'completed', answers } })
  await page.reload()
  await page.getByText('1 to check, 1 not told yet, 1 told').waitFor()
  await page.getByText('In your CV 40%, in your answer 25 percent. Check which one is right.').waitFor()
  await page.getByText(RIGHT).waitFor()
  await expectAccessible(page, 'the claims')
  const practise = page.getByRole('button', { name: /^Practise this\s?: Wrote SQL queries/ })
  // It looks like a link, so its text begins where the quote begins.
  const besides = page.getByRole('heading', { name: 'Wrote SQL queries' })
  expect(Math.abs((await edgeOf(practise)) - (await edgeOf(besides)))).toBeLessThan(1.5)

  const withdraw = page.getByRole('button', { name: `Withdraw: ${SURVEYS}` })
  // Before it is pressed, eyes and screen readers are told what it does.
  await page.getByText('it moves to the end of this list, and you can bring it back').waitFor()
  const note = await withdraw.evaluate((button) =>
    document.getElementById(button.getAttribute('aria-describedby') ?? ''),
  )
  expect(note).not.toBeNull()
  await withdraw.click()
  await page.getByText('1 to check, 1 told, 1 withdrawn').waitFor()
  // The focus follows the claim into its new group.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
    .toContain('Cleaned survey data')
  await page.getByRole('button', { name: `Bring back: ${SURVEYS}` }).click()
  await heading('Not told yet').waitFor()
  expect(await heading('Withdrawn').count()).toBe(0)

  await page.getByRole('button', { name: /^Practise this\s?: Cleaned survey data/ }).click()
  await page.waitForURL('**/interview?id=*')
  await page
    .getByText(/Question 1 of/)
    .first()
    .waitFor()
})

it('leads to the answer that tells a claim', async () => {
  const { id: userId } = await signUp(now)
  const { request } = now.context
  const texts = { userId, cvContent: CV_TEXT, jobDescription: JOB_TEXT }
  const review = (await (await request.post('/api/cv-reviews', { data: texts })).json()) as { id: string }
  const start = { data: { userId, role: 'data-analyst' } }
  const interview = (await (await request.post('/api/interviews', start)).json()) as InterviewDto
  const answers = [{ questionId: interview.questions[1]?.id, text: RIGHT, timeSpent: 30 }]
  await request.patch(`/api/interviews/${interview.id}`, { data: { status: 'completed', answers } })
  await until(request, `/api/cv-reviews/${review.id}`, (body) => body.includes('"completed"'))
  await until(request, `/api/interviews/${interview.id}`, (body) => body.includes('"feedbackStatus":"ready"'))
  await page.goto('/cheat-sheet')
  await page.getByRole('link', { name: 'Compare your answers with your CV' }).click()
  await page.waitForURL('**/claims')
  await page.getByRole('link', { name: /^See the answer/ }).click()
  await page.waitForURL(`**/results/${interview.id}#question-2`)
  await page.locator('#question-2 button[aria-expanded="true"]').first().waitFor()
})
