/** The guide to questions that are common to all roles. */
import { expect, it } from 'vitest'
import { allOpeners } from '@/content/openers'
import { privateQuestions } from '@/content/private-questions'
import { ROLE_FAMILIES } from '@/domain/interview/role-groups'
import { everyoneParts } from '@/features/guides/everyone-parts'
import { PRIVATE_TITLE } from '@/features/guides/private-questions'
import { visit } from '../helpers/browser'
import { shareSite } from '../helpers/site'

const site = shareSite()

const PATH = '/guides/questions-everyone-gets'
const questions = everyoneParts(allOpeners()).flatMap((part) => part.questions)

it.each(['/guides', '/guides/civil-engineer'])('is reached from %s', async (from) => {
  const { page, context, complaints } = await visit(site.browser, site.server.url)
  await page.goto(from)
  await page.getByRole('link', { name: 'Questions everyone gets' }).click()
  await page.waitForURL(PATH)
  await page.getByRole('heading', { level: 1, name: 'Questions everyone gets' }).waitFor()
  await context.close()
  expect(complaints).toEqual([])
})

it('shows every question and unfolds an example by keyboard, also where scripts do not run', async () => {
  const { page, context } = await visit(site.browser, site.server.url, { javaScriptEnabled: false })
  await page.goto(PATH)
  const article = page.getByRole('article')
  expect(await article.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'At the beginning',
    'If it applies to you',
    'At the end',
    PRIVATE_TITLE,
  ])
  expect(await article.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    ...questions.map(({ text }) => text),
    ...privateQuestions().questions.map(({ asked }) => asked),
  ])
  const summaries = article.locator('summary', { hasText: /^Examples from/ })
  expect(await summaries.count()).toBe(questions.length)
  const answer = article.getByText(questions[0]!.modelAnswers.software)
  expect(await answer.isVisible()).toBe(false)
  await summaries.first().press('Enter')
  await answer.waitFor()
  expect(await summaries.first().locator('..').getByRole('heading').count()).toBe(ROLE_FAMILIES.length)
  await summaries.first().press('Enter')
  await answer.waitFor({ state: 'hidden' })
  await context.close()
})

it('leads from its contents to the end, past text that has no height yet', async () => {
  const { page, context } = await visit(site.browser, site.server.url)
  await page.goto(PATH)
  await page.getByText('In this guide').click()
  await page.getByRole('link', { name: PRIVATE_TITLE }).click()
  const top = () => page.getByRole('heading', { name: PRIVATE_TITLE }).evaluate((it) => it.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(150)
  expect(await top()).toBeGreaterThan(50)
  await context.close()
})

it('is found by search engines, under its own address', async () => {
  const html = await (await fetch(site.server.url + PATH)).text()
  expect(/<title>([^<]*)/.exec(html)?.[1]).toContain('Questions everyone gets')
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}/)
  expect(/<link rel="canonical" href="([^"]*)/.exec(html)?.[1]).toMatch(new RegExp(`^https?://[^/]+${PATH}$`))
  expect(await (await fetch(`${site.server.url}/sitemap.xml`)).text()).toContain(`${PATH}</loc>`)
})
