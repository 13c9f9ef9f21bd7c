/** Messages about a plan in each of its states; and the sidebar, whose state is kept. */
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '@/server/passwords'
import { expectAccessible, PASSWORD } from '../helpers/browser'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { openPlace } from '../helpers/open-place'
import type { Place } from '../helpers/server-process'
import { runSite, visitEach } from '../helpers/site'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Plan = 'free' | 'pay_per_use' | 'monthly'
type Life = { plan: Plan; leftMs: number }

/** Counted from the start of the site: what a test reads holds for fifteen minutes more. */
const LIVES: Record<string, Life> = {
  free: { plan: 'free', leftMs: 0 },
  'used up': { plan: 'free', leftMs: 0 },
  running: { plan: 'monthly', leftMs: 20 * DAY },
  'in hours': { plan: 'pay_per_use', leftMs: 22 * HOUR + 45 * MINUTE },
  'in minutes': { plan: 'pay_per_use', leftMs: 48 * MINUTE },
  soon: { plan: 'monthly', leftMs: 2 * DAY },
  'over, monthly': { plan: 'monthly', leftMs: -HOUR },
  'over, pay-per-use': { plan: 'pay_per_use', leftMs: -HOUR },
}
/** Of the plan that ends 'in hours'. */
const REMAINING = /^22h [1-4]\dm remaining$/
const emailOf = (life: string) => `${life.replace(/\W+/g, '-')}@example.com`

/** Creates the accounts before the server starts: the embedded database allows one process. */
async function prepare(place: Place): Promise<undefined> {
  const { prisma, close } = await openPlace(place)
  const passwordHash = await hashPassword(PASSWORD)
  for (const [life, { plan, leftMs }] of Object.entries(LIVES)) {
    const planExpiresAt = plan === 'free' ? null : new Date(Date.now() + leftMs)
    await prisma.user.create({ data: { email: emailOf(life), name: 'Ada Obi', passwordHash, plan, planExpiresAt } })
  }
  await close()
}

