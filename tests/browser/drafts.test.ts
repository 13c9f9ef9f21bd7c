/** Texts that were not sent yet: kept over a reload, in two tabs, and beside what fills itself. */
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { chosen, signUp } from '../helpers/browser'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()
const now = visitEach(site, { viewport: { width: 1280, height: 900 } })
let page: Page
beforeEach(async () => {
  page = now.page
  await signUp(now)
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
