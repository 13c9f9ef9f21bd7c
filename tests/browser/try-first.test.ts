/** A trial question on the landing page, and its answer in the account that is created afterwards. */
import type { Page, Request } from 'playwright-core'
import { expect, it } from 'vitest'
import { trialQuestions } from '@/content/trial-questions'
import { evaluate } from '@/domain/evaluation/evaluate'
import type { InterviewDto } from '@/schemas/interview'
import { expectAccessible, newEmail, PASSWORD } from '../helpers/browser'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()
// What the first visit loads is tested, so nothing may come from the cache.
const now = visitEach(site, {}, true)

/** Limit for the compressed scripts of the landing page before any interaction. */
const MOST_SCRIPT = 130_000

const [question, otherQuestion] = trialQuestions('accountant')
if (!question || !otherQuestion) throw new Error('The tests want two questions to try for an accountant.')
const [first, second] = question.keyPoints
const ANSWER = `${first?.says?.[0]} ${second?.says?.[1]} I would explain this to my manager before we close the month.`

const part = (page: Page) => page.getByRole('region', { name: 'Try it before you sign up' })
const field = (page: Page) => part(page).getByLabel('Your answer')

async function ask(page: Page) {
  await part(page).getByLabel('Your role').selectOption({ label: 'Accountant' })
  await part(page).getByRole('button', { name: 'Try a question' }).click()
  await part(page)
    .getByRole('heading', { name: question?.text ?? '' })
    .waitFor()
}

async function readAnswer(page: Page, text: string) {
  await field(page).fill(text)
  await part(page).getByRole('button', { name: 'Check my answer' }).click()
  await part(page).getByRole('heading', { name: 'What your answer shows' }).waitFor()
}

async function signUp(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full Name').fill('Amara Okafor')
  await dialog.getByLabel('Email Address').fill(newEmail())
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('Confirm Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL(/\/dashboard/)
}

it('evaluates an answer, keeps it over a reload, and moves it into the new account', async () => {
  const { page, context } = now
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto('/')
  await page.getByRole('link', { name: 'Try a question' }).click()
  await ask(page)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(question.text)
  await readAnswer(page, ANSWER)

  const { score, range, points } = evaluate({ question, answer: ANSWER })
  const shown = part(page)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('What your answer shows')
  expect(await shown.getByText(String(score), { exact: true }).count()).toBe(1)
  await shown.getByText(`out of 100, likely ${range.low}–${range.high}`).waitFor()
  expect(points[0]).toMatchObject({ verdict: 'met', quote: expect.any(String) })
  for (const { quote } of points) if (quote) await shown.getByText(`“${quote}”`, { exact: false }).first().waitFor()
  for (const { text } of question.keyPoints) await shown.getByText(text, { exact: true }).waitFor()
  expect(await shown.getByText('Not found').count()).toBe(points.filter(({ verdict }) => verdict === 'missing').length)
  await shown.getByRole('heading', { name: 'What to say better' }).waitFor()
  await expectAccessible(page, 'an answer that was tried')
  // The typed text has not left the device.
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([])

  await page.reload()
  // The page comes from a file, and its script puts in what was kept.
  await expect.poll(() => part(page).getByLabel('Your role').inputValue()).toBe('accountant')
  await part(page).getByRole('button', { name: 'Try a question' }).click()
  await expect.poll(() => field(page).inputValue()).toBe(ANSWER)
  await part(page).getByRole('button', { name: 'Check my answer' }).press('Enter')
  await part(page).getByRole('button', { name: 'Create an account and keep it' }).click()
  await signUp(page)
  await page.getByRole('heading', { name: 'Your answer has been added to your results' }).waitFor()
  await page.getByText('It did not use up any of your interviews.').waitFor()
  await expectAccessible(page, 'the dashboard with the answer')
  await page.getByRole('link', { name: 'See the result' }).click()
  await page.waitForURL(/\/results\//)
  await page.getByText(ANSWER.slice(0, 40)).first().waitFor()

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const interview: InterviewDto = await (await context.request.get(`/api/interviews/${id}`)).json()
  expect(interview.feedback?.questionScores[0]).toMatchObject({ score, range, points })
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('Your answer is saved on this device').count()).toBe(0)
  // The next interview begins with the role that was tried.
  await expect.poll(() => page.getByRole('combobox', { name: 'Role' }).inputValue()).toBe(interview.role)
})

it('is offered after a later sign-up, and reports an answer that cannot be moved', async () => {
  const { page } = now
  await page.goto('/')
  await ask(page)
  await field(page).fill(ANSWER)
  await page.getByRole('button', { name: 'Start Free Practice' }).first().click()
  await signUp(page)
  const offer = page.getByRole('region', { name: 'Your answer is saved on this device' })
  await offer.getByText(question.text).waitFor()
  await page.route('**/api/trpc/interview.keepTrial**', (route) => route.abort())
  await offer.getByRole('button', { name: 'Add it to my results' }).click()
  await offer.getByText('The server does not answer.').waitFor()
  await offer.getByRole('button', { name: 'What you wrote' }).click()
  await offer.getByText(ANSWER).waitFor()
  await page.unroute('**/api/trpc/interview.keepTrial**')
  await offer.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('link', { name: 'See the result' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('See the result')

  // A second answer from the same browser.
  await page.evaluate(
    ([id, text]) => {
      localStorage.setItem('greenroom:trial', JSON.stringify({ role: 'accountant', questionId: id, question: text }))
      localStorage.setItem(`greenroom:trial:${id}`, JSON.stringify('Something else.'))
    },
    [otherQuestion.id, otherQuestion.text] as const,
  )
  await page.reload()
  await offer.getByRole('button', { name: 'Add it to my results' }).click()
  await offer.getByText('each account can keep one').waitFor()
  expect(await offer.getByRole('button', { name: 'Retry' }).count()).toBe(0)
  await offer.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click()
  await offer.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('trial')))).toEqual([])
})

