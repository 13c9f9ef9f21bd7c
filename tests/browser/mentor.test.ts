/**
 * Sharing a result with a person who has no account: creating the link, opening it on a phone, commenting, revoking it.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import { MENTOR_LINK_DAYS } from '@/domain/mentor/link'
import { paths } from '@/lib/paths'
import type { InterviewDto } from '@/schemas/interview'
import { answerOf } from '../helpers/answers'
import { expectAccessible, signUp, type Visit, visit } from '../helpers/browser'
import { sharedProduct } from '../helpers/shared-site'
import { shareSite, visitEach } from '../helpers/site'

const CV = 'Cut the month-end close at Quokka Limited from nine days to four.'
const ADVERT =
  'Zanzibar Traders look for an accountant who closes the month in four days and files VAT returns on time.'
const COMMENT = 'Say the figure first.\n<script>document.title = "taken"</script> <b>Then</b> the reason.'

const site = shareSite()
const owner = visitEach(site, {
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
})
let interview: InterviewDto
let email: string
beforeEach(async () => {
  const { id: userId, ...account } = await signUp(owner, 'Grace Adaeze Bello')
  email = account.email
  const data = { userId, role: 'accountant', cvContent: CV, jobDescription: ADVERT }
  interview = await practised(data)
})

async function practised(data: { userId: string; role: string; cvContent: string; jobDescription: string }) {
  const { request } = owner.context
  const { id, questions } = (await (await request.post('/api/interviews', { data })).json()) as InterviewDto
  const answers = questions
    .slice(0, 2)
    .map(({ id: questionId }, n) => ({ questionId, text: answerOf(n), timeSpent: 60 }))
  await request.patch(`/api/interviews/${id}`, { data: { status: 'completed', answers } })
  await expect.poll(async () => (await stored(id)).feedbackStatus, { timeout: 20_000 }).toBe('ready')
  return stored(id)
}

/** Personal questions belong to a plan. */
async function buyPlan(userId: string): Promise<void> {
  const { request } = owner.context
  const data = { planType: 'monthly', userId, email }
  const { reference } = await (await request.post('/api/payments/initialize', { data })).json()
  await request.post(`/api/payments/${reference}/sandbox-outcome`, { data: { outcome: 'success' } })
  expect((await request.post('/api/payments/verify', { data: { reference } })).status()).toBe(200)
}

const stored = async (id: string) =>
  (await (await owner.context.request.get(`/api/interviews/${id}`)).json()) as InterviewDto

/** Creates a link on the results page; returns its URL. */
async function makeLink({ page }: Visit): Promise<string> {
  await page.goto(paths.results(interview.id))
  await page.getByRole('button', { name: 'Share with a mentor' }).click()
  await page.getByRole('dialog').getByText(`can read this result for ${MENTOR_LINK_DAYS} days`).waitFor()
  // A double click makes one.
  await page.getByRole('button', { name: 'Create a link' }).dblclick()
  return page.getByLabel('The link').inputValue()
}

/** Runs as a person without an account, on a phone. */
async function asMentor(run: (mentor: Visit) => Promise<void>): Promise<void> {
  const mentor = await visit(site.browser, site.server.url)
  try {
    await run(mentor)
  } finally {
    await mentor.context.close()
  }
  expect(mentor.complaints).toEqual([])
}

