/** How a person practises: the settings, and what follows them in the interview and in its results. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { PracticeSettings } from '@/domain/practice-settings/settings'
import type { InterviewDto } from '@/schemas/interview'
import { answerOf } from '../helpers/answers'
import { chosen, expectAccessible, overflowOf, signUp, type Visit, visit } from '../helpers/browser'
import { shareSite } from '../helpers/site'

const site = shareSite()

/** Stubs of speech synthesis and recognition for a browser without audio devices. */
const withSpeech = () => {
  let hear: (text: string) => void = () => {}
  class Recognition {
    onresult: ((event: unknown) => void) | null = null
    stop() {}
    start() {
      hear = (text) => this.onresult?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript: text } }] })
    }
  }
  const spoken: string[] = []
  const speechSynthesis = {
    speak: ({ text }: SpeechSynthesisUtterance) => void spoken.push(text),
    cancel: () => {},
  }
  Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
  Object.assign(window, { SpeechRecognition: Recognition, spoken, say: (text: string) => hear(text) })
}

const SPOKEN =
  'basically I reconciled the four bank accounts every Friday and um I found payments that had been booked twice ' +
  'so the owner recovered one million naira from the bank in May'

let now: Visit
beforeEach(async () => {
  now = await visit(site.browser, site.server.url)
  await now.context.addInitScript(withSpeech)
})

const request = () => now.context.request
const button = (name: string | RegExp) => now.page.getByRole('button', { name })
const answerBox = () => now.page.getByRole('textbox', { name: 'Your answer' })

async function practising(changed: Partial<PracticeSettings>): Promise<string> {
  const { id } = await signUp(now)
  const changing = await request().patch(`/api/user/${id}/practice-settings`, { data: changed })
  expect(changing.status()).toBe(200)
  return id
}

async function begin(userId: string): Promise<InterviewDto> {
  const started = await request().post('/api/interviews', { data: { userId, role: 'accountant' } })
  const interview = (await started.json()) as InterviewDto
  await request().post(`/api/interviews/${interview.id}/save`, { data: { currentQuestionIndex: 0, answers: [] } })
  await now.page.goto(`/interview?id=${interview.id}`)
  await now.page.getByText('Question 1 of 5').first().waitFor()
  return interview
}

const stored = async (id: string) => (await (await request().get(`/api/interviews/${id}`)).json()) as InterviewDto

/** A finished interview with two answers, opened. */
async function results(userId: string): Promise<InterviewDto> {
  const started = await request().post('/api/interviews', { data: { userId, role: 'accountant' } })
  const { id, questions } = (await started.json()) as InterviewDto
  const answers = questions
    .slice(0, 2)
    .map((question, i) => ({ questionId: question.id, text: answerOf(i), timeSpent: 61 }))
  await request().patch(`/api/interviews/${id}`, { data: { status: 'completed', answers } })
  await expect.poll(async () => (await stored(id)).feedbackStatus).toBe('ready')
  await now.page.goto(`/results/${id}`)
  await now.page.getByRole('heading', { name: 'Interview Complete' }).waitFor()
  return stored(id)
}

