/** The options of an interview: its length, own questions, and questions to the interviewer. */
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { GOOD_ANSWER } from '../helpers/answers'
import { chosen, expectAccessible, signUp } from '../helpers/browser'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()
const now = visitEach(site)
let page: Page

beforeEach(async () => {
  page = now.page
  await signUp(now)
  await page.goto('/dashboard')
})

const ADVERT =
  'Accountant at Danfaru Mills. You reconcile the weighbridge records with the stock of flour. You close the month in five days.'
const QUESTION = 'Tell me about a time when you found an error in the stock records.'
const POINT = 'I counted the stock again with the storekeeper'
const TO_US = 'Where do the weighbridge records and the stock come apart most often?'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const position = (value: string) => page.getByText(value, { exact: true }).first()

/** Pastes by an event, since tests cannot access the clipboard. */
const paste = (text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

it('asks the own question first, keeps typed text, and assesses the answer and the questions to the interviewer', async () => {
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Accountant')
  await page.getByRole('button', { name: /^Tailor it/ }).click()
  await field('Job description').fill(ADVERT)
  await button('More options').click()
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Senior')
  await page.getByRole('switch', { name: 'Offer follow-up questions' }).click()
  await button('Add a question of your own').click()
  await field('Question 1').focus()
  await paste(`1. ${QUESTION}\n2. Why?`)
  await field('Points you want to make to question 1').fill(`- ${POINT}\n`)
  await expect.poll(() => chosen(page.getByRole('combobox', { name: 'Kind of question 1' }))).toBe('Behavioral')
  await expectAccessible(page, 'the start form with more options')

  // Persists over a reload.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(POINT)
  await page.reload()
  await button('More options').click()
  expect(await field('Question 1').inputValue()).toBe(QUESTION)
  expect(await field('Points you want to make to question 1').inputValue()).toBe(POINT)
  expect(await chosen(page.getByRole('combobox', { name: 'Level' }))).toBe('Senior')

  // An error in the collapsed options expands them.
  await button('More options').click()
  await button('Start mock interview').click()
  await page.getByText('A question of your own has at least 10 characters.').waitFor()
  await button('Remove question 2').click()
  await expect.poll(() => button('Add another question').evaluate((it) => it === document.activeElement)).toBe(true)
  await button('Start mock interview').click()
  await page.waitForURL('**/interview')
  await position('Question 1 of 5').waitFor()
  await page.getByRole('heading', { level: 1, name: QUESTION }).waitFor()
  await page.getByText('Your own question', { exact: true }).waitFor()
  await field('Your answer').fill(`${GOOD_ANSWER} ${POINT}, and we found the missing bags in the second store.`)
  expect(await button('Take the follow-up question').count()).toBe(0)

  for (let number = 2; number <= 5; number++) {
    // By keyboard: the page scrolls for each question, so that a mouse click could miss.
    await page.keyboard.press('Control+Enter')
    await position(`Question ${number} of 5`).waitFor()
  }
  expect(await button('Take the follow-up question').count()).toBe(0)
  await button('Your questions to us (optional)').click()
  await field('Your question 1 to the interviewer').fill(TO_US)
  await expectAccessible(page, 'the last question')
  await button('Submit Interview').click()
  // Four questions are unanswered.
  await button('Finish & Get Results').click()
  await page.waitForURL('**/results/*')

  await page.getByRole('heading', { name: 'Your questions to us' }).waitFor({ timeout: 60_000 })
  await page.getByText('Specific to this job: yes').waitFor()
  await page.getByText('The advert speaks of it too: “weighbridge”', { exact: false }).waitFor()
  await page.getByText('your own question', { exact: true }).waitFor()
  expect(await page.getByText(ADVERT).isVisible()).toBe(false)
  await button('The job you practise for').click()
  await page.getByText(ADVERT).waitFor()
  await button('The points you wanted to make').click()
  await page.getByText(POINT, { exact: true }).waitFor()
  await expectAccessible(page, 'the results')

  // Edited later, and shown on the cheat sheet.
  await button('Change my questions').click()
  await field('Your question 2 to the interviewer').fill('What is the salary?')
  await button('Check my questions').click()
  await page.getByText('It asks about “salary”: keep pay and conditions for the offer.').waitFor()
  await page.goto('/cheat-sheet')
  await page.getByText(TO_US).waitFor()
})

it('keeps saved questions to the interviewer in the form, whatever is opened in between', async () => {
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Accountant')
  await button('Start mock interview').click()
  await page.waitForURL('**/interview')
  await position('Question 1 of 5').waitFor()
  // The next question, wherever the focus is, but not from behind a dialog.
  await button('Exit').click()
  await page.getByRole('alertdialog', { name: 'Exit Interview?' }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  expect(await position('Question 1 of 5').count()).toBe(1)
  for (let number = 2; number <= 5; number++) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Control+Enter')
    await position(`Question ${number} of 5`).waitFor()
  }
  const toUs = (number: number) => field(`Your question ${number} to the interviewer`)
  const openFields = () => button('Your questions to us (optional)').click()
  await openFields()
  await toUs(1).fill(TO_US)
  await toUs(1).blur()
  await page.getByText('Saved with the interview.').waitFor()

  await button('Previous').click()
  await position('Question 4 of 5').waitFor()
  await button('Next Question').click()
  await openFields()
  expect(await toUs(1).inputValue()).toBe(TO_US)
  await toUs(2).fill('Who closes the month today?')
  await toUs(2).blur()
  await page.getByText('Saved with the interview.').waitFor()

  await page.reload()
  await openFields()
  expect(await toUs(1).inputValue()).toBe(TO_US)
  expect(await toUs(2).inputValue()).toBe('Who closes the month today?')
})

it('makes pasted lines further questions where one is typed already', async () => {
  await button('More options').click()
  await button('Add a question of your own').click()
  await field('Question 1').fill(QUESTION)
  await paste('1. Why Danfaru Mills?\n2. Which month was the hardest to close?')
  await expect.poll(() => field('Question 3').count()).toBe(1)
  expect(await field('Question 1').inputValue()).toBe(QUESTION)
  expect(await field('Question 2').inputValue()).toBe('Why Danfaru Mills?')
  expect(await field('Question 3').inputValue()).toBe('Which month was the hardest to close?')

  // What is selected is replaced, as by any paste.
  await field('Question 2').selectText()
  await paste('What do you know about flour?\nWhat do you know about us?')
  await expect.poll(() => field('Question 4').count()).toBe(1)
  expect(await field('Question 2').inputValue()).toBe('What do you know about flour?')
  expect(await field('Question 3').inputValue()).toBe('What do you know about us?')
})
