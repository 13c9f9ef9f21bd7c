/** Texts that were not sent yet: kept over a reload, in two tabs, and beside what fills itself. */
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { GOOD_ANSWER } from '../helpers/answers'
import { chosen, PASSWORD, signUp } from '../helpers/browser'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()
const now = visitEach(site, { viewport: { width: 1280, height: 900 } })
let page: Page
let userId: string
let email: string
beforeEach(async () => {
  page = now.page
  ;({ id: userId, email } = await signUp(now))
})

const ADVERT = 'We look for an accountant who closes the month in four days.'
const OTHER_ADVERT = 'We look for a data analyst who explains the sales of our shops.'
const TYPED = 'A mill looks for someone who counts the bags of flour.'

const button = (name: string | RegExp, on = page) => on.getByRole('button', { name })
const stored = (on = page) => on.evaluate(() => JSON.stringify(localStorage))
const openStart = async (on = page) => {
  await on.goto('/dashboard')
  await expect.poll(() => button('Start mock interview', on).isEnabled()).toBe(true)
}

describe('the goal', () => {
  const goal = () => page.getByRole('form', { name: 'Your interview' })
  const advert = () => goal().getByLabel('Job advert')
  const openGoal = () => button('Set the date of your interview').click()

  it('keeps its advert until it is saved or cancelled', async () => {
    await openStart()
    await openGoal()
    await advert().fill(ADVERT)
    await page.reload()
    await openGoal()
    expect(await advert().inputValue()).toBe(ADVERT)

    await button('Cancel').click()
    await openGoal()
    expect(await advert().inputValue()).toBe('')

    await advert().fill(ADVERT)
    await expect.poll(stored).toContain('greenroom:goal-advert:')
    await button('Save').click()
    await goal().waitFor({ state: 'detached' })
    expect(await stored()).not.toContain('greenroom:goal-advert:')
  })

  it('fills the start form anew when it changes, and leaves alone what was typed', async () => {
    const role = () => chosen(page.getByRole('combobox', { name: 'Role' }).last())
    const description = () => page.getByRole('textbox', { name: 'Job description' })
    const setGoal = async (name: string, text: string) => {
      await openGoal()
      await goal().getByRole('combobox', { name: 'Role' }).selectOption(name)
      await advert().fill(text)
      await button('Save').click()
      await goal().waitFor({ state: 'detached' })
    }
    await openStart()
    await setGoal('Accountant', ADVERT)
    await expect.poll(() => description().inputValue()).toBe(ADVERT)
    await expect.poll(role).toBe('Accountant')
    // A page that is left stores its draft.
    await page.reload()
    await expect.poll(() => description().inputValue()).toBe(ADVERT)
    expect(await stored()).not.toContain(ADVERT)

    await setGoal('Data Analyst', OTHER_ADVERT)
    await expect.poll(() => description().inputValue()).toBe(OTHER_ADVERT)
    await expect.poll(role).toBe('Data Analyst')
    await page.reload()
    await expect.poll(() => description().inputValue()).toBe(OTHER_ADVERT)
    await expect.poll(role).toBe('Data Analyst')

    await description().fill(TYPED)
    await setGoal('HR Manager', ADVERT)
    await expect.poll(role).toBe('HR Manager')
    expect(await description().inputValue()).toBe(TYPED)
    await page.reload()
    await expect.poll(() => description().inputValue()).toBe(TYPED)
    await expect.poll(role).toBe('HR Manager')
  })
})

it('of one form in two tabs, each tab stores what was changed in it', async () => {
  await openStart()
  const other = await now.context.newPage()
  await openStart(other)
  await button(/^Tailor it/, other).click()
  await other.getByRole('textbox', { name: 'Job description' }).fill(TYPED)
  await expect.poll(() => stored(other)).toContain(TYPED)

  await page.getByRole('combobox', { name: 'Role' }).selectOption('Accountant')
  await expect.poll(stored).toContain('accountant')
  await other.reload()
  await expect.poll(() => other.getByRole('textbox', { name: 'Job description' }).inputValue()).toBe(TYPED)
  await expect.poll(() => chosen(other.getByRole('combobox', { name: 'Role' }))).toBe('Accountant')
})