let page: Page
const site = runSite({ prepare })
const now = visitEach(site, { reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
beforeEach(() => {
  page = now.page
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const text = (value: string | RegExp) => page.getByText(value, { exact: typeof value === 'string' }).first()

/** Signs in over the API and opens the page. @returns the id of the account */
async function openAs(life: string, path = '/dashboard'): Promise<string> {
  const data = { email: emailOf(life), password: PASSWORD }
  const signedIn = await now.context.request.post('/api/auth/login', { data })
  expect(signedIn.status()).toBe(200)
  await page.goto(path)
  return (await signedIn.json()).user.id
}

describe('a plan', () => {
  it('that is free can be upgraded, and has no other notice', async () => {
    await openAs('free')
    await text('2 of 2 interviews left this month').waitFor()
    await page.getByRole('link', { name: 'Upgrade', exact: true }).waitFor()
    for (const silent of [/Plan expired/, /Expires soon/, /remaining/, /^Until/]) {
      expect(await page.getByText(silent).count()).toBe(0)
    }
  })

  it('whose personal questions the texts do not fill says how many there are', async () => {
    await openAs('running')
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Accountant')
    await page.getByRole('button', { name: /^Tailor it/ }).click()
    await text('Up to 10 questions are made from your CV and the job description; fuller texts give more.').waitFor()
    await page.getByRole('textbox', { name: 'Job description' }).fill('Accountant at Danfaru Mills. IFRS is required.')
    await button('Start mock interview').click()
    await page.waitForURL('**/interview')
    const told = page.locator('[data-sonner-toast]').filter({ hasText: /^\d of up to 10 personal questions/ })
    await told.getByText('Your CV and the job description gave no more.', { exact: false }).waitFor()
  })

  it('that is active shows its end', async () => {
    await openAs('running')
    await text(/^Until \d{1,2} [A-Z][a-z]{2,3} \d{4}$/).waitFor()
    await text('Unlimited interviews').waitFor()
    expect(await page.getByText('Expires soon').count()).toBe(0)
  })

  it.each([
    ['in hours', REMAINING],
    ['in minutes', /^[34]\dm remaining$/],
  ])('that ends %s shows the remaining time', async (life, remaining) => {
    await openAs(life)
    await text(remaining).waitFor()
  })

  it('that ends soon can be renewed', async () => {
    await openAs('soon')
    await text('Expires soon').waitFor()
    await text('Your plan expires soon. Consider renewing to continue unlimited access.').waitFor()
    await expectAccessible(page, 'the dashboard of a plan that ends soon')
    await button('Renew').click()
    await page.getByRole('heading', { name: 'Choose a plan' }).waitFor()
  })

  it.each([
    ['over, monthly', 'Monthly'],
    ['over, pay-per-use', 'Pay-Per-Use'],
  ])('that is %s has the limits of the free plan and can be bought again', async (life, plan) => {
    await openAs(life)
    await text('Plan expired').waitFor()
    await text('Plan expired - Please upgrade').waitFor()
    await text(`Your ${plan} plan has expired. Upgrade to continue using all features.`).waitFor()
    await text('2 of 2 interviews left this month').waitFor()
    const bar = page.getByRole('banner')
    await bar.getByText(`${plan} Plan, expired`).waitFor()
    await bar.getByRole('link', { name: 'Upgrade', exact: true }).waitFor()
    await button('Upgrade Now').click()
    await page.getByRole('heading', { name: 'Choose a plan' }).waitFor()
  })
})

describe('a clock that is wrong by days', () => {
  const openLate = async (ms: number, life: string) => {
    await page.clock.setSystemTime(Date.now() + ms)
    await openAs(life)
    // Stored once the page is hydrated: until then it shows what the server rendered.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).not.toBeNull()
  }

  it.each([2 * DAY, -2 * DAY])('neither ends a plan nor prolongs it: %d ms', async (ms) => {
    await openLate(ms, 'in hours')
    await text(REMAINING).waitFor()
    expect(await page.getByText(/expire/i).count()).toBe(0)
    await openAs('over, monthly')
    await text('Plan expired').waitFor()
  })

  it('lets the prices and the checkout say what paying does to the running plan', async () => {
    await openLate(3 * DAY, 'soon')
    await text('Expires soon').waitFor()
    await page.goto('/pricing')
    await button('Renew').click()
    await page
      .getByRole('dialog')
      .getByText(/Extends your plan: it will then run until/)
      .waitFor()
  })
})

describe('a pass', () => {
  it('whose role is locked says until when, also right after the interview', async () => {
    const userId = await openAs('in hours')
    const { request } = now.context
    const started = await request.post('/api/interviews', { data: { userId, role: 'accountant' } })
    const { id, questions } = await started.json()
    const answers = questions.slice(0, 4).map(({ id: questionId }: { id: string }) => ({
      questionId,
      text: 'I closed the books of two firms each month.',
      timeSpent: 60,
    }))
    // The page was drawn before.
    const saved = await request.post(`/api/interviews/${id}/save`, { data: { currentQuestionIndex: 3, answers } })
    expect(await saved.json()).toMatchObject({ status: 'saved' })
    await page.getByRole('link', { name: 'Guides' }).first().click()
    await page.waitForURL('**/guides')
    await page.goBack()
    await text(
      /^Complete the session to switch to another role\. The session is your pass for this one, which ends \d/,
    ).waitFor()
    expect(await page.getByRole('combobox', { name: 'Role' }).count()).toBe(0)
  })

  it('without a CV review left says when those of a renewal start', async () => {
    const userId = await openAs('in minutes', '/cv-review')
    const { request } = now.context
    for (const jobDescription of [JOB_TEXT, `${JOB_TEXT} And Excel.`]) {
      const data = { userId, cvContent: CV_TEXT, jobDescription }
      const asked = await request.post('/api/cv-reviews', { data })
      expect(asked.status()).toBe(201)
    }
    await page.reload()
    await text(
      /Those of a renewal start on .+\. The Monthly Plan gives 20 a month, those of this month included\./,
    ).waitFor()
  })
})

describe('a free plan without an interview left', () => {
  it('has a way on: the plans, or an interview that was saved', async () => {
    const userId = await openAs('used up')
    const { request } = now.context
    const start = async () => (await request.post('/api/interviews', { data: { userId, role: 'accountant' } })).json()
    const [{ id }] = [await start(), await start()]
    await page.reload()
    await text(/^You have started all your free interviews this month. You get new ones on/).waitFor()
    expect(await page.getByRole('link', { name: 'Choose a role' }).count()).toBe(0)
    await button('See the plans').click()
    await page.getByRole('heading', { name: 'Choose a plan' }).waitFor()
    const givenBack = text(/Discard a saved interview in which nothing is answered, and you get it back\.$/)
    expect(await givenBack.count()).toBe(0)
    await request.post(`/api/interviews/${id}/save`, { data: { currentQuestionIndex: 0, answers: [] } })
    await page.reload()
    await givenBack.waitFor()
    await page.getByRole('link', { name: 'Continue an interview' }).click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#continue')
    await page.getByRole('link', { name: /^Resume/ }).waitFor()
  })
})

describe('the choice of a length', () => {
  it.each([768, 1280, 1440])('is not cut off at %d px', async (width) => {
    await page.setViewportSize({ width, height: 900 })
    await openAs('running')
    const room = await page.getByRole('combobox', { name: 'Length' }).evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      canvas.font = font
      const { width: taken } = canvas.measureText(select.selectedOptions[0]?.text ?? '')
      return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - taken
    })
    expect(room).toBeGreaterThanOrEqual(0)
  })
})

describe('the settings', () => {
  it('list what was used this month', async () => {
    const userId = await openAs('free', '/settings')
    await text('Nothing was used this month.').waitFor()
    const started = await now.context.request.post('/api/interviews', { data: { userId, role: 'accountant' } })
    expect(started.status()).toBe(201)
    await page.reload()
    await text('1 of 2 interviews left this month').waitFor()
    await text('Interview started').waitFor()
    await text('1 used').waitFor()
    await expectAccessible(page, 'the settings')
  })
})

describe('the side column', () => {
  it('keeps its state for seven days', async () => {
    await openAs('free')
    const side = page.getByRole('complementary', { name: 'Tips and plans' })
    await side.waitFor()
    await button('Hide tips and plans').click()
    await side.waitFor({ state: 'hidden' })
    const cookie = (await now.context.cookies()).find(({ name }) => name === 'sidebar_state')
    expect(cookie?.value).toBe('false')
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / DAY)).toBe(7)
    await page.reload()
    await button('Show tips and plans').waitFor()
    expect(await side.isVisible()).toBe(false)
    await expectAccessible(page, 'the dashboard without its side column')
    await page.setViewportSize({ width: 390, height: 844 })
    await side.waitFor()
    await page.setViewportSize({ width: 1280, height: 900 })
    await button('Show tips and plans').click()
    await side.waitFor()
  })

  it('is a row above the cards where a plan leaves nothing to buy', async () => {
    await openAs('running')
    const tips = page.getByRole('complementary', { name: 'Tips', exact: true })
    const [row, cards] = [await tips.boundingBox(), await page.locator('#performance').boundingBox()]
    expect(row?.width).toBe(cards?.width)
    expect(row?.y).toBeLessThan(cards?.y ?? 0)
    await button('Hide tips').click()
    await tips.waitFor({ state: 'hidden' })
    await button('Show tips').click()
    await tips.waitFor()
  })
})
