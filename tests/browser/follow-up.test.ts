/** Follow-up questions during and after the interview, in a browser against the production build. */
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { GOOD_ANSWER } from '../helpers/answers'
import { signUp } from '../helpers/browser'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()
const now = visitEach(site)
let page: Page

beforeEach(async () => {
  page = now.page
  await signUp(now)
  await page.goto('/dashboard')
})

const button = (name: string) => page.getByRole('button', { name })
const position = (value: string) => page.getByText(value, { exact: true }).first()

async function startInterview(): Promise<void> {
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Accountant')
  await button('Start mock interview').click()
  await page.waitForURL('**/interview')
  await position('Question 1 of 5').waitFor()
}

it('appears directly after the answer, and both texts persist over a reload', async () => {
  await startInterview()
  expect(await button('Take the follow-up question').count()).toBe(0)
  await page.getByRole('textbox', { name: 'Your answer' }).fill(GOOD_ANSWER)
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

it('is answered beside the results, with a strong answer to learn from', async () => {
  await startInterview()
  await page.getByRole('textbox', { name: 'Your answer' }).fill(GOOD_ANSWER)
  await button('Finish Interview').click()
  await button('Finish & Get Results').click()
  await page.waitForURL('**/results/*')
  await button('A strong answer, as an example').click()
  await page.getByText('Why it works:').waitFor()
  await button('Answer the follow-up question').click()
  await page.getByRole('textbox', { name: 'Answer to the follow-up question of question 1' }).fill(GOOD_ANSWER)
  await button('Read my new answer').click()
  await page.getByText(/^Your answer was read: \d+ out of 100\.$/).waitFor({ state: 'attached' })
  await button('Answer it again').waitFor()
})
