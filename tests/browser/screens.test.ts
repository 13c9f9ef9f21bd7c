/** Behaviour of every screen: visibility while scrolling, collapsed parts, focus and messages. */
import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { kindName } from '@/domain/interview/category-names'
import type { AttemptDto } from '@/schemas/attempt'
import type { InterviewDto } from '@/schemas/interview'
import { GOOD_ANSWER } from '../helpers/answers'
import { chosen, expectAccessible, newEmail, PASSWORD, signUp } from '../helpers/browser'
import { signInAsDemo } from '../helpers/demo-place'
import { overprinted } from '../helpers/printed'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()
const now = visitEach(site, { reducedMotion: 'reduce' })
let page: Page
beforeEach(() => {
  page = now.page
})

const VAGUE = 'I always work hard and communicate well, and I would simply do what is best for the team.'
const PHONE = { width: 390, height: 844 }
/** Corresponds to a window of 1440 x 900 at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 }
const DESK = { width: 1440, height: 900 }

const button = (name: string | RegExp) => page.getByRole('button', { name })
const toast = (title: string) => page.locator('[data-sonner-toast]').filter({ hasText: title })
const focused = () => page.evaluate(() => document.activeElement?.tagName)

const start = async (userId: string, role = 'accountant'): Promise<InterviewDto> =>
  (await now.context.request.post('/api/interviews', { data: { userId, role } })).json()

/** Saves an interview with answers to its first questions and opens it at the given one. */
async function open({ id, questions }: InterviewDto, { answered = 0, at = 0 } = {}): Promise<void> {
  const answers = questions.slice(0, answered).map((question) => ({
    questionId: question.id,
    text: GOOD_ANSWER,
    timeSpent: 30,
  }))
  await now.context.request.post(`/api/interviews/${id}/save`, { data: { currentQuestionIndex: at, answers } })
  await page.goto(`/interview?id=${id}`)
  await page.getByRole('textbox', { name: 'Your answer' }).waitFor()
}

async function expectInWindow(what: Locator, where: string): Promise<void> {
  const box = await what.boundingBox()
  const window = page.viewportSize()
  if (!box || !window) throw new Error(`${where}: not drawn`)
  expect(box.y, `${where}: above the window`).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height, `${where}: below the window`).toBeLessThanOrEqual(window.height)
}

async function middleOf(what: Locator): Promise<number> {
  const box = await what.boundingBox()
  if (!box) throw new Error('not drawn')
  return box.y + box.height / 2
}

