/** The main user journey, end to end, against the production build. */
import type { Page, Request } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { GOOD_ANSWER } from '../helpers/answers'
import { isFree, newEmail, PASSWORD, signUp, startInterview } from '../helpers/browser'
import { startServer } from '../helpers/server-process'
import { runSite, visitEach } from '../helpers/site'

const site = runSite()
const now = visitEach(site)
let page: Page

beforeEach(() => {
  page = now.page
})

const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const answerBox = () => page.getByRole('textbox', { name: 'Your answer' })
/** The first match: changes are often repeated for screen readers. */
const text = (value: string | RegExp) => page.getByText(value, { exact: typeof value === 'string' }).first()

async function stored(): Promise<InterviewDto> {
  const id = await page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string }).id)
  const [latest] = await (await now.context.request.get(`/api/interviews/user/${id}`)).json()
  return (await now.context.request.get(`/api/interviews/${latest.id}`)).json()
}

/** Repeats a request of the page, outside the page. */
async function sendAgain(request: Request, change = (body: string) => body): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const response = await now.context.request.post(request.url(), { headers, data: change(request.postData() ?? '') })
  return response.status()
}

const storedTexts = async () => (await stored()).answers.map((answer) => answer.text)

describe('a visitor', () => {
  it('signs up from the landing page, practises to the results, signs out and in again', async () => {
    const email = newEmail()
    await page.goto('/')
    await button('Start Free Practice').first().click()
    await heading('Create Your Account').waitFor()
    await page.getByLabel('Full Name').fill('Amara Okafor')
    await page.getByLabel('Email Address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm Password').fill('something else')
    await button('Create Account').click()
    await text('Passwords do not match').waitFor()
    await page.getByLabel('Confirm Password').fill(PASSWORD)
    await button('Create Account').click()
    await page.waitForURL('**/dashboard')
    await heading(/Amara/).waitFor()
    await page.reload()
    await heading(/Amara/).waitFor()

    await startInterview(page)
    for (let n = 1; n <= 5; n++) {
      await text(`Question ${n} of 5`).waitFor()
      await answerBox().fill(`${GOOD_ANSWER} This was case ${n}.`)
      if (n < 5) await button('Next Question').click()
    }
    await button('Submit Interview').click()
    await page.waitForURL('**/results/*')
    await heading('Interview Complete').waitFor()
    await heading('Question-by-question analysis').waitFor()
    const { score, answeredCount, status } = await stored()
    expect({ answeredCount, status }).toEqual({ answeredCount: 5, status: 'completed' })
    await text(String(score)).waitFor()
    await page.goto('/dashboard')

    await button('Your account').click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await button('Start Free Practice').first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    await button('Get Started').click()
    await button('Sign in').click()
    await heading('Welcome Back').waitFor()
    await page.getByLabel('Email Address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not the one')
    await button('Sign In').last().click()
    await text('Invalid email or password').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button('Sign In').last().click()
    await page.waitForURL('**/dashboard')
  })

  it.each([
    ...['/dashboard', '/interview', '/results/x', '/cv-review', '/cv-review-results/x'],
    // Where there is no page, too.
    ...['/dashboard/x', '/results', '/interviewer', '/settings/x'],
  ])('is shown the landing page when opening %s', async (path) => {
    await page.goto(path)
    await button('Start Free Practice').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
  })

  it('is redirected to the landing page when opening the settings', async () => {
    await page.goto('/settings')
    await button('Start Free Practice').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

/** Whether each question is answered, as the dots below the progress bar show it. */
const dots = () => page.locator('[data-dot]').evaluateAll((all) => all.map((dot) => dot.getAttribute('data-dot')))

describe('an interview', () => {
  let me: { id: string }
  beforeEach(async () => {
    me = await signUp(now)
  })

  it('is saved within a second of a pause, keeps its position over a reload, and goes back and forth', async () => {
    await startInterview(page)
    await answerBox().fill('The first answer.')
    await text('Saved').waitFor()
    expect(await storedTexts()).toEqual(['The first answer.'])
    await button('Next Question').click()
    await text('Question 2 of 5').waitFor()
    await answerBox().fill('The second answer.')
    await text('Saved').waitFor()
    await page.reload()
    await text('Question 2 of 5').waitFor()
    expect(await answerBox().inputValue()).toBe('The second answer.')
    expect(await dots()).toEqual(['answered', 'answered', 'open', 'open', 'open'])
    await button('Previous').click()
    expect(await answerBox().inputValue()).toBe('The first answer.')
    expect(await storedTexts()).toEqual(['The first answer.', 'The second answer.'])
  })

  it('goes one question on at a double click or a double tap, and is not submitted by it', async () => {
    await startInterview(page)
    for (let n = 1; n < 5; n++) {
      await answerBox().fill(`Answer ${n}.`)
      await button('Next Question').click()
    }
    await answerBox().fill('Answer 5.')
    await text('Saved').waitFor()
    await button('Previous').dblclick()
    await text('Question 4 of 5').waitFor()
    await button('Next Question').dblclick()
    await text('Question 5 of 5').waitFor()
    await button('Submit Interview').waitFor()
    expect((await stored()).status).toBe('in_progress')
  })

  it('keeps in sight what was written after it was finished in another window', async () => {
    await startInterview(page)
    await answerBox().fill('The first answer.')
    await text('Saved').waitFor()
    const { id } = await stored()
    await now.context.request.patch(`/api/interviews/${id}`, { data: { status: 'completed', answers: [] } })
    await answerBox().fill('The first answer, and what came of it.')
    await text(/^This interview was finished in another window\./).waitFor()
    expect(await answerBox().inputValue()).toBe('The first answer, and what came of it.')
    await page.getByRole('link', { name: 'See the results' }).click()
    await page.waitForURL(`**/results/${id}`)
    await heading('Interview Complete').waitFor()
  })

  it('shows a tab its own interview after a reload, although another one was started in another tab', async () => {
    await startInterview(page)
    await answerBox().fill('The first of the accountant.')
    await text('Saved').waitFor()
    const other = await now.context.newPage()
    await startInterview(other, 'Data Analyst')
    // The clock of the tab stores its place once a second.
    await page.waitForFunction(() => {
      const own = sessionStorage.getItem('greenroom:tab-interview')
      return localStorage.getItem(`greenroom:interview:${own}:place`) !== null
    })
    await page.reload()
    await expect.poll(() => answerBox().inputValue()).toBe('The first of the accountant.')
    await other.reload()
    await other.getByText('Data Analyst', { exact: true }).first().waitFor({ state: 'attached' })
    await other.close()
  })

  it('loses nothing shown as saved when the server is killed, and sends the rest afterwards', async () => {
    await startInterview(page)
    await answerBox().fill('Written before the kill.')
    await text('Saved').waitFor()
    const { port } = new URL(site.server.url)
    await site.server.stop('SIGKILL')
    await answerBox().fill('Written before the kill. And while it was down.')
    await text(/^Not saved yet/)
      .first()
      .waitFor()
    site.server = await startServer(site.place.env, Number(port))
    await expect
      .poll(storedTexts, { timeout: 60_000, interval: 500 })
      .toEqual(['Written before the kill. And while it was down.'])
    await text('Saved').waitFor()
  })

  it('keeps the text without a network, says so, and sends it when the network is back', async () => {
    await startInterview(page)
    await now.context.setOffline(true)
    await answerBox().fill('Written on a train.')
    const notice = text(/you are offline/).first()
    await notice.waitFor()
    // What sticks to the foot of the window does not hide it.
    expect(await isFree(notice)).toBe(true)
    await button('Next Question').click()
    await answerBox().fill('And one more.')
    await now.context.setOffline(false)
    await text('Saved').waitFor({ timeout: 60_000 })
    expect(await storedTexts()).toEqual(['Written on a train.', 'And one more.'])
  })

  it('keeps the newer text when an abandoned save arrives after it', async () => {
    await startInterview(page)
    const late = page.waitForRequest(/interview\.saveAnswer/)
    await page.route(/interview\.saveAnswer/, (route) => route.abort(), { times: 1 })
    await answerBox().fill('An older thought.')
    await text(/^Not saved yet/).waitFor()
    await answerBox().fill('An older thought, and a newer one.')
    await text('Saved').waitFor()
    expect(await sendAgain(await late)).toBe(200)
    expect(await storedTexts()).toEqual(['An older thought, and a newer one.'])
  })

  it('shows the newer text of another device, and saves the chosen one', async () => {
    await startInterview(page)
    const sent = page.waitForRequest(/interview\.saveAnswer/)
    await answerBox().fill('Begun here.')
    await text('Saved').waitFor()
    const clockAhead = (body: string) =>
      body.replace('Begun here.', 'Written there.').replace(/"revision":\d+/, `"revision":${Date.now() + 600_000}`)
    expect(await sendAgain(await sent, clockAhead)).toBe(200)
    await answerBox().fill('Begun here and gone on with.')
    // Before the debounce delay: finishing detects the conflict.
    await button('Finish Interview').click()
    await button('Finish & Get Results').click()
    await text(/^Question 1 has two versions/).waitFor()
    await text('This answer was also written on another device').waitFor()
    await text('Written there.').waitFor()
    expect(await storedTexts()).toEqual(['Written there.'])
    await button('Keep what is written here').click()
    await text('Saved').waitFor()
    expect(await storedTexts()).toEqual(['Begun here and gone on with.'])
  })

  it('is saved for later, resumed at the next question, and discarded', async () => {
    await startInterview(page)
    await answerBox().fill('The first answer.')
    await button('Save & Continue Later').click()
    await page.waitForURL('**/dashboard')
    expect(await stored()).toMatchObject({ status: 'saved', currentQuestionIndex: 1 })
    await page.getByRole('link', { name: /Resume/ }).click()
    await text('Question 2 of 5').waitFor()
    await button('Previous').click()
    await text('Question 1 of 5').waitFor()
    expect(await answerBox().inputValue()).toBe('The first answer.')
    await button(/Exit/).click()
    await heading('Exit Interview?').waitFor()
    await button('Discard Progress').click()
    await page.waitForURL('**/dashboard')
    expect((await stored()).status).toBe('abandoned')
  })

  it('can be finished early, with the score of what was answered', async () => {
    await startInterview(page)
    await answerBox().fill(GOOD_ANSWER)
    await button('Finish Interview').click()
    await heading('Finish Interview Early?').waitFor()
    await button('Finish & Get Results').click()
    await page.waitForURL('**/results/*')
    await heading('Interview Complete').waitFor()
    expect(await stored()).toMatchObject({ status: 'completed', answeredCount: 1 })
  })

  it('shows the findings so far while typing, never a score, and can be switched off', async () => {
    await startInterview(page)
    const help = page.getByRole('region', { name: 'Found so far' })
    const fold = help.getByRole('button', { name: 'Found so far' })
    await answerBox().fill(GOOD_ANSWER)
    // Collapsed by default.
    expect(await fold.getAttribute('aria-expanded')).toBe('false')
    await fold.click()
    // The detected details, quoted from the answer.
    await help
      .getByText(/^“.+”$/)
      .first()
      .waitFor()
    expect(await help.textContent()).not.toMatch(/\d+ ?(%|of 100|points)/)
    await page.reload()
    await help.getByRole('list', { name: 'Details' }).waitFor()
    await fold.click()
    await page.reload()
    await fold.waitFor()
    expect(await fold.getAttribute('aria-expanded')).toBe('false')
  })

  it('allows a retake of an answer and shows only clear changes', async () => {
    await startInterview(page)
    await answerBox().fill('We did it.')
    await button('Finish Interview').click()
    await button('Finish & Get Results').click()
    await page.waitForURL('**/results/*')
    await heading('Interview Complete').waitFor()
    const before = (await stored()).score
    const question = page.getByRole('article').getByText((await stored()).questions[0]?.text ?? '', { exact: true })
    const places = await question.count()
    await button('Answer again').first().click()
    // Above the form too, from where its other places are out of sight on a phone.
    await expect.poll(() => question.count()).toBe(places + 1)
    await page.getByRole('textbox', { name: 'New answer to question 1' }).fill(GOOD_ANSWER)
    await button('Read my new answer').click()
    await heading('Your attempts at this question').waitFor()
    expect((await stored()).score).toBe(before)
  })

  it('that is not saved for later cannot be resumed', async () => {
    await startInterview(page)
    const { id } = await stored()
    await page.goto(`/interview?id=${id}`)
    await text(/Cannot resume interview/).waitFor()
    await page.waitForURL('**/dashboard')
  })

  it('cannot be started a third time in a month on the free plan', async () => {
    for (let i = 0; i < 2; i++) {
      await now.context.request.post('/api/interviews', { data: { userId: me.id, role: 'accountant' } })
    }
    await page.goto('/dashboard')
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Accountant')
    await button('Start mock interview').click()
    await text('Monthly limit reached').waitFor()
  })
})
