/**
 * One user's two weeks before an interview: practice, missed days, reviews, a mentor's comment, the cheat sheet on the
 * last evening. Time passes by `passDays`.
 */
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { daysLeftText } from '@/domain/practice-plan/step-text'
import { paths } from '@/lib/paths'
import type { InterviewDto } from '@/schemas/interview'
import type { PracticePlanDto } from '@/schemas/practice'
import type { SittingDto } from '@/schemas/review'
import { answerOf } from '../helpers/answers'
import { signUp, visit } from '../helpers/browser'
import { passDays } from '../helpers/pass-days'
import { expectOneSideOfA4 } from '../helpers/printed'
import { runSite, visitEach } from '../helpers/site'

const STORY = 'In March our team had two days for the close, and I led it: we were done in one.'
const DAY_MS = 86_400_000

const site = runSite()
const now = visitEach(site, { timezoneId: 'Africa/Lagos', viewport: { width: 1280, height: 900 } })
let page: Page
let userId: string
beforeEach(async () => {
  page = now.page
  userId = (await signUp(now, 'Grace Bello')).id
})

const button = (name: string | RegExp) => page.getByRole('button', { name })
const box = () => page.getByRole('textbox', { name: 'Your answer' })
const read = async <T>(path: string) => (await (await now.context.request.get(path)).json()) as T
const plan = () => read<PracticePlanDto>(`/api/practice/user/${userId}`)
const sitting = () => read<SittingDto>(`/api/reviews/user/${userId}`)

/** The planned steps without reviews, which vary, and without the last look. */
const stepsOf = ({ days }: PracticePlanDto): string[] =>
  days.flatMap(({ steps }) => steps.map(({ kind }) => kind)).filter((kind) => kind !== 'review' && kind !== 'last-look')

/** The dashboard, `daysLeft` days before the interview. */
async function openDashboard(daysLeft: number): Promise<PracticePlanDto> {
  await page.goto(paths.dashboard)
  await page.getByText(daysLeftText(daysLeft), { exact: true }).waitFor()
  const planned = await plan()
  // Nothing is ever overdue.
  expect(planned.days.map(({ on }) => on).sort()[0]).toBe(planned.days[0]?.on)
  expect((planned.days[0]?.on ?? '') >= planned.today).toBe(true)
  return planned
}

async function takeInterview(): Promise<void> {
  await page.goto(paths.dashboard)
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Accountant')
  await button('Start mock interview').click()
  await page.waitForURL('**/interview')
  for (let n = 1; n <= 5; n++) {
    await page.getByText(`Question ${n} of 5`).first().waitFor()
    await box().fill(answerOf(n))
    if (n < 5) await button('Next Question').click()
  }
  await button('Submit Interview').click()
  await page.waitForURL('**/results/*')
  await page.getByRole('heading', { name: 'Question-by-question analysis' }).waitFor()
}

async function setDate(days: number): Promise<void> {
  await page.goto(paths.dashboard)
  await button('Set the date of your interview').click()
  await page
    .getByRole('form', { name: 'Your interview' })
    .getByRole('combobox', { name: 'Role' })
    .selectOption('Accountant')
  const { today } = await plan()
  const on = new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10)
  await page.getByLabel('Date of the interview').fill(on)
  await button('Save').click()
}

/** Completes a review session of the due cards; returns the number of cards. */
async function review(): Promise<number> {
  const { length } = (await sitting()).cards
  expect(length).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Start the review' }).click()
  await page.waitForURL(`**${paths.review}`)
  for (let place = 1; place <= length; place++) {
    await page.getByText(`${place} of ${length}`, { exact: true }).waitFor()
    await box().fill(answerOf(place))
    await button('Check my answer').click()
    await page.getByRole('heading', { name: 'One way to say it' }).waitFor()
    await button(place === length ? 'Finish' : 'Next question').click()
  }
  await page.getByRole('heading', { name: 'Done for now' }).waitFor()
  await page.getByText(`of ${length} points`).waitFor()
  return length
}

