/** The accounts for the screenshots, and their data. */
import type { APIRequestContext } from 'playwright-core'
import { DAY_MS } from '@/domain/durations'
import type { PracticeSettings } from '@/domain/practice-settings/settings'
import type { InterviewDto } from '@/schemas/interview'
import type { InitializedPaymentDto } from '@/schemas/payment'
import { GOOD_ANSWER } from '../../tests/helpers/answers'
import { newEmail, PASSWORD } from '../../tests/helpers/browser'
import { CV_TEXT, JOB_TEXT } from '../../tests/helpers/cv-pair'
import { DEMO_ACCOUNT } from '../seed-demo/account'

/** Paths of an account's pages; a missing one is replaced by the dashboard. */
export type Places = Record<'results' | 'resume' | 'own' | 'cvReview' | 'receipt' | 'shared', string>

export type Person = 'visitor' | 'beginner' | 'newcomer' | 'demo' | 'subscriber' | 'adapted'

/** An answer without anything to evaluate. */
const VAGUE_ANSWER = 'I always work hard and communicate well, and I would simply do what is best for the team.'

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const response = await request.post(path, { data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

async function register(request: APIRequestContext, name: string): Promise<string> {
  const account = { email: newEmail(), password: PASSWORD, name }
  return (await post<{ user: { id: string } }>(request, '/api/auth/register', account)).user.id
}

/** Polls until the value is not null. */
async function until<T>(ask: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const found = await ask()
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

const get = async <T>(request: APIRequestContext, path: string): Promise<T> => (await request.get(path)).json()

/** Reviews a CV against an advert, and returns the path of the result. */
async function reviewCv(request: APIRequestContext, userId: string): Promise<string> {
  const texts = { userId, cvContent: CV_TEXT, jobDescription: JOB_TEXT }
  const review = await post<{ id: string }>(request, '/api/cv-reviews', texts)
  await until(async () => {
    const { status } = await get<{ status: string }>(request, `/api/cv-reviews/${review.id}`)
    return status === 'processing' ? null : status
  })
  return `/cv-review-results/${review.id}`
}

/** An account without any data. */
async function beginner(request: APIRequestContext): Promise<Partial<Places>> {
  await register(request, 'Ngozi Eze')
  return {}
}

/** Two saved interviews and one CV review, so that the free plan's monthly limits are reached. */
async function newcomer(request: APIRequestContext): Promise<Partial<Places>> {
  const userId = await register(request, 'Amara Okafor')
  const start = () => post<InterviewDto>(request, '/api/interviews', { userId, role: 'accountant' })
  const [first, second] = [await start(), await start()]
  for (const { id } of [first, second])
    await post(request, `/api/interviews/${id}/save`, { currentQuestionIndex: 0, answers: [] })
  await reviewCv(request, userId)
  return { resume: `/interview?id=${first.id}` }
}

/** The seeded demo account. */
async function demo(request: APIRequestContext): Promise<Partial<Places>> {
  const { email, password } = DEMO_ACCOUNT
  const { user } = await post<{ user: { id: string } }>(request, '/api/auth/login', { email, password })
  const all = await get<InterviewDto[]>(request, `/api/interviews/user/${user.id}`)
  const last = (status: string) => all.find((interview) => interview.status === status)?.id
  return { results: `/results/${last('completed')}`, resume: `/interview?id=${last('saved')}` }
}

const OWN_QUESTIONS = [
  {
    text: 'Tell me about a time when you found an error in the stock records.',
    points: ['I counted the stock again with the storekeeper', 'I changed how deliveries are booked'],
  },
]

const TO_US = ['Which of your services wakes people at night most often?', 'What is the salary?']

/**
 * A paid plan with its receipt, a long interview in progress, one with a custom question, a weak result with a second
 * attempt, questions to the interviewer, an interview date and a mentor's comment, and a CV review whose claims are
 * told.
 * @param practice what is changed about how the person practises
 */
async function subscriber(
  request: APIRequestContext,
  practice: Partial<PracticeSettings> = {},
): Promise<Partial<Places>> {
  const userId = await register(request, 'Chukwuemeka Adebayo-Okonkwo')
  await request.patch(`/api/user/${userId}/practice-settings`, { data: practice })
  const order = { planType: 'monthly', userId }
  const { reference } = await post<InitializedPaymentDto>(request, '/api/payments/initialize', order)
  await post(request, `/api/payments/${reference}/sandbox-outcome`, { outcome: 'success' })
  await post(request, '/api/payments/verify', { reference })

  const start = (wishes = {}) =>
    post<InterviewDto>(request, '/api/interviews', { userId, role: 'backend-developer', ...wishes })
  const own = await start({ questionCount: 5, ownQuestions: OWN_QUESTIONS })
  await post(request, `/api/interviews/${own.id}/save`, { currentQuestionIndex: 0, answers: [] })
  const long = await start()
  const some = long.questions.slice(0, 4).map(({ id }) => ({ questionId: id, text: GOOD_ANSWER, timeSpent: 70 }))
  await post(request, `/api/interviews/${long.id}/save`, { currentQuestionIndex: 4, answers: some })

  const done = await start({ jobDescription: JOB_TEXT })
  const answers = done.questions
    .slice(0, 5)
    .map(({ id }, n) => ({ questionId: id, text: n === 1 ? GOOD_ANSWER : VAGUE_ANSWER, timeSpent: 60 }))
  await post(request, `/api/interviews/${done.id}/questions-to-us`, { questions: TO_US })
  await request.patch(`/api/interviews/${done.id}`, { data: { status: 'completed', answers } })
  const { feedback } = await until(async () => {
    const now = await get<InterviewDto>(request, `/api/interviews/${done.id}`)
    return now.feedbackStatus === 'ready' ? now : null
  })
  const weakest = feedback?.questionScores.toSorted((a, b) => a.score - b.score)[0]?.questionId
  await post(request, `/api/interviews/${done.id}/attempts`, { questionId: weakest, text: GOOD_ANSWER })

  const { token } = await post<{ token: string }>(request, `/api/interviews/${done.id}/mentor-links`, {})
  const comment = { questionId: weakest, name: 'Tunde', text: 'Say the figure first, then how you got there.' }
  await post(request, `/api/shared/${token}/comments`, comment)
  const interviewOn = new Date(Date.now() + 6 * DAY_MS).toISOString().slice(0, 10)
  const goal = { role: 'backend-developer', interviewOn, timeZone: 'Africa/Lagos' }
  await request.patch(`/api/practice/user/${userId}/goal`, { data: goal })
  const cvReview = await reviewCv(request, userId)
  await tellClaims(request, userId)
  return {
    results: `/results/${done.id}`,
    resume: `/interview?id=${long.id}`,
    own: `/interview?id=${own.id}`,
    shared: `/shared/${token}`,
    cvReview,
    receipt: `/settings/payments/${reference}`,
  }
}

/** The same with everything changed about how the person practises. */
const adapted = (request: APIRequestContext) =>
  subscriber(request, {
    measuresSpeech: false,
    answerTime: 'none',
    oneThing: true,
    readsAloud: true,
    inWriting: true,
    widerSpacing: true,
  })

const CLAIM_ANSWERS = [
  'I built fourteen dashboards in Power BI, and sixty managers use them each morning. They had asked.',
  'With my SQL queries over the orders the report time went down by 25 percent. I had saved the shop 230,000 naira.',
]

/** An interview that tells claims of the reviewed CV, and a claim that is withdrawn. */
async function tellClaims(request: APIRequestContext, userId: string): Promise<void> {
  const interview = await post<InterviewDto>(request, '/api/interviews', { userId, role: 'backend-developer' })
  const behavioral = interview.questions.filter(({ category }) => category === 'behavioral')
  const answers = behavioral
    .slice(0, CLAIM_ANSWERS.length)
    .map(({ id }, i) => ({ questionId: id, text: CLAIM_ANSWERS[i], timeSpent: 50 }))
  await request.patch(`/api/interviews/${interview.id}`, { data: { status: 'completed', answers } })
  const stories = `/api/stories/user/${userId}`
  await until(async () => {
    const { feedbackStatus } = await get<InterviewDto>(request, `/api/interviews/${interview.id}`)
    return feedbackStatus === 'ready' ? true : null
  })
  await post(request, stories, { questionId: answers[1]?.questionId })
  const quote = 'Cleaned survey data in Excel for 12 client studies'
  await post(request, `/api/claims/user/${userId}/withdraw`, { quote })
}

const NOBODY = async (): Promise<Partial<Places>> => ({})

/** Signs in and prepares each account's data; later requests of the context carry the session cookie. */
export const ARRIVE: Record<Person, (request: APIRequestContext) => Promise<Partial<Places>>> = {
  visitor: NOBODY,
  beginner,
  newcomer,
  demo,
  subscriber,
  adapted,
}