describe('an interview', () => {
  let me: { id: string }
  beforeEach(async () => {
    me = await signUp(now)
  })

  it.each([PHONE, ZOOMED, DESK])('keeps the question and the buttons visible at $width x $height', async (size) => {
    await page.setViewportSize(size)
    await open(await start(me.id))
    // Long enough to scroll.
    await page.getByRole('textbox', { name: 'Your answer' }).fill(`${GOOD_ANSWER}\n\n`.repeat(6))
    for (const to of [0, 10_000]) {
      await page.evaluate((top) => window.scrollTo(0, top), to)
      await expectInWindow(page.getByRole('heading', { level: 1 }), `the question, scrolled to ${to}`)
      for (const name of ['Previous', 'Next Question', 'Finish Interview', 'Save & Continue Later'])
        await expectInWindow(button(name), `${name}, scrolled to ${to}`)
    }
    await expectAccessible(page, 'the interview')
  })

  it('fills the window and names the category once', async () => {
    const interview = await start(me.id)
    await open(interview)
    expect(await page.getByRole('navigation').count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Upgrade' }).count()).toBe(0)
    const kind = kindName(interview.questions[0] as InterviewDto['questions'][number])
    const category = page.getByText(kind, { exact: false }).and(page.locator('span'))
    expect(await category.count()).toBe(1)
    const middles = await Promise.all([middleOf(category), middleOf(button('Read aloud'))])
    expect(Math.abs(middles[0] - middles[1])).toBeLessThanOrEqual(1)
    expect(await page.getByRole('textbox', { name: 'Your answer' }).getAttribute('dir')).toBe('auto')
    await page.setViewportSize({ ...PHONE, width: 320 })
    const ends = await Promise.all([middleOf(button('Finish Interview')), middleOf(button('Save & Continue Later'))])
    expect(Math.abs(ends[0] - ends[1])).toBeLessThanOrEqual(1)
  })

  it('counts answers, lists the questions with their state, and jumps to one', async () => {
    await open(await start(me.id), { answered: 1, at: 4 })
    await page.getByText('1 of 5 answered').waitFor()
    expect(await page.getByText(/Halfway|Almost done/).count()).toBe(0)
    await button(/^Question 5 of 5/).click()
    const items = page.getByRole('menuitemradio')
    await expect.poll(() => items.count()).toBe(5)
    expect(await items.first().textContent()).toMatch(/^Answered1\./)
    expect(await items.nth(1).textContent()).toMatch(/^Open2\./)
    await items.nth(1).click()
    await page.getByText('Question 2 of 5', { exact: true }).first().waitFor()
    await expect.poll(focused).toBe('H1')
    await button(/^Question 2 of 5/).click()
    await items.first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => button(/^Question 2 of 5/).evaluate((it) => it === document.activeElement)).toBe(true)
  })

  it('asks for confirmation before it is submitted with unanswered questions', async () => {
    await open(await start(me.id), { answered: 1, at: 4 })
    await button('Submit Interview').click()
    await page.getByRole('heading', { name: 'Finish Interview Early?' }).waitFor()
    await page.getByText('You have answered 1 out of 5 questions.').waitFor()
    await button('Continue Interview').click()
    await expect.poll(() => button('Submit Interview').evaluate((it) => it === document.activeElement)).toBe(true)
  })

  it('states the cost of discarding', async () => {
    const [first, second] = [await start(me.id), await start(me.id)]
    await open(first, { answered: 1 })
    await button('Exit').click()
    await page.getByText(/It stays counted as one of your interviews this month\./).waitFor()
    await open(second)
    await button('Exit').click()
    await page.getByText(/it costs nothing: you get the interview back\. You can do this 3 more times/).waitFor()
    await button('Discard Progress').click()
    await page.waitForURL('**/dashboard')
    await page.getByText('1 of 2 interviews left this month').first().waitFor()
    await button(/^Discard the/).click()
    await page.getByText(/It stays counted as one of your interviews this month\./).waitFor()
  })
})

