/** Returning users: today's step, the date of the interview, review cards. */
import type { Locator } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import type { SittingDto } from '@/schemas/review'
import { expectAccessible, isFree, signUp } from '../helpers/browser'
import { signInAsDemo } from '../helpers/demo-place'
import { expectOneSideOfA4 } from '../helpers/printed'
import { runSite, visitEach } from '../helpers/site'

const POOR = 'I asked them about it and then it went well. Everybody there was happy with me in the end.'

const site = runSite({ demo: true })
const now = visitEach(site)
let userId: string
beforeEach(async () => {
  userId = await signInAsDemo(now)
})

const button = (name: string | RegExp) => now.page.getByRole('button', { name })
const box = () => now.page.getByRole('textbox', { name: 'Your answer' })
const isFocused = (element: Locator) => element.evaluate((it) => it === document.activeElement)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const sitting = async () => (await (await now.context.request.get(`/api/reviews/user/${userId}`)).json()) as SittingDto

describe("today's step", () => {
  it('opens with a step, takes a date, and shows the days until then', async () => {
    const { page } = now
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: /^Today: / }).waitFor()
    await button('Set the date of your interview').click()
    await page
      .getByRole('form', { name: 'Your interview' })
      .getByRole('combobox', { name: 'Role' })
      .selectOption('Accountant')
    await page.getByLabel('Date of the interview').fill(inDays(6))
    await page.getByLabel('Job advert').fill('We look for an accountant who closes the month in four days.')
    await expectAccessible(page, 'the form of a goal')
    await button('Save').click()
    await page.getByText(/^[567] days until your interview$/).waitFor()
    await expect.poll(() => isFocused(button('Change the interview'))).toBe(true)
    expect(await page.getByLabel('Job description').inputValue()).toMatch(/closes the month/)

    await button('The days until your interview').click()
    await page.getByText('Read your cheat sheet').waitFor()
    await expectAccessible(page, 'the days until then')

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add the plan to a calendar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('greenroom-practice.ics')
    await button('Email me the plan').click()
    await page.getByText('Your plan is on its way').waitFor()
  })

  it('begins for a new user with the date of an interview', async () => {
    const { page, context } = now
    await context.clearCookies()
    await signUp(now)
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: 'Start a mock interview' }).waitFor()
    expect(await page.getByRole('heading', { name: /^Today/ }).count()).toBe(0)
    await button('Set the date of your interview').click()
    const date = page.getByLabel('Date of the interview')
    await expect.poll(() => isFocused(date)).toBe(true)
    await button('Save').click()
    await page.getByText('Give the date of your interview, its role or its advert.').waitFor()
    await date.fill(inDays(-359))
    await button('Save').click()
    await page.getByText('This day is long past. Check the year.').waitFor()
    await date.fill(inDays(6))
    await expectAccessible(page, 'the form of a first goal')
    await button('Save').click()
    const today = page.getByRole('heading', { name: /^Today: / })
    await expect.poll(() => isFocused(today)).toBe(true)
    await expect.poll(() => isFree(today)).toBe(true)
    await page.getByText('Your practice goal was saved').waitFor()
    await page.getByText(/^[567] days until your interview$/).waitFor()
  })
})

describe('a review', () => {
  it('leads from the dashboard through a session, and a reload loses no text', async () => {
    const { page } = now
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Start the review' }).click()
    await page.waitForURL('**/review')
    const before = await sitting()
    const total = before.cards.length
    expect(total).toBeGreaterThan(1)
    await page.getByText(`1 of ${total}`, { exact: true }).waitFor()
    await expectAccessible(page, 'a card')

    await box().fill('I asked them about it.')
    await page.reload()
    await expect.poll(() => box().inputValue()).toBe('I asked them about it.')
    await button('Check my answer').click()
    await page.getByText('Write at least two sentences').waitFor()

    for (let place = 1; place <= total; place++) {
      await box().fill(POOR)
      await box().press('Control+Enter')
      await page.getByRole('heading', { name: 'One way to say it' }).waitFor()
      if (place === 1) await expectAccessible(page, 'the verdict on a card')
      await button(place === total ? 'Finish' : 'Next question').click()
    }
    await page.getByRole('heading', { name: 'Done for now' }).waitFor()
    await page.getByText(`of ${total} points`).waitFor()
    expect((await sitting()).dueCount).toBeLessThan(before.dueCount)
  })

  it('says that nothing is due', async () => {
    const { request } = now.context
    for (;;) {
      const { cards } = await sitting()
      if (cards.length === 0) break
      for (const { id } of cards) await request.post(`/api/reviews/${id}/answer`, { data: { text: POOR } })
    }
    await now.page.goto('/review')
    await now.page.getByText('Nothing is due today').waitFor()
    await expectAccessible(now.page, 'a review without cards')
  })
})

describe('the story bank', () => {
  it('keeps a story, changes it, finds it for a question and removes it', async () => {
    const { page } = now
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Your stories' }).click()
    await page.waitForURL('**/stories')
    await page.getByRole('heading', { name: 'Prepare these first' }).waitFor()
    await expectAccessible(page, 'the story bank')
    await button(/^Keep this story: ./)
      .first()
      .click()
    await button('Edit').click()
    await expect.poll(() => isFocused(page.getByLabel('Your story'))).toBe(true)
    await page.getByLabel('Your story').fill('In March our team had two days, and I led it.')
    await page.getByLabel('Your story').blur()
    await page.reload()
    await button('Edit').click()
    expect(await page.getByLabel('Your story').inputValue()).toBe('In March our team had two days, and I led it.')
    await page.getByLabel('Your story').fill('I led it. '.repeat(TEXT_LIMITS.answer / 10 + 1))
    await page.getByText('This is too long to be saved: shorten it.').waitFor()
    expect(await button('Save').isDisabled()).toBe(true)
    await page.getByLabel('Your story').fill('In March our team had two days, and I led it.')
    await button('Save').click()
    await page.getByText('In March our team had two days, and I led it.').waitFor()

    await button('Find a story').click()
    await page.getByText('Write the question first.').waitFor()
    await page.getByLabel('A question you may be asked').fill('When did you lead a team?')
    await button('Find a story').click()
    await page.getByText('Matched by the words they have in common').waitFor()
    const all =
      'When did you lead a team through a conflict, a failure and a mistake, and what did you learn under pressure?'
    await page.getByLabel('A question you may be asked').fill(all)
    await button('Find a story').click()
    await page.getByText(/^You have no story for .+ yet\.$/).waitFor()
    await expectAccessible(page, 'stories that fit')

    await button('Remove').click()
    await page.getByRole('alertdialog').waitFor()
    await button('Remove story').click()
    await page.getByText('In March our team had two days').waitFor({ state: 'detached' })
  })
})

describe('the cheat sheet', () => {
  it('is one page of A4 on paper', async () => {
    const { page } = now
    await page.goto('/cheat-sheet')
    await page.getByRole('heading', { name: 'Your stories' }).waitFor()
    await expectAccessible(page, 'the cheat sheet')
    await expectOneSideOfA4(page)
  })
})
