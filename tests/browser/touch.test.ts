/** Controls under a finger, and how their labels break into lines. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from '../helpers/browser'
import { signInAsDemo } from '../helpers/demo-place'
import { shareSite } from '../helpers/site'

const site = shareSite()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const

/** The names and sizes of controls that are smaller than 44 by 44 px; links within a sentence are exempt. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const CONTROLS = 'a[href], button, select, textarea, summary, input:not([type="hidden"]), [role="switch"]'
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
    return [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
      const isSmall = width < 43.5 || height < 43.5
      if (!isSmall || !element.checkVisibility({ visibilityProperty: true }) || width <= 1) return []
      // What is drawn around a control enlarges it.
      const { content, height: around } = getComputedStyle(element, '::after')
      if (isInSentence(element) || (content !== 'none' && Number.parseFloat(around) >= 43.5)) return []
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60)
      return [`${name}: ${Math.round(width)} x ${Math.round(height)}`]
    })
  })

it('every control of the pages that are opened most is large enough for a finger', { timeout: 120_000 }, async () => {
  const { page, context, complaints } = await visit(site.browser, site.server.url, PHONE)
  const small: string[] = []
  const measure = async (where: string) => {
    small.push(...(await smallTargets(page)).map((found) => `${where}: ${found}`))
  }
  for (const path of ['/', '/guides', '/pricing']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await measure(path)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Forgot password?' }).waitFor()
  await measure('signing in')

  const id = await signInAsDemo({ page, context, complaints })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /saved interview/ }).waitFor()
  await measure('the dashboard')
  const completed = await (await context.request.get(`/api/interviews/user/${id}/completed`)).json()
  await page.goto(`/results/${completed[0].id}`)
  await page.getByRole('heading', { name: 'Interview Complete' }).waitFor()
  await measure('the results')
  await context.close()
  expect([...small, ...complaints]).toEqual([])
})

it('the names of plans keep to one line on a tablet', async () => {
  const tablet = { ...PHONE, viewport: { width: 768, height: 1024 } }
  const { page, context, complaints } = await visit(site.browser, site.server.url, tablet)
  for (const path of ['/', '/pricing']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Choose Pay-Per-Use Plan' }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    const buttons = page.locator('button[id^="choose-"]')
    expect(await buttons.evaluateAll((all) => all.map((it) => it.clientHeight)), path).toEqual([46, 46, 46])
  }
  await context.close()
  expect(complaints).toEqual([])
})