describe('the dashboard', () => {
  it('starts an interview in one line, with the options collapsed while they are empty', async () => {
    await page.setViewportSize(DESK)
    await signUp(now)
    await page.goto('/dashboard')
    const role = await page.getByRole('combobox', { name: 'Role' }).boundingBox()
    const begin = await button('Start mock interview').boundingBox()
    expect(Math.abs((role?.y ?? 0) - (begin?.y ?? 999))).toBeLessThan(8)
    await page.getByText('Receipts and the link for a new password').waitFor()
    expect(await page.getByText('through a provider').count()).toBe(0)
    const advert = page.getByRole('textbox', { name: 'Job description' })
    expect(await advert.count()).toBe(0)
    await button(/^Tailor it/).click()
    await advert.fill('We look for an accountant who closes the month in four days.')
    await page.waitForTimeout(600)
    await page.reload()
    await advert.waitFor()
    await expectAccessible(page, 'the dashboard with what tailors an interview')
  })

  it('shows existing content above the form', async () => {
    await signInAsDemo(now)
    await page.goto('/dashboard')
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
    const at = (start: string) => headings.findIndex((text) => text.startsWith(start))
    expect(at('Today')).toBeLessThan(at('Continue Your Interviews'))
    expect(at('Continue Your Interviews')).toBeLessThan(at('Start a mock interview'))
    expect(at('Your weakest answers')).toBeLessThan(at('Start a mock interview'))

    await page.setViewportSize({ ...PHONE, width: 320 })
    const shortened = await page
      .locator('#performance .truncate')
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).map((it) => it.textContent))
    expect(shortened).toEqual([])
  })

  it('has the dates of the progress chart below its first and last point', async () => {
    await page.setViewportSize(DESK)
    await signInAsDemo(now)
    await page.goto('/dashboard')
    const chart = page.getByRole('figure').filter({ has: page.getByRole('img', { name: /, oldest first/ }) })
    await chart.waitFor()
    const gaps = await chart.evaluate((figure) => {
      const middle = (element: Element | null | undefined) => {
        const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {}
        return left + width / 2
      }
      const points = [...figure.querySelectorAll('.meaning-mark')]
      const dates = [...(figure.querySelector('figcaption > span')?.children ?? [])]
      return [middle(points[0]) - middle(dates[0]), middle(points.at(-1)) - middle(dates.at(-1))].map(Math.abs)
    })
    for (const gap of gaps) expect(gap).toBeLessThan(2)
  })

  it('leads to the retake of a weak answer', async () => {
    const { id: userId } = await signUp(now)
    const { request } = now.context
    const { id, questions } = await start(userId)
    const answers = questions.map((question) => ({ questionId: question.id, text: VAGUE, timeSpent: 60 }))
    await request.patch(`/api/interviews/${id}`, { data: { status: 'completed', answers } })
    await expect
      .poll(async () => (await (await request.get(`/api/interviews/${id}`)).json()).feedbackStatus, { timeout: 30_000 })
      .toBe('ready')
    await page.goto('/dashboard')
    await page
      .getByRole('link', { name: /Answer it again$/ })
      .first()
      .click()
    const sheet = page.getByRole('textbox', { name: /^New answer to question \d$/ })
    await expect.poll(() => sheet.evaluate((it) => it === document.activeElement)).toBe(true)
    await expectInWindow(page.getByText(/^New answer to question \d$/), 'the sheet')
  })

  it('has a single Upgrade control when the month is used up', async () => {
    await page.setViewportSize(DESK)
    const { id } = await signUp(now)
    await start(id)
    await start(id)
    await page.goto('/dashboard')
    await page.getByText('Monthly limit reached').waitFor()
    const named = { name: /^Upgrade/ }
    const shown = [...(await page.getByRole('button', named).all()), ...(await page.getByRole('link', named).all())]
    expect(shown).toHaveLength(1)
  })
})

