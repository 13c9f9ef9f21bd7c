/** Texts that were not sent yet: kept over a reload, in two tabs, and beside what fills itself. */
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { signUp } from '../helpers/browser'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()
const now = visitEach(site, { viewport: { width: 1280, height: 900 } })
let page: Page
beforeEach(async () => {
  page = now.page
  await signUp(now)
})

const ADVERT = 'We look for an accountant who closes the month in four days.'

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
})
