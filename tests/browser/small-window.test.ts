/** What holds on a window of 320 px, and for whoever wants less motion. */
import { describe, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { GOOD_ANSWER } from '../helpers/answers'
import { expectAccessible, signUp, type Visit, visit } from '../helpers/browser'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { shareSite } from '../helpers/site'

const site = shareSite()

/** A user with a finished and a saved interview, and a CV review. */
async function withHistory(now: Visit): Promise<{ results: string; saved: string; review: string }> {
  const { id } = await signUp(now)
  const { request } = now.context
  const start = async (): Promise<InterviewDto> =>
    (await request.post('/api/interviews', { data: { userId: id, role: 'accountant' } })).json()
  const answer = ({ questions }: InterviewDto) => [{ questionId: questions[0]?.id, text: GOOD_ANSWER, timeSpent: 90 }]
  const [done, saved] = [await start(), await start()]
  await request.patch(`/api/interviews/${done.id}`, { data: { status: 'completed', answers: answer(done) } })
  const save = { currentQuestionIndex: 1, answers: answer(saved) }
  await request.post(`/api/interviews/${saved.id}/save`, { data: save })
  await expect
    .poll(async () => ((await (await request.get(`/api/interviews/${done.id}`)).json()) as InterviewDto).feedbackStatus)
    .toBe('ready')
  const texts = { userId: id, cvContent: CV_TEXT, jobDescription: JOB_TEXT }
  const review = (await (await request.post('/api/cv-reviews', { data: texts })).json()) as { id: string }
  const read = async () => (await request.get(`/api/cv-reviews/${review.id}`)).json()
  await expect.poll(async () => (await read()).status).toBe('completed')
  return {
    results: `/results/${done.id}`,
    saved: `/interview?id=${saved.id}`,
    review: `/cv-review-results/${review.id}`,
  }
}

/** Corresponds to 400 % zoom. */
describe('the accessibility at 320 px', () => {
  const options = { viewport: { width: 320, height: 900 }, reducedMotion: 'reduce' as const }

  it('holds for a visitor', async () => {
    const now = await visit(site.browser, site.server.url, options)
    const screens = [
      '/',
      '/guides',
      '/guides/accountant',
      '/guides/questions-everyone-gets',
      '/how-we-score',
      '/privacy',
      '/pricing',
      '/developers',
      '/forgot-password',
      '/reset-password/x',
      '/verify-email/x',
      '/shared/x',
      '/no-such-page',
    ]
    for (const path of screens) {
      await now.page.goto(path)
      await now.page.getByRole('heading', { level: 1 }).first().waitFor()
      await expectAccessible(now.page, path)
    }
    await now.page.goto('/')
    await now.page.getByRole('button', { name: 'Start Free Practice' }).first().click()
    await now.page.getByRole('dialog').waitFor()
    await expectAccessible(now.page, 'the auth dialog')
    await now.context.close()
    expect(now.complaints).toEqual([])
  })

  it('holds for a user', async () => {
    const now = await visit(site.browser, site.server.url, options)
    const { results, saved, review } = await withHistory(now)
    const own = ['/dashboard', '/review', '/stories', '/cheat-sheet']
    for (const path of [...own, results, saved, '/cv-review', review, '/settings', '/pricing']) {
      await now.page.goto(path)
      await now.page.getByRole('heading', { level: 1 }).first().waitFor()
      await expectAccessible(now.page, path)
    }
    await now.page.goto(saved)
    await now.page.getByRole('button', { name: /Exit/ }).click()
    await now.page.getByRole('alertdialog').waitFor()
    await expectAccessible(now.page, 'the exit dialog')
    await now.context.close()
    expect(now.complaints).toEqual([])
  })
})

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
  // The element that a finger in the middle of the field, or of its message, would touch.
  const isFree = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  expect(await field.evaluate(isFree)).toBe(true)
  expect(await now.page.locator('p', { hasText: 'Please select a role' }).first().evaluate(isFree)).toBe(true)
  await now.context.close()
  expect(now.complaints).toEqual([])
})