describe('the results', () => {
  it('link to the weakest answer, show both scores of a retake, and link vague ones to the guide', async () => {
    const { id: userId } = await signUp(now)
    const { request } = now.context
    const interview = await start(userId, 'backend-developer')
    const answers = interview.questions.map(({ id, category }) => ({
      questionId: id,
      text: category === 'technical' ? VAGUE : GOOD_ANSWER,
      timeSpent: 60,
    }))
    await request.patch(`/api/interviews/${interview.id}`, { data: { status: 'completed', answers } })
    await page.goto(`/results/${interview.id}`)
    await page.getByRole('heading', { name: 'Interview Complete' }).waitFor()
    const done = (await (await request.get(`/api/interviews/${interview.id}`)).json()) as InterviewDto
    const scores = done.feedback?.questionScores ?? []
    const least = Math.min(...scores.map(({ score }) => score))
    const weakest = done.questions.findIndex(
      ({ id }) => scores.find(({ questionId }) => questionId === id)?.score === least,
    )
    expect(await button('Performance Metrics').getAttribute('aria-expanded')).toBe('false')
    expect(await button('Key Recommendations').getAttribute('aria-expanded')).toBe('false')
    const primary = button(`Answer question ${weakest + 1} again`)
    await expectInWindow(primary, 'the one thing to do')
    const first = page
      .getByRole('region', { name: /first$/ })
      .getByRole('link')
      .first()
    expect(await first.textContent()).toBe(`Go to question ${weakest + 1}`)
    await primary.click()
    const sheet = page.getByRole('textbox', { name: `New answer to question ${weakest + 1}` })
    await expect.poll(() => sheet.evaluate((it) => it === document.activeElement)).toBe(true)
    await sheet.fill(`${GOOD_ANSWER} I checked it twice before it went out.`)
    await button('Read my new answer').click()
    const row = page.getByRole('article').nth(weakest).getByRole('heading').first()
    await expect.poll(() => row.textContent()).toContain(`${least} → `)
    // The range beside the newest score is that attempt's own.
    const attempts = (await (await request.get(`/api/interviews/${interview.id}/attempts`)).json()) as AttemptDto[]
    const { low, high } = attempts.find(({ number }) => number === 2)?.result?.range ?? {}
    expect(await row.textContent()).toContain(`likely ${low}–${high}`)

    await button('Open all').click()
    const learn = page.getByRole('heading', { name: 'Learn this first' })
    expect(await learn.count()).toBeGreaterThan(0)
    const link = learn.first().locator('..').getByRole('link')
    expect(await link.getAttribute('href')).toMatch(/^\/guides\/[a-z-]+#./)
    await expectAccessible(page, 'the results')
    await page
      .getByText(/range of your words move it too, with \d+% of the weight/)
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Practice Again' }).click()
    await page.waitForURL('/dashboard?role=backend-developer')
  })

  it('state the first change once, where it can be contested', async () => {
    const { id: userId } = await signUp(now)
    const { request } = now.context
    const interview = await start(userId, 'backend-developer')
    const answers = interview.questions.map(({ id }, n) => ({
      questionId: id,
      text: n === 2 ? VAGUE : GOOD_ANSWER,
      timeSpent: 60,
    }))
    await request.patch(`/api/interviews/${interview.id}`, { data: { status: 'completed', answers } })
    await page.goto(`/results/${interview.id}`)
    const lead = page.getByRole('region', { name: /^Change (this|these two things) first$/ })
    await lead.waitFor()
    // One sentence, or the points that it lists.
    const parts = await lead.getByRole('listitem').first().locator('span[id]').allTextContents()
    const advice = parts[0] ?? ''
    expect(advice.length).toBeGreaterThan(20)
    const sheet = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'the change at the top' }) })
    await sheet.first().waitFor()
    expect(await sheet.first().textContent()).not.toContain(advice)
    await sheet.first().getByRole('link', { name: 'the change at the top' }).click()
    await expectInWindow(lead.getByRole('heading'), 'the first changes')

    for (const n of parts.keys()) {
      await lead.getByRole('button', { name: 'I disagree' }).first().press('Enter')
      const undo = lead.getByRole('button', { name: 'Undo' }).nth(n)
      await undo.waitFor()
      expect(await undo.evaluate((it) => it === document.activeElement)).toBe(true)
    }
    expect(await lead.textContent()).toContain(advice)
    await page
      .getByText(/if you are right|would be the same without it/)
      .first()
      .waitFor()
    // After a reload the page begins with advice that is still open.
    await page.reload()
    await page.getByRole('heading', { name: 'Interview Complete' }).waitFor()
    await expect.poll(() => lead.textContent()).not.toContain(advice)
    await button('Open all').click()
    await page.locator('.line-through').filter({ hasText: advice }).first().waitFor()
    await expectAccessible(page, 'results with a change that was contested')
  })

  const openDemoResult = async () => {
    await signInAsDemo(now)
    await page.goto('/dashboard')
    await page
      .getByRole('link', { name: /Data Analyst/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Interview Complete' }).waitFor()
  }

  it('are printed with every note, and no line over another at the foot of a page', async () => {
    await openDemoResult()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page
      .getByText(/^Makes the point/)
      .first()
      .waitFor({ state: 'attached' })
    // The text of a note is in a child of the note; an animation would begin here with the first frame.
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
    const opacities = await page
      .getByText(/^Makes the point/)
      .evaluateAll((notes) => notes.map((note) => getComputedStyle(note.parentElement ?? note).opacity))
    expect(opacities.length).toBeGreaterThan(3)
    expect(new Set(opacities)).toEqual(new Set(['1']))
    for (const height of [650, 700]) expect(await overprinted(page, height)).toEqual([])
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  })

  it('scroll to the question of the URL below the navigation bar', async () => {
    await openDemoResult()
    await page.goto(`${page.url()}#question-4`)
    await page.reload()
    const question = page.locator('#question-4')
    const fold = question.getByRole('button').first()
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true')
    const barFoot = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
    await expect.poll(() => question.evaluate((it) => it.getBoundingClientRect().top)).toBeGreaterThanOrEqual(barFoot)
  })
})

