/** A word that is too long for a line of a phone, wherever a page shows what somebody wrote. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { paths } from '@/lib/paths'
import type { NewMentorLinkDto } from '@/schemas/mentor'
import { GOOD_ANSWER } from '../helpers/answers'
import { newEmail, overflowOf, PASSWORD, type Visit, visit } from '../helpers/browser'
import { type Api, liveIn } from '../helpers/lived-in'
import { shareSite } from '../helpers/site'

const site = shareSite()

/** A word that can be a requirement of an advert, and is too long for a line. */
const LONG_WORD = 'WOMBATMAMMOTHWOMBATMAMMOTH9924'

/** A client of the API with the cookies of a window. */
const apiOf = ({ request }: BrowserContext): Api => ({
  json: async (method, path, data) => {
    const response = await request.fetch(path, data === undefined ? { method } : { method, data })
    return { status: response.status(), body: await response.json() }
  },
})

/** Has an answer read on the landing page. */
async function tryFirst(page: Page, answer: string): Promise<void> {
  await page.goto(paths.home)
  const trial = page.getByRole('region', { name: 'Try it before you sign up' })
  await trial.getByLabel('Your role').selectOption({ label: 'Accountant' })
  await trial.getByRole('button', { name: 'Try a question' }).click()
  await trial.getByLabel('Your answer').fill(answer)
  await trial.getByRole('button', { name: 'Check my answer' }).click()
  await trial.getByRole('heading', { name: 'What your answer shows' }).waitFor()
}

it('one long word widens no page', { timeout: 180_000 }, async () => {
  const { url } = site.server
  const narrow = { viewport: { width: 320, height: 900 }, reducedMotion: 'reduce' } as const
  const [now, mentor] = [await visit(site.browser, url, narrow), await visit(site.browser, url, narrow)]
  const api = apiOf(now.context)
  const made = async <T>(method: string, path: string) => (await api.json(method, path)).body as T
  const { id } = await liveIn(api, apiOf(mentor.context), { email: newEmail(), marker: LONG_WORD, password: PASSWORD })
  const [interview] = await made<{ id: string }[]>('GET', `/api/interviews/user/${id}/completed`)
  const [review] = await made<{ id: string }[]>('GET', `/api/cv-reviews/user/${id}`)
  if (!interview || !review) throw new Error('The account has no interview or no review.')
  const { token } = await made<NewMentorLinkDto>('POST', `/api/interviews/${interview.id}/mentor-links`)
  const wide: string[] = []
  const look = async ({ page }: Visit, path: string) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    for (const closed of await page.locator('main [aria-expanded="false"]:not([aria-haspopup])').all()) {
      if (await closed.isVisible()) await closed.click()
    }
    expect(await page.locator('main').textContent(), path).toContain(LONG_WORD)
    const overflow = await overflowOf(page)
    if (overflow > 0) wide.push(`${path} by ${overflow} px`)
  }
  for (const path of [
    ...[paths.dashboard, paths.results(interview.id)],
    ...[paths.cvReviewResults(review.id), paths.improveCvReview(review.id)],
    ...[paths.stories, paths.cheatSheet, paths.claims],
  ]) {
    await look(now, path)
  }
  await look(mentor, paths.shared(token))
  await tryFirst(mentor.page, `${GOOD_ANSWER} ${LONG_WORD}`)
  expect(await overflowOf(mentor.page), 'the answer to the question to try').toBe(0)
  for (const { context, complaints } of [now, mentor]) {
    await context.close()
    expect(complaints).toEqual([])
  }
  expect(wide).toEqual([])
})
