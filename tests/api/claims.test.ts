/** The claims of a CV beside the answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClaimLedgerDto } from '@/schemas/claim'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { finish, idAt, payingUser, startInterview } from '../helpers/practice'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const DASHBOARDS = 'Built 14 dashboards in Power BI that 60 managers use each morning'
const REPORTS = 'Wrote SQL queries over 30 million rows of orders and cut report time by 40%'
const SURVEYS = 'Cleaned survey data in Excel for 12 client studies'
const RIGHT = 'I built fourteen dashboards in Power BI, and sixty managers use them each morning.'
const OTHER = 'With my SQL queries over the orders the report time went down by 25 percent.'

const ledgerOf = async (person: TestUser, query = '') =>
  (await person.get(`/api/claims/user/${person.user.id}${query}`)).body as ClaimLedgerDto
const statesOf = ({ claims }: ClaimLedgerDto) => Object.fromEntries(claims.map(({ quote, state }) => [quote, state]))

async function review(person: TestUser, cvContent = CV_TEXT): Promise<string> {
  const { id } = await person.trpc.cvReview.create.mutate({
    userId: person.user.id,
    cvContent,
    jobDescription: JOB_TEXT,
  })
  await app.runJobs()
  return id
}

it('are none without a completed review, and all untold without answers', async () => {
  const person = await app.signUp()
  expect(await ledgerOf(person)).toEqual({ review: null, answers: 0, claims: [], missing: [] })
  const id = await review(person)
  const ledger = await ledgerOf(person)
  expect(ledger).toMatchObject({ review: { id }, answers: 0, missing: [] })
  expect(statesOf(ledger)).toEqual({ [DASHBOARDS]: 'untold', [REPORTS]: 'untold', [SURVEYS]: 'untold' })
  expect(ledger.claims[0]).toMatchObject({ job: { employer: 'Marketplace Ltd' }, told: null, canPractise: true })
})

it('are told by answers, with the quote and its question, and by a newer attempt with the same figure', async () => {
  const person = await payingUser(app)
  await review(person)
  const interview = await startInterview(person, { questionCount: 5 })
  const [first, second] = [idAt(interview, 0), idAt(interview, 1)]
  await finish(app, person, interview.id, { [first]: `Good morning. ${RIGHT}`, [second]: `It was slow. ${OTHER}` })
  const ledger = await ledgerOf(person)
  expect(ledger.answers).toBe(2)
  expect(statesOf(ledger)).toEqual({ [DASHBOARDS]: 'told', [REPORTS]: 'other-figure', [SURVEYS]: 'untold' })
  const [dashboards, reports] = ledger.claims
  expect(dashboards?.told).toEqual({
    quote: RIGHT,
    figures: null,
    source: {
      interviewId: interview.id,
      questionId: first,
      number: 1,
      question: interview.questions[0]?.text,
      isStory: false,
    },
  })
  expect(reports?.told).toMatchObject({ quote: OTHER, figures: { inCv: '40%', inAnswer: '25 percent' } })

  const again = 'My SQL queries over thirty million rows of orders cut the report time by forty percent.'
  await person.post(`/api/interviews/${interview.id}/attempts`, { questionId: second, text: again })
  await app.runJobs()
  expect(statesOf(await ledgerOf(person))[REPORTS]).toBe('told')
})

describe('a withdrawn claim', () => {
  it('stays withdrawn in later versions of the CV until it is brought back', async () => {
    const person = await payingUser(app)
    const id = await review(person)
    const path = `/api/claims/user/${person.user.id}`
    const send = async (act: string, quote: string) => person.post(`${path}/${act}`, { quote })
    for (const _ of [1, 2]) {
      const { status, body } = await send('withdraw', SURVEYS)
      expect(status).toBe(200)
      expect(statesOf(body as ClaimLedgerDto)[SURVEYS]).toBe('withdrawn')
    }
    const later = await review(person, `${CV_TEXT}, Tableau`)
    expect(await ledgerOf(person)).toMatchObject({ review: { id: later } })
    expect(statesOf(await ledgerOf(person))[SURVEYS]).toBe('withdrawn')
    expect(await ledgerOf(person, `?cvReviewId=${id}`)).toMatchObject({ review: { id } })
    expect(statesOf((await send('restore', SURVEYS)).body as ClaimLedgerDto)[SURVEYS]).toBe('untold')
    expect(await send('restore', SURVEYS)).toMatchObject({ status: 404, body: { reason: 'claim-not-found' } })
  })

  it('must be a claim of the CV, and the review must exist', async () => {
    const person = await app.signUp()
    await review(person)
    const path = `/api/claims/user/${person.user.id}`
    const unknown = await person.post(`${path}/withdraw`, { quote: 'Ran the whole company' })
    expect(unknown).toMatchObject({ status: 404, body: { reason: 'claim-not-found' } })
    expect((await person.get(`${path}?cvReviewId=nobodys`)).status).toBe(404)
    expect(await app.deps.prisma.withdrawnClaim.count({ where: { userId: person.user.id } })).toBe(0)
  })
})

describe('bringing a claim back', () => {
  it('changes nothing where it is refused', async () => {
    const person = await app.signUp()
    await review(person)
    const path = `/api/claims/user/${person.user.id}`
    await person.post(`${path}/withdraw`, { quote: SURVEYS })
    const refused = await person.post(`${path}/restore`, { quote: SURVEYS, cvReviewId: 'nobodys' })
    expect(refused).toMatchObject({ status: 404, body: { reason: 'cv-review-not-found' } })
    expect(statesOf(await ledgerOf(person))[SURVEYS]).toBe('withdrawn')
  })
})

describe('practising a claim', () => {
  it('asks up to three questions on it, costs no unit, exists once, and is told by its figure', async () => {
    const person = await app.signUp()
    const id = await review(person)
    const practise = () => person.post(`/api/cv-reviews/${id}/claims/practice`, { quote: REPORTS })
    const [{ status, body }, again] = [await practise(), await practise()]
    expect(status).toBe(201)
    expect(again.body).toEqual(body)
    const { interviewId } = body as { interviewId: string }
    const interview = await person.trpc.interview.get.query({ id: interviewId })
    expect(interview).toMatchObject({ focus: REPORTS, role: 'data-analyst', status: 'saved' })
    expect(interview.questions.length).toBeGreaterThan(0)
    expect(interview.questions.length).toBeLessThanOrEqual(3)
    for (const { provenance } of interview.questions) expect(REPORTS).toContain(provenance?.quote)
    expect(new Set(interview.questions.map(({ category }) => category)).size).toBe(interview.questions.length)
    expect((await person.trpc.user.usage.query({ id: person.user.id })).interviewCount).toBe(0)
    // It is no practice on a requirement of the advert.
    expect(await person.trpc.cvReview.practices.query({ id })).toEqual([])

    const answer = 'It went down by forty percent, because I added an index and read only the last week.'
    await finish(app, person, interviewId, { [idAt(interview, 0)]: answer })
    const reports = (await ledgerOf(person)).claims.find(({ quote }) => quote === REPORTS)
    expect(reports).toMatchObject({ state: 'told', told: { quote: answer }, practice: { isCompleted: true } })
  })

  it('is refused for what is no claim', async () => {
    const person = await app.signUp()
    const id = await review(person)
    const refused = await person.post(`/api/cv-reviews/${id}/claims/practice`, { quote: 'SQL, Power BI, Excel' })
    expect(refused).toMatchObject({ status: 404, body: { reason: 'claim-not-found' } })
  })
})

it('lists figures of stories that the CV does not have', async () => {
  const person = await payingUser(app)
  await review(person)
  const interview = await startInterview(person, { questionCount: 5 })
  const index = interview.questions.findIndex(({ category }) => category === 'behavioral')
  const figure = 'The finance manager told me that we had saved 230,000 naira in the first year.'
  await finish(app, person, interview.id, { [idAt(interview, index)]: `I checked each invoice myself. ${figure}` })
  await person.post(`/api/stories/user/${person.user.id}`, { questionId: idAt(interview, index) })
  const { missing } = await ledgerOf(person)
  expect(missing).toMatchObject([{ quote: figure, source: { isStory: true, interviewId: interview.id } }])
})