describe('the settings', () => {
  it('keeps a change that is made while another one is being saved', async () => {
    const { id } = await signUp(now)
    await now.page.route('**/api/trpc/user.changePractice*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await now.page.goto('/settings')
    const names = ['In writing only', 'One thing at a time', 'Wider text spacing']
    for (const name of names) await now.page.getByRole('switch', { name }).click()
    for (const name of names) expect(await now.page.getByRole('switch', { name }).isChecked()).toBe(true)
    const changed = { inWriting: true, oneThing: true, widerSpacing: true }
    const settings = async () => (await (await request().get(`/api/user/${id}`)).json()).practiceSettings
    await expect.poll(settings).toMatchObject(changed)
    await now.page.getByText('Saved.').waitFor()
    for (const name of names) expect(await now.page.getByRole('switch', { name }).isChecked()).toBe(true)
  })

  it('are found from the start of an interview, saved at once, and the same in another browser', async () => {
    const { page } = now
    const { email } = await signUp(now)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'How you practise' }).click()
    await page.waitForURL('**/settings#how-you-practise')
    const time = page.getByRole('combobox', { name: 'Time for an answer' })
    expect(await chosen(time)).toBe('The usual time')
    const switches = page.locator('#how-you-practise').getByRole('switch')
    expect(await switches.count()).toBe(5)
    for (const one of await switches.all()) expect(await one.isChecked()).toBe(false)

    await time.selectOption('Twice as much')
    await page.getByText('Saved.').waitFor()
    const measure = page.getByRole('switch', { name: 'Do not measure pace, pauses and filler words' })
    await measure.click()
    await expect.poll(() => measure.isChecked()).toBe(true)
    await expectAccessible(page, 'the settings')

    const other = await visit(site.browser, site.server.url)
    await other.context.request.post('/api/auth/login', { data: { email, password: 'a-quiet-room' } })
    await other.page.goto('/settings')
    expect(await chosen(other.page.getByRole('combobox', { name: 'Time for an answer' }))).toBe('Twice as much')
    expect(await other.page.getByRole('switch', { name: 'Do not measure pace' }).isChecked()).toBe(true)
    expect([...now.complaints, ...other.complaints]).toEqual([])
  })

  it('widen the spacing on every page, also static ones, without scrolling sideways', async () => {
    const { page } = now
    await signUp(now)
    await page.goto('/settings')
    const spacing = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { letterSpacing, wordSpacing, lineHeight, fontSize } = getComputedStyle(element)
          return [letterSpacing, wordSpacing, lineHeight].map(
            (value) => Number.parseFloat(value) / Number.parseFloat(fontSize),
          )
        })
    const before = await spacing('main p')
    expect(before[0] || 0).toBe(0)
    const wide = page.getByRole('switch', { name: 'Wider text spacing' })
    await wide.click()
    await page.locator('html[data-wide]').waitFor({ state: 'attached' })
    for (const path of ['/settings', '/dashboard', '/guides/accountant', '/cv-review']) {
      await page.goto(path)
      const [letters, words, lines] = await spacing('main p')
      expect(letters).toBeGreaterThanOrEqual(0.119)
      expect(words).toBeGreaterThanOrEqual(0.159)
      expect(lines).toBeGreaterThanOrEqual(1.5)
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflowOf(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
    await page.goto('/settings')
    await wide.click()
    await page.locator('html:not([data-wide])').waitFor({ state: 'attached' })
    expect(await spacing('main p')).toEqual(before)
  })
})