const dialog = () => page.getByRole('dialog')
const pressSignIn = () => dialog().getByRole('button', { name: 'Sign In', exact: true }).click()

/** In the dialog, on a page that shows the user as a visitor. */
async function signInAgain(email: string): Promise<void> {
  await button('Get Started').click()
  await dialog().getByRole('button', { name: 'Sign in' }).click()
  await dialog().getByLabel('Email Address').fill(email)
  await dialog().getByLabel('Password', { exact: true }).fill(PASSWORD)
  await pressSignIn()
}

describe('signing up from the landing page', () => {
  it.each([
    ['Data Analyst', '/dashboard?role=data-analyst'],
    ['Check your CV', '/cv-review'],
  ])('by "%s" leads to %s', async (name, path) => {
    await page.goto('/')
    await button(name).first().click()
    await dialog().getByLabel('Full Name').fill('Amara Okafor')
    await dialog().getByLabel('Email Address').fill(newEmail())
    await dialog().getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog().getByLabel('Confirm Password').fill(PASSWORD)
    await button('Create Account').click()
    await page.waitForURL(path)
  })
})

describe('signing in', () => {
  it('shows errors beside the field, and the password on request', async () => {
    await page.goto('/')
    await button('Menu').click()
    await page.getByRole('menuitem', { name: 'Sign In' }).click()
    const password = dialog().getByLabel('Password', { exact: true })
    await dialog().getByLabel('Email Address').fill(newEmail())
    await password.fill('not the one')
    await dialog().getByRole('button', { name: 'Show password' }).click()
    expect(await password.getAttribute('type')).toBe('text')
    await pressSignIn()
    await dialog().getByText('Invalid email or password').waitFor()
    expect(await password.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(page, 'the dialog after a refusal')
  })

  it('moves the focus to the first field when the form is switched', async () => {
    await page.goto('/')
    await button('Get Started').click()
    await dialog().getByRole('button', { name: 'Sign in' }).click()
    const field = dialog().getByLabel('Email Address')
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
  })

  it('after a session ended leads back to the requested page, with its query', async () => {
    const { email } = await signUp(now)
    await page.goto('/dashboard')
    // The heading is drawn by the server; that somebody was signed in is known when the page's script has run.
    await page.waitForFunction(() => localStorage.getItem('user') !== null)
    // A call that is still under way would find on this page already that the session has ended.
    await page.waitForLoadState('networkidle')
    await now.context.clearCookies()
    await page.goto('/dashboard?role=hr-manager')
    await toast('Session expired').filter({ hasText: 'Please log in again to continue.' }).waitFor()
    await signInAgain(email)
    await page.getByRole('heading', { name: /^Welcome,/ }).waitFor()
    expect(new URL(page.url()).search).toBe('?role=hr-manager')
    await expect.poll(() => chosen(page.getByRole('combobox', { name: 'Role' }))).toBe('HR Manager')
  })
})

describe('a session that ended before a public page is opened', () => {
  it('is reported, without a failed call in the console', async () => {
    await signUp(now)
    await page.goto('/dashboard')
    await page.waitForFunction(() => localStorage.getItem('user') !== null)
    // A call that is still under way would find on this page already that the session has ended.
    await page.waitForLoadState('networkidle')
    await now.context.clearCookies()
    const failed: string[] = []
    page.on('response', (response) => void (response.status() >= 400 && failed.push(response.url())))
    await page.goto('/pricing')
    // Once, though the page asks for its prices' sake, too.
    await toast('Session expired').waitFor()
    await page.waitForFunction(() => localStorage.getItem('user') === null)
    await page.waitForLoadState('networkidle')
    expect(await toast('Session expired').count()).toBe(1)
    expect(failed).toEqual([])
  })
})

describe('the settings without a session', () => {
  it('redirect to the landing page, and open after signing in, with their query', async () => {
    const { email } = await signUp(now)
    await page.goto('/settings')
    await page.waitForFunction(() => localStorage.getItem('user') !== null)
    // A call that is still under way would find on this page already that the session has ended.
    await page.waitForLoadState('networkidle')
    await now.context.clearCookies()
    await page.goto('/settings?from=mail')
    await toast('Session expired').filter({ hasText: 'Please log in again to continue.' }).waitFor()
    await page.waitForURL((url) => url.pathname === '/' && url.search === '')
    await signInAgain(email)
    await page.waitForURL('**/settings?from=mail')
    await page.getByRole('heading', { name: 'Danger Zone' }).waitFor()
  })

  it('never redirect to another site, whatever the URL', async () => {
    const { email } = await signUp(now)
    await now.context.clearCookies()
    await page.goto('/?next=https%3A%2F%2Fevil.example%2Fsettings')
    await signInAgain(email)
    await page.waitForURL('**/dashboard')
  })
})

describe('every page', () => {
  it('moves the focus to its heading and clears old messages', async () => {
    await signUp(now)
    await page.goto('/dashboard')
    await button('Start mock interview').click()
    await toast('Please select a role').waitFor()
    await button('Menu').click()
    await page.getByRole('menuitem', { name: 'Interview Guides' }).click()
    await page.getByRole('heading', { level: 1, name: 'Master Your Interview' }).waitFor()
    await expect.poll(focused).toBe('H1')
    await toast('Please select a role').waitFor({ state: 'detached' })
  })

  it('has the theme, the plan and the way to sign in on a phone', async () => {
    await page.goto('/guides')
    await button('Menu').click()
    await page.getByRole('menuitem', { name: 'Sign In' }).waitFor()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.className)).toContain('dark')
    await signUp(now)
    await page.goto('/settings')
    await button('Menu').click()
    await page.getByRole('menuitem', { name: 'Dashboard' }).waitFor()
    await page.keyboard.press('Escape')
    await button('Your account').click()
    await page.getByText('Free Plan').last().waitFor()
  })

  it.each(['/no-such-page', '/guides/none', '/forgot-password'])('ends with the footer: %s', async (path) => {
    await page.setViewportSize(DESK)
    await page.goto(path)
    const foot = page.getByRole('contentinfo')
    await foot.waitFor()
    const bottom = await foot.evaluate((it) => it.getBoundingClientRect().bottom)
    expect(bottom).toBeGreaterThanOrEqual(DESK.height - 1)
  })

  it.each(['/no-such-page', '/guides/none', '/shared/none'])('follows the chosen theme: %s', async (path) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
    await expect.poll(isDark).toBe(true)
    await button('Menu').click()
    await page.getByRole('menuitemradio', { name: 'Light' }).click()
    await expect.poll(isDark).toBe(false)
  })

  it('renders the naira sign with our own font', async () => {
    await page.goto('/pricing')
    await page.evaluate(() => document.fonts.ready)
    const client = await now.context.newCDPSession(page)
    await client.send('DOM.enable')
    await client.send('CSS.enable')
    const { root } = await client.send('DOM.getDocument', { depth: -1 })
    await page.evaluate(() => {
      const price = document.createElement('p')
      price.id = 'naira'
      price.textContent = '₦'
      document.body.append(price)
    })
    await page.waitForTimeout(1000)
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#naira' })
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
    expect(fonts.map(({ isCustomFont }) => isCustomFont)).toEqual([true])
  })

  it('shows the guides of one field of work', async () => {
    await page.goto('/guides')
    await button('Finance').click()
    const shown = page.getByRole('article')
    await expect.poll(() => shown.filter({ visible: true }).count()).toBe(3)
    await button('All').click()
    await expect.poll(() => shown.filter({ visible: true }).count()).toBe(23)
  })

  it('makes no request that is refused', async () => {
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
    })
    for (const path of ['/', '/guides', '/guides/accountant', '/pricing', '/how-we-score', '/dashboard'])
      await page.goto(path, { waitUntil: 'networkidle' })
    await signUp(now)
    for (const path of ['/', '/dashboard', '/guides', '/pricing', '/cv-review', '/settings', '/stories', '/review'])
      await page.goto(path, { waitUntil: 'networkidle' })
    expect(refused).toEqual([])
  })
})
