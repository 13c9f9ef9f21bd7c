/** The results page when a model evaluates the answers, fails, and is requested again. */
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

const declines = () => fake.play({ content: null, refusal: 'No.' })
const reads = () => {
  fake.play()
  fake.script = (asked) => ({ content: carefulReport(asked) })
}
const button = (name: string) => page.getByRole('button', { name })
const text = (value: string | RegExp) => page.getByText(value).first()

/** A finished interview with two answers. */
async function completed(): Promise<string> {
  const { id: userId } = await signUp(now)
  const { request } = now.context
  const created = await request.post('/api/interviews', { data: { userId, role: 'accountant' } })
  const { id, questions } = (await created.json()) as InterviewDto
  const answers = questions.slice(0, 2).map((question, i) => ({
    questionId: question.id,
    text: answerOf(i),
    timeSpent: 60,
  }))
  await request.patch(`/api/interviews/${id}`, { data: { status: 'completed', answers } })
  return id
}

const stored = async (id: string) =>
  (await (await now.context.request.get(`/api/interviews/${id}`)).json()) as InterviewDto

describe('an interview that the model refused', () => {
  it('reports that with its ranges, and is evaluated again with one click', async () => {
    declines()
    const id = await completed()
    await page.goto(`/results/${id}`)
    await text('The AI service declined to read some answers').waitFor()
    const before = await stored(id)
    expect(before.feedback).toMatchObject({ evaluator: 'local', fallback: true, fallbackCause: 'declined' })
    const range = before.feedback?.range
    await text(`Likely ${range?.low}–${range?.high}`).waitFor()
    await expectAccessible(page, 'results with a fallback')

    reads()
    await button('Evaluate again with AI').click()
    await text('Facts found by an AI model').waitFor()
    expect(await button('Evaluate again with AI').count()).toBe(0)
    expect((await stored(id)).feedback).toMatchObject({ evaluator: 'llm', fallback: false })
  })
})

describe('a retake that the model refused', () => {
  it('is evaluated by rules first, and by the model with one click', async () => {
    reads()
    const id = await completed()
    await page.goto(`/results/${id}`)
    await text('Facts found by an AI model').waitFor()
    declines()
    await button('Answer again').first().click()
    await page.getByRole('textbox', { name: /^New answer to question/ }).fill(answerOf(7))
    await button('Read my new answer').click()
    await text('The AI service did not read attempt 2').waitFor()
    await text('No clear change').waitFor()

    reads()
    await button('Evaluate again with AI').click()
    await text('The AI service did not read attempt 2').waitFor({ state: 'detached' })
    await text(/^Attempt 1 scored \d+, attempt 2 scored \d+/).waitFor()
    expect(await text('cannot be compared').count()).toBe(0)
    expect(fake.asked.length).toBeGreaterThan(0)
  })
})