describe('a result that is shared with a mentor', { timeout: 300_000 }, () => {
  it('is said to repeat words of the CV and the advert where it has personal questions', async () => {
    const { page } = owner
    const said = page.getByText('Personal questions repeat a few words of your CV and the advert.')
    await makeLink(owner)
    expect(await said.count()).toBe(0)
    const { userId, role } = interview
    await buyPlan(userId)
    interview = await practised({ userId, role, cvContent: CV, jobDescription: ADVERT })
    await makeLink(owner)
    expect(await said.count()).toBe(1)
  })

  it('is opened without an account, commented on, read by its owner, and revoked', async () => {
    const { page } = owner
    const url = await makeLink(owner)
    expect(url).toContain(`${paths.shared('')}`)
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('The link is copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    await page.getByRole('heading', { name: '1 active link' }).waitFor()
    await expectAccessible(page, 'the dialog of links')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

    await asMentor(async ({ page: phone, context }) => {
      const response = await phone.goto(url)
      expect(response?.status()).toBe(200)
      const headers = response?.headers() ?? {}
      expect(headers['x-robots-tag']).toBe('noindex, nofollow')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cache-control']).toContain('no-store')
      expect(await phone.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')

      await phone.getByRole('heading', { level: 1, name: 'Grace’s practice interview' }).waitFor()
      const { range } = interview.feedback ?? {}
      await phone.getByText(`Likely ${range?.low}–${range?.high}`).waitFor()
      await phone.getByText(answerOf(0)).waitFor()
      await phone.getByRole('button', { name: 'What a strong answer covers' }).first().click()
      const html = await phone.content()
      for (const trace of [CV, ADVERT, email, 'Bello', interview.id]) expect(html).not.toContain(trace)
      await expectAccessible(phone, 'a shared result')

      await phone.getByRole('button', { name: 'Comment on answer 1' }).click()
      await phone.getByRole('button', { name: 'Send comment' }).click()
      await phone.getByText('Write the comment first.').waitFor()
      await phone.getByLabel('Your comment').fill(COMMENT)
      await phone.getByLabel('Your name').fill('Tunde')
      await expectAccessible(phone, 'the form of a comment')
      // A reload or a lost connection loses no typed text.
      await phone.reload()
      await expect.poll(() => phone.getByLabel('Your comment').inputValue()).toBe(COMMENT)
      expect(await phone.getByLabel('Your name').inputValue()).toBe('Tunde')
      await context.setOffline(true)
      await phone.getByRole('button', { name: 'Send comment' }).click()
      await phone.getByText('No answer came from the server').waitFor()
      await context.setOffline(false)
      await phone.getByRole('button', { name: 'Send comment' }).click()
      await phone.getByLabel('Your comment').waitFor({ state: 'detached' })
      await phone.getByText('Say the figure first.').waitFor()
      await phone.reload()
      await phone.getByText('Say the figure first.').waitFor()
    })

    await page.goto(paths.dashboard)
    await page.getByText('1 new comment').waitFor()
    await expectAccessible(page, 'the dashboard with a new comment')
    await page.getByRole('link', { name: 'Read it' }).click()
    await page.waitForURL(`**${paths.results(interview.id)}`)
    await page.getByText('Tunde', { exact: true }).waitFor()
    // Rendered as text: neither executed nor bold.
    await page.getByText('<script>document.title = "taken"</script> <b>Then</b> the reason.').waitFor()
    expect(await page.title()).not.toBe('taken')
    await expectAccessible(page, 'a result with a comment')
    await page.reload()
    await page.getByText('Say the figure first.').waitFor({ state: 'attached' })
    await expect.poll(() => page.getByText('1 new comment').count()).toBe(0)
    await page.goto(paths.dashboard)
    await page.getByRole('heading', { name: 'Performance overview' }).waitFor()
    expect(await page.getByText('1 new comment').count()).toBe(0)

    await page.goto(paths.results(interview.id))
    await page.getByRole('button', { name: 'Share with a mentor' }).click()
    await page.getByRole('button', { name: 'End the link' }).click()
    await page.getByRole('heading', { name: '1 active link' }).waitFor({ state: 'detached' })
    await asMentor(async ({ page: phone }) => {
      for (const address of [url, `${site.server.url}${paths.shared('never-made')}`]) {
        const response = await phone.goto(address)
        expect(response?.status()).toBe(404)
        await phone.getByRole('heading', { name: 'This link does not work' }).waitFor()
        expect(await phone.content()).not.toMatch(/Grace|Accountant/)
        await expectAccessible(phone, 'a link that does not work')
      }
    })
    const { output } = await sharedProduct()
    expect(output).not.toContain(url.split('/').at(-1))
  })

  it("keeps the mentor's text when the link is revoked meanwhile, and the owner removes a comment", async () => {
    const { page } = owner
    const url = await makeLink(owner)
    await asMentor(async ({ page: phone }) => {
      await phone.goto(url)
      await phone.getByRole('button', { name: 'Comment on answer 2' }).click()
      await phone.getByLabel('Your comment').fill('Good.')
      await phone.getByLabel('Your comment').press('Control+Enter')
      await phone.getByRole('button', { name: 'Comment on answer 2 again' }).click()
      await phone.getByLabel('Your comment').fill('One more thing.')
      await page.getByRole('button', { name: 'End the link' }).click()
      await page.getByText('The link has ended').first().waitFor()
      await phone.getByRole('button', { name: 'Send comment' }).click()
      await phone.getByText('This link does not work.').waitFor()
      expect(await phone.getByLabel('Your comment').inputValue()).toBe('One more thing.')
    })
    await page.goto(paths.results(interview.id))
    await page.getByRole('link', { name: 'Go to question 2' }).first().waitFor()
    await page.getByRole('button', { name: 'Remove this comment' }).click()
    await page.getByRole('button', { name: 'Remove comment' }).click()
    await page.getByText('Good.', { exact: true }).waitFor({ state: 'detached' })
    // The button is gone with the comment, and the focus is where it was.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('The comment was removed')
    const left = await owner.context.request.get(`/api/interviews/${interview.id}/comments`)
    expect(await left.json()).toEqual([])
  })
})
