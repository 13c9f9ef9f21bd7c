/** A low window, and reduced motion. That every screen fits into 320 px is in `every-screen.ts`. */
import { expect, it } from 'vitest'
import { isFree, overflowOf, signUp, visit } from '../helpers/browser'
import { shareSite } from '../helpers/site'

const site = shareSite()

it('starts no transition with reduced motion', async () => {
  const now = await visit(site.browser, site.server.url, { reducedMotion: 'reduce' })
  await now.page.goto('/guides/accountant')
  // Read in a single call: React may remove an element in between.
  const durations = await now.page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((element) => getComputedStyle(element).transitionDuration),
  )
  await now.context.close()
  expect([...new Set(durations)]).toEqual(['0s'])
  expect(now.complaints).toEqual([])
})

it('the message about a missing role leaves its field in view', async () => {
  const now = await visit(site.browser, site.server.url, { viewport: { width: 390, height: 700 } })
  await signUp(now)
  await now.page.goto('/dashboard')
  await now.page.getByRole('button', { name: 'Start mock interview' }).click()
  await now.page.getByRole('alert').filter({ hasText: 'Please select a role' }).waitFor()
  const field = now.page.getByRole('combobox', { name: 'Role' })
  expect(await field.evaluate((select) => select === document.activeElement)).toBe(true)
  expect(await isFree(field)).toBe(true)
  expect(await isFree(now.page.locator('p', { hasText: 'Please select a role' }).first())).toBe(true)
  await now.context.close()
  expect(now.complaints).toEqual([])
})

it('long names and addresses do not widen the page', async () => {
  const now = await visit(site.browser, site.server.url)
  const { page } = now
  await signUp(now, 'Oluwafunmilayoadebayochukwu')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  expect(await overflowOf(page)).toBe(0)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('oluwaseunfunmilayo.adebayochukwuemeka@student.unilag.edu.ng')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
  expect(await overflowOf(page)).toBe(0)
  await now.context.close()
  expect(now.complaints).toEqual([])
})