it('loses no text when the connection fails, and offers a retry', async () => {
  const { page, context } = now
  await page.goto('/', { waitUntil: 'networkidle' })
  const loading = part(page).getByRole('button', { name: 'Try a question' })
  await part(page).getByLabel('Your role').selectOption('accountant')
  await context.setOffline(true)
  await loading.click()
  await part(page).getByRole('alert').getByText('could not be loaded').waitFor()
  await context.setOffline(false)

  // First the questions fail to load, then the evaluation worker.
  await page.route('**/trial-questions/**', (route) => route.abort())
  await page.route('**/turbopack-worker*', (route) => route.abort())
  await part(page).getByRole('button', { name: 'Retry' }).click()
  await part(page).getByText('The question could not be loaded', { exact: true }).waitFor()
  await page.unroute('**/trial-questions/**')
  await part(page).getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await field(page).fill(ANSWER)
  await part(page).getByRole('button', { name: 'Check my answer' }).click()
  await part(page).getByText('Your answer could not be read').waitFor()
  expect(await field(page).inputValue()).toBe(ANSWER)
  await page.unroute('**/turbopack-worker*')
  await part(page).getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await part(page).getByRole('heading', { name: 'What your answer shows' }).waitFor()
})

it('does not evaluate a short answer, and asks for one when it is empty', async () => {
  const { page } = now
  await page.goto('/')
  await ask(page)
  await part(page).getByRole('button', { name: 'Check my answer' }).click()
  await part(page).getByText('Write an answer first').waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await field(page).fill('I book it.')
  await field(page).press('Control+Enter')
  await part(page).getByText('too little to judge').waitFor()
  await part(page).getByRole('button', { name: 'Another question' }).click()
  await part(page).getByRole('heading', { name: otherQuestion.text }).waitFor()
  expect(await field(page).inputValue()).toBe('')
})

it('loads no scripts until it is used', async () => {
  const { page } = now
  const scripts: Request[] = []
  const urls: string[] = []
  page.on('requestfinished', (request) => {
    urls.push(request.url())
    if (request.resourceType() === 'script') scripts.push(request)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(total).toBeGreaterThan(50_000)
  expect(total).toBeLessThan(MOST_SCRIPT)
  await part(page).getByLabel('Your role').selectOption('accountant')
  await page.waitForLoadState('networkidle')
  expect(urls.filter((url) => /trial-questions|worker/.test(url))).toEqual([])
})