/** Keeps an answer that the page does not offer, since it scores too low, and makes it better. */
async function keepStory(): Promise<void> {
  const [latest] = await read<{ id: string }[]>(`/api/interviews/user/${userId}`)
  const { questions } = await read<InterviewDto>(`/api/interviews/${latest?.id}`)
  const questionId = questions.find(({ category }) => category === 'behavioral')?.id
  await now.context.request.post(`/api/stories/user/${userId}`, { data: { questionId } })
  await page.goto(paths.stories)
  await button('Edit').click()
  await page.getByLabel('Your story').fill(STORY)
  await button('Save').click()
  await page.getByText(STORY).waitFor()
}

async function makeLink(): Promise<string> {
  const [latest] = await read<{ id: string }[]>(`/api/interviews/user/${userId}`)
  await page.goto(paths.results(latest?.id ?? ''))
  await button('Share with a mentor').click()
  await button('Create a link').click()
  return page.getByLabel('The link').inputValue()
}

/** Comments as another person, in a separate browser context. */
async function commentByLink(url: string): Promise<void> {
  const mentor = await visit(site.browser, site.server.url)
  await mentor.page.goto(url)
  await mentor.page.getByRole('button', { name: 'Comment on answer 1' }).click()
  await mentor.page.getByLabel('Your comment').fill('Begin with the result.')
  await mentor.page.getByRole('button', { name: 'Send comment' }).click()
  await mentor.page.getByLabel('Your comment').waitFor({ state: 'detached' })
  await mentor.context.close()
  expect(mentor.complaints).toEqual([])
}

describe('the fortnight before an interview', () => {
  it('is planned, adapts to missed days, and ends with a printed cheat sheet', {
    timeout: 600_000,
  }, async () => {
    // Fourteen days before: a first interview, then the date is set.
    await takeInterview()
    await setDate(14)
    const planned = await openDashboard(14)
    await button('The days until your interview').click()
    await page.getByText('Read your cheat sheet').waitFor()
    expect(stepsOf(planned).length).toBeGreaterThan(3)
    const dayOf = (days: number) => new Date(Date.parse(planned.today) + days * DAY_MS).toISOString().slice(0, 10)
    // Steps are planned for the days that will be missed.
    expect(planned.days.some(({ on }) => on >= dayOf(1) && on <= dayOf(3))).toBe(true)
    expect((await sitting()).dueCount).toBe(0)

    // Three missed days: nothing is lost, and nothing is overdue.
    await passDays(site, 4)
    const movedOn = await openDashboard(10)
    expect(stepsOf(movedOn)).toEqual(stepsOf(planned))
    expect(movedOn.daysLeft).toBe(10)
    expect(movedOn.step?.kind).toBe('review')

    // The missed points are due, and answers to them are graded.
    const before = await sitting()
    const asked = await review()
    const after = await sitting()
    expect(after.dueCount).toBeLessThanOrEqual(before.dueCount - asked)
    expect(after.laterCount).toBeGreaterThan(before.laterCount)

    await keepStory()
    const url = await makeLink()

    // Two days later, the mentor comments.
    await passDays(site, 2)
    await commentByLink(url)
    await openDashboard(8)
    await page.getByText('1 new comment').waitFor()
    await page.getByRole('link', { name: 'Read it' }).click()
    await page.getByText('Begin with the result.').waitFor()

    // The evening before.
    await passDays(site, 7)
    const last = await openDashboard(1)
    expect(await page.getByText('1 new comment').count()).toBe(0)
    expect(last.days.map(({ on }) => on)).toEqual([last.today])
    expect(last.days[0]?.steps.at(-1)?.kind).toBe('last-look')
    await page.getByRole('link', { name: 'Cheat sheet' }).click()
    await page.waitForURL(`**${paths.cheatSheet}`)
    await page.getByText(STORY.slice(0, 40)).first().waitFor()
    await expectOneSideOfA4(page)
    await page.emulateMedia({ media: 'screen' })

    // The day itself.
    await passDays(site, 1)
    await openDashboard(0)
    await page.getByRole('heading', { name: 'Today: read your cheat sheet, and lay out what you need' }).waitFor()
    await page.getByRole('link', { name: 'Open the cheat sheet' }).waitFor()
  })
})