describe('the interview', () => {
  it('measures nothing of a spoken answer, and says so here and in the results', async () => {
    const { page } = now
    const { id } = await begin(await practising({ measuresSpeech: false }))
    await button('Voice Answer').click()
    await page.evaluate((text) => (window as unknown as { say: (text: string) => void }).say(text), SPOKEN)
    await button('Stop Listening').click()
    const note = page.getByText('Pace, pauses and filler words: not measured, as you chose.')
    await note.waitFor()
    expect(await answerBox().inputValue()).toBe(SPOKEN)
    const kept = await page.evaluate(() =>
      localStorage.getItem(Object.keys(localStorage).find((key) => key.includes(':spoken:')) ?? ''),
    )
    expect(Object.values(JSON.parse(kept ?? '{}'))).toEqual([
      { words: 0, milliseconds: 0, pauses: 0, longestPause: 0, fillers: {} },
    ])
    await button('Finish Interview').click()
    await button('Finish & Get Results').click()
    await page.waitForURL('**/results/**')
    await expect.poll(async () => (await stored(id)).feedbackStatus).toBe('ready')
    await page.goto(`/results/${id}`)
    const question = button(/^\d+ out of 100\. 1\./)
    if ((await question.getAttribute('aria-expanded')) === 'false') await question.click()
    await note.waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await note.isVisible()).toBe(true)
    expect(await page.getByText('How it was spoken').count()).toBe(0)
  })

  it('has no clock: none is shown, and no time is counted or stored', async () => {
    const { page } = now
    const { id } = await begin(await practising({ answerTime: 'none' }))
    await answerBox().fill(answerOf(1))
    // Longer than two ticks of the clock.
    await page.waitForTimeout(2500)
    expect(await page.getByText('Time spent:').count()).toBe(0)
    expect(await page.getByText(/About \d+ minutes?/).count()).toBe(0)
    expect(await page.getByText(/Aim for/).count()).toBe(0)
    await button('Save Draft').click()
    await expect.poll(async () => (await stored(id)).answers[0]?.text).toBe(answerOf(1))
    expect((await stored(id)).answers[0]?.timeSpent).toBe(0)
    await page.goto('/dashboard')
    await page.getByText('5 questions', { exact: true }).first().waitFor()
  })

  it('hints at more time and length where more time is wanted', async () => {
    const { page } = now
    const { questions } = await begin(await practising({ answerTime: 'double' }))
    await page.getByText(`About ${2 * (questions[0]?.timeEstimate ?? 0)} minutes`).waitFor()
    await page.getByText('Aim for 100-600 words').waitFor()
  })

  it('reads each question aloud, and leaves out voice input in writing', async () => {
    const { page } = now
    const { questions } = await begin(await practising({ readsAloud: true, inWriting: true }))
    const heard = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
    await expect.poll(async () => new Set(await heard())).toEqual(new Set([questions[0]?.text]))
    await button('Next Question').click()
    await expect.poll(async () => (await heard()).at(-1)).toBe(questions[1]?.text)
    expect(await button('Voice Answer').count()).toBe(0)
    expect(await button('Check microphone').count()).toBe(0)
  })

  it('asks for one thing while the answer is written', async () => {
    const { page } = now
    await begin(await practising({ oneThing: true }))
    await button('What to say next').click()
    await page.getByText(/^(Say|Give|Name) .*\.$/).waitFor()
    expect(await page.getByRole('list', { name: 'Parts of the answer' }).count()).toBe(0)
    await expectAccessible(page, 'the interview with one prompt')
  })
})

describe('the results', () => {
  it('begin with one change, and show the rest after one press', async () => {
    const { page } = now
    await results(await practising({ oneThing: true }))
    await page.getByRole('heading', { name: 'Change this first' }).waitFor()
    const changes = page.getByRole('region', { name: 'Change this first' }).getByRole('listitem')
    expect(await changes.count()).toBe(1)
    const questions = page.getByRole('heading', { name: 'Question-by-question analysis' })
    expect(await questions.isVisible()).toBe(false)
    await expectAccessible(page, 'results with one change')
    await page.emulateMedia({ media: 'print' })
    expect(await questions.isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await button('Show the whole result').click()
    expect(await questions.isVisible()).toBe(true)
    await expect.poll(() => questions.evaluate((heading) => heading === document.activeElement)).toBe(true)
    expect(now.complaints).toEqual([])
  })

  it('open whole where a link leads into them', async () => {
    const { page } = now
    await results(await practising({ oneThing: true }))
    await page
      .getByRole('link', { name: /^Go to question/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Question-by-question analysis' }).waitFor()
  })

  it('leave out the time of an answer without a clock, and say so', async () => {
    const { page } = now
    const userId = await practising({})
    await results(userId)
    const visible = (text: RegExp) => page.locator('p:visible', { hasText: text }).first()
    await visible(/^\d+ words in 1:01$/).waitFor()
    await request().patch(`/api/user/${userId}/practice-settings`, { data: { answerTime: 'none' } })
    await page.reload()
    await visible(/^\d+ words, no clock$/).waitFor()
    expect(await page.getByText(/in 1:01/).count()).toBe(0)
  })
})
