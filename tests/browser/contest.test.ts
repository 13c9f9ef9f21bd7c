/** Contesting a remark on the results page: the score with and without it, and the undo. */
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { answerOf } from '../helpers/answers'
import { expectAccessible, signUp } from '../helpers/browser'
import { carefulReport, FakeOpenAi } from '../helpers/fake-openai'
import { runSite, visitEach } from '../helpers/site'

let fake: FakeOpenAi
let page: Page
const site = runSite({
  prepare: async () => {
    fake = await FakeOpenAi.start()
    return { OPENAI_BASE_URL: fake.baseUrl, OPENAI_MODEL: 'm' }
  },
})
afterAll(() => fake?.close())
const now = visitEach(site)
beforeEach(() => {
  page = now.page
})

/** An interview with one answer that was evaluated by rules, since the model refused. */
async function completed(): Promise<InterviewDto> {
  fake.play({ content: null, refusal: 'No.' })
  const { id: userId } = await signUp(now)
  const { request } = now.context
  const created = await request.post('/api/interviews', { data: { userId, role: 'accountant', openers: false } })
  const { id, questions } = (await created.json()) as InterviewDto
  const answers = [{ questionId: questions[0]?.id, text: answerOf(1), timeSpent: 60 }]
  await request.patch(`/api/interviews/${id}`, { data: { status: 'completed', answers } })
  await page.goto(`/results/${id}`)
  await page.getByRole('heading', { name: 'Interview Complete' }).waitFor()
  fake.play()
  fake.script = (asked) => ({ content: carefulReport(asked) })
  return (await (await request.get(`/api/interviews/${id}`)).json()) as InterviewDto
}

const withAndWithout = (score: number) => page.getByText(new RegExp(`^${score}, or \\d+ if you are right$`))
const openPoints = () => page.getByRole('button', { name: 'What a strong answer covers' }).click()
/** The first missing point, with its button. */
const missingPoint = () => page.locator('li', { hasText: 'Not found' }).first()

describe('a wrong verdict', () => {
  it('is contested with one click, with a new score and a second opinion, and restored by Undo', async () => {
    const { feedback, score } = await completed()
    const result = feedback?.questionScores[0]
    await openPoints()
    await missingPoint().getByRole('button', { name: 'I disagree' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('You disagree with this.').first().waitFor()
    await withAndWithout(result?.score ?? -1).waitFor()
    // The focus stays in place, on the Undo button.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo')
    await page.getByText('Second opinion, by an AI model').waitFor()
    await expectAccessible(page, 'results with something contested')

    await page.reload()
    await withAndWithout(result?.score ?? -1).waitFor()
    await page.getByText(`${score}, or`).first().waitFor()
    const stored = (await (
      await now.context.request.get(page.url().replace('/results/', '/api/interviews/'))
    ).json()) as InterviewDto
    expect(stored.score).toBe(score)

    await openPoints()
    await missingPoint().getByRole('button', { name: 'Undo' }).click()
    await withAndWithout(result?.score ?? -1).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'What a strong answer covers' }).waitFor()
    expect(await page.getByText('You disagree with this.').count()).toBe(0)
  })

  it('causes a message when the server does not respond', async () => {
    await completed()
    await openPoints()
    await page.route('**/api/trpc/interview.contest*', (route) => route.abort())
    await missingPoint().getByRole('button', { name: 'I disagree' }).click()
    await page.getByText('That could not be saved').waitFor()
    expect(await page.getByText('You disagree with this.').count()).toBe(0)
    await page.unroute('**/api/trpc/interview.contest*')
    await missingPoint().getByRole('button', { name: 'I disagree' }).click()
    await page.getByText('You disagree with this.').first().waitFor()
    await page.getByText('That could not be saved').waitFor({ state: 'detached' })
  })
})
