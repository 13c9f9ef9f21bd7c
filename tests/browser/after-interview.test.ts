/** From the day of the real interview on: what was asked, how it ended, and what comes next. */
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, signUp } from '../helpers/browser'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()
// A notice that fades in has too little contrast meanwhile.
const now = visitEach(site, { reducedMotion: 'reduce' })

const ASKED = ['Why do you want to leave your bank?', 'What is a contra entry, and when is it used?']
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const button = (name: string | RegExp) => now.page.getByRole('button', { name })
const heading = (name: string | RegExp) => now.page.getByRole('heading', { name })
const isFocused = (element: Locator) => element.evaluate((it) => it === document.activeElement)

/** Opens the dashboard of a new account whose interview was some days ago. */
async function openAfter(days: number): Promise<void> {
  const { id } = await signUp(now)
  const data = { role: 'accountant', interviewOn: inDays(-days), timeZone: 'UTC' }
  expect((await now.context.request.patch(`/api/practice/user/${id}/goal`, { data })).status()).toBe(200)
  await now.page.goto('/dashboard')
}

const tell = async (outcome: string) => {
  await now.page.getByLabel('How did it end?').selectOption(outcome)
  await button('Save').click()
}

describe('after the real interview', () => {
  it('what was asked is kept over a reload, saved, and practised', async () => {
    const { page } = now
    await openAfter(1)
    await heading('How did your interview go?').waitFor()
    await button('Write it down').click()
    const questions = page.getByLabel('What were you asked?')
    await expect.poll(() => isFocused(questions)).toBe(true)
    await questions.fill(`1. ${ASKED[0]}\n- ${ASKED[1]}\nWhy?`)
    await page.reload()
    await button('Write it down').click()
    await button('Save').click()
    await page.getByText(/^Line 3: A question of your own has at least 10 characters/).waitFor()
    await expectAccessible(page, 'the form of a debrief')
    await questions.fill((await questions.inputValue()).replace('\nWhy?', ''))
    await tell('They said no')

    await heading('This interview did not lead to an offer').waitFor()
    await expect.poll(() => isFocused(button('Change your notes'))).toBe(true)
    await expectAccessible(page, 'a debrief')
    await button('Practise the questions you were asked').click()
    await expect.poll(() => isFocused(heading('Start a mock interview'))).toBe(true)
    await page.getByText(ASKED[1] as string).waitFor()
    await button('Start mock interview').click()
    await page.waitForURL('**/interview')
    await page.getByRole('heading', { name: ASKED[0] }).waitFor()
  })

  it('the next round gets a date, and what was asked stays at hand', async () => {
    const { page } = now
    await openAfter(0)
    await heading('Back from your interview?').waitFor()
    await heading(/^Today: read your cheat sheet/).waitFor()
    await button('Write it down').click()
    await page.getByLabel('What were you asked?').fill(ASKED.join('\n'))
    await tell('I am through to the next round')
    await button('Set the date of the next round').click()
    await page.getByLabel('Date of the interview').fill(inDays(4))
    await button('Save').click()
    await page.getByText(/^[345] days until your interview$/).waitFor()
    await expect.poll(() => isFocused(heading(/^Today: /))).toBe(true)
    expect(await heading('You are through to the next round').count()).toBe(0)

    await button('More options').click()
    await button('Add what you were asked in your interview').click()
    await page.getByText(ASKED[0] as string).waitFor()
    expect(await button('Add what you were asked in your interview').count()).toBe(0)
  })

  it('an offer ends the plan, and names what is left to do', async () => {
    const { page } = now
    await openAfter(2)
    await heading(/^Today: /).waitFor()
    await button('Write it down').click()
    await tell('I got an offer')
    await heading('Congratulations on your offer').waitFor()
    expect(await heading(/^Today: /).count()).toBe(0)
    await page.getByRole('link', { name: 'Open the settings' }).click()
    await page.waitForURL('**/settings')
  })
})