describe('a browser without room for a text', () => {
  const NOTE = 'This browser cannot keep your text: send it before you leave this page.'
  const warnsOfLeaving = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  const fillStorage = () =>
    page.evaluate(() => {
      for (let size = 2 ** 22, n = 0; size >= 1; n++) {
        try {
          localStorage.setItem(`full${n}`, 'x'.repeat(size))
        } catch {
          size = Math.floor(size / 2)
        }
      }
    })

  it('says so below the CV and the advert, and asks to sign in on the page that has them', async () => {
    await page.goto('/cv-review')
    const cv = page.getByRole('textbox', { name: 'Your CV' })
    const advert = page.getByRole('textbox', { name: 'Job description' })
    await expect.poll(() => button('Upload a file').isEnabled()).toBe(true)
    expect(await warnsOfLeaving()).toBe(false)
    await fillStorage()
    await cv.fill(CV_TEXT)
    await page.getByText(NOTE).waitFor()
    expect(await warnsOfLeaving()).toBe(true)
    await button('Analyze My CV').press('Enter')
    await page.getByText('Missing Job Description').first().waitFor()
    await advert.fill(JOB_TEXT)
    await now.context.setOffline(true)
    await button('Analyze My CV').press('Enter')
    await page.getByText(/^Before you send them again, check your past reviews/).waitFor()
    await now.context.setOffline(false)

    await now.context.clearCookies()
    await button('Analyze My CV').press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Welcome Back' }).waitFor()
    await dialog.getByLabel('Email Address').fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button('Sign In').click()
    await dialog.waitFor({ state: 'detached' })
    expect([await cv.inputValue(), await advert.inputValue()]).toEqual([CV_TEXT, JOB_TEXT])
    await button('Analyze My CV').press('Enter')
    await page.getByRole('heading', { name: 'CV Analysis Complete!' }).waitFor()
    expect(await warnsOfLeaving()).toBe(false)
  })

  it('says so in the form that starts an interview, until there is room', async () => {
    await openStart()
    await fillStorage()
    await button(/^Tailor it/).click()
    const advert = page.getByRole('textbox', { name: 'Job description' })
    await advert.fill(ADVERT)
    await page.getByText(NOTE).waitFor()
    expect(await warnsOfLeaving()).toBe(true)
    await page.evaluate(() => localStorage.removeItem('full0'))
    await advert.fill(OTHER_ADVERT)
    await page.getByText(NOTE).waitFor({ state: 'detached' })
    await page.reload()
    await expect.poll(() => advert.inputValue()).toBe(OTHER_ADVERT)
  })
})

describe('the results', () => {
  const start = async (): Promise<InterviewDto> =>
    (await now.context.request.post('/api/interviews', { data: { userId, role: 'accountant' } })).json()

  // An error in the console fails these tests, as one when the page is hydrated.
  it('open with a new answer and questions to the interviewer that were begun', async () => {
    const { id, questions } = await start()
    const answers = questions.map((question) => ({ questionId: question.id, text: GOOD_ANSWER, timeSpent: 60 }))
    await now.context.request.patch(`/api/interviews/${id}`, { data: { status: 'completed', answers } })
    await page.goto(`/results/${id}`)
    await page.getByRole('heading', { name: 'Interview Complete' }).waitFor()
    await page.evaluate(
      ([interviewId, questionIds, text]) => {
        for (const questionId of questionIds) {
          localStorage.setItem(`greenroom:retake:${interviewId}:${questionId}`, JSON.stringify(text))
        }
        localStorage.setItem(`greenroom:questions-to-us:${interviewId}`, JSON.stringify([text]))
      },
      [id, questions.map((question) => question.id), TYPED] as const,
    )
    await page.reload()
    const value = (name: string) => page.getByRole('textbox', { name, exact: true }).inputValue()
    for (let number = 1; number <= questions.length; number++) {
      await expect.poll(() => value(`New answer to question ${number}`)).toBe(TYPED)
    }
    expect(await value('Your question 1 to the interviewer')).toBe(TYPED)
  })

  it('of an interview that is open in this browser lead back to it', async () => {
    await openStart()
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Accountant')
    await button('Start mock interview').click()
    await page.getByRole('textbox', { name: 'Your answer' }).waitFor()
    const id = await page.evaluate(() => JSON.parse(localStorage.getItem('greenroom:current-interview') ?? ''))
    await page.goto(`/results/${id}`)
    await page.getByRole('link', { name: 'Continue the interview' }).waitFor()
  })
})
