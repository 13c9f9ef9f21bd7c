/** Follow-up questions during and after the interview, in a browser against the production build. */
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { GOOD_ANSWER } from '../helpers/answers'
import { expectAccessible, signUp, startInterview } from '../helpers/browser'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()
const now = visitEach(site)
let page: Page

beforeEach(async () => {
  page = now.page
  await signUp(now)
})

const button = (name: string) => page.getByRole('button', { name })
const position = (value: string) => page.getByText(value, { exact: true }).first()

it('appears directly after the answer, and both texts persist over a reload', async () => {
  await startInterview(page)
  expect(await button('Take the follow-up question').count()).toBe(0)
  await page.getByRole('textbox', { name: 'Your answer' }).fill(GOOD_ANSWER)
  await page.getByText('Optional: what an interviewer could ask next about this answer.').waitFor()
  await button('Take the follow-up question').click()
  await position('Question 2 of 6').waitFor()
  await page.getByText('Follow-up', { exact: true }).waitFor()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('That was the part I did alone.')
  await page.reload()
  await position('Question 2 of 6').waitFor()
  expect(await page.getByRole('textbox', { name: 'Your answer' }).inputValue()).toBe('That was the part I did alone.')
  await button('Previous').click()
  await position('Question 1 of 6').waitFor()
  expect(await page.getByRole('textbox', { name: 'Your answer' }).inputValue()).toBe(GOOD_ANSWER)
})

const STORY =
  'In my last job at a flour distributor the weekly stock report took nine days. My task was to make it faster. ' +
  'I sat with the three people who used it and wrote down every step. ' +
  'Then I rewrote the two slowest queries and added a test for each of them. ' +
  'After that the report was ready in 4 days, and the finance lead closed the month on time.'
const REPLY = 'It comes from the log of the report server, which I read every Monday for three months.'

async function finish(): Promise<void> {
  // The last question has another name for it.
  await page.getByRole('button', { name: /^(Finish|Submit) Interview$/ }).click()
  await button('Finish & Get Results').click()
  await page.waitForURL('**/results/*')
}

/** Answers the first question that asks for a story. */
async function tellStory(): Promise<void> {
  for (let number = 1; (await page.getByText('Behavioral', { exact: true }).count()) === 0; number++) {
    await button('Next').click()
    await position(`Question ${number + 1} of 5`).waitFor()
  }
  await page.getByRole('textbox', { name: 'Your answer' }).fill(STORY)
}

it('quotes a story that was typed just before, is not scored, and stands below it in the results', async () => {
  await startInterview(page)
  await tellStory()
  await button('Take the follow-up question').click()
  await page.getByRole('heading', { level: 1, name: /^You said: “.*” / }).waitFor()
  await page.getByText('is not scored').waitFor()
  for (const misfit of ['Situational', 'Aim for 100-300 words', 'Found so far'])
    expect(await page.getByText(misfit, { exact: true }).count()).toBe(0)
  await page.getByRole('textbox', { name: 'Your answer' }).fill(REPLY)
  await page.getByRole('button', { name: /^(Finish|Submit) Interview$/ }).click()
  // The dialog counts what the results count.
  await page.getByText('You have answered 1 out of 5 questions. The follow-up about your own words is not').waitFor()
  await page.keyboard.press('Escape')
  await finish()
  await page.getByText('1 of 5 questions answered').waitFor()
  const result = page.getByRole('article')
  expect(await result.count()).toBe(1)
  await result.getByText(/^with follow-up question \d$/).waitFor()
  await result.getByText('What your answer made us ask').waitFor()
  expect(await result.getByText(REPLY).count()).toBe(1)
  expect(await result.getByText('Not scored').count()).toBe(1)
  await expectAccessible(page, 'results with a question about the own words')
})

it('is shown to a mentor as one that only a person can judge, and that does not count', async () => {
  await startInterview(page)
  await tellStory()
  await button('Take the follow-up question').click()
  await page.getByRole('heading', { level: 1, name: /^You said: “.*” / }).waitFor()
  await page.getByRole('textbox', { name: 'Your answer' }).fill(REPLY)
  await finish()
  await page.getByText('1 of 5 questions answered').waitFor()
  const links = `/api/interviews/${page.url().split('/').at(-1)}/mentor-links`
  const { token } = (await (await now.context.request.post(links, { data: {} })).json()) as { token: string }
  await page.goto(`/shared/${token}`)
  await page.getByText('1 of 5 questions answered').waitFor()
  const reply = page.getByRole('article').filter({ hasText: REPLY })
  await reply.getByText('Not scored', { exact: true }).waitFor()
  await reply.getByText('Only a person can judge whether the reply is convincing').waitFor()
  expect(await page.getByText('Not scored', { exact: true }).count()).toBe(1)
  await expectAccessible(page, 'a shared result with a question about the own words')
})

it('could be asked about a story, the results say with what to look for', async () => {
  await startInterview(page)
  await tellStory()
  await finish()
  await page.getByText('What an interviewer could ask next').waitFor()
  await page.getByText('Reply aloud, in two or three sentences').waitFor()
})

it('is answered beside the results, with a strong answer to learn from', async () => {
  await startInterview(page)
  await page.getByRole('textbox', { name: 'Your answer' }).fill(GOOD_ANSWER)
  await finish()
  await button('A strong answer, as an example').click()
  await page.getByText('Why it works:').waitFor()
  await button('Answer the follow-up question').click()
  await page.getByRole('textbox', { name: 'Answer to the follow-up question of question 1' }).fill(GOOD_ANSWER)
  await button('Read my new answer').click()
  await page.getByText(/^Your answer was read: \d+ out of 100\.$/).waitFor({ state: 'attached' })
  await button('Answer it again').waitFor()
})
