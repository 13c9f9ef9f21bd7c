/** An account whose owner has used everything that takes a text, with a marker in each of them, over REST alone. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CvReviewDto, PracticeDto } from '@/schemas/cv-review'
import type { InterviewDto } from '@/schemas/interview'
import type { NewMentorLinkDto } from '@/schemas/mentor'
import type { PracticePlanDto } from '@/schemas/practice'
import type { StoryBankDto } from '@/schemas/story'
import type { UserDto } from '@/schemas/user'
import { GOOD_ANSWER } from './answers'
import { CV_TEXT, JOB_TEXT } from './cv-pair'

/** A client of the API: in this process or over the network. */
export type Api = {
  json: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>
}

type Wishes = { email: string; marker: string; password: string }

/** @param owner keeps the cookie. @param visitor the mentor's client, which has none */
export async function liveIn(owner: Api, visitor: Api, { email, marker, password }: Wishes): Promise<UserDto> {
  const { user } = await done<{ user: UserDto }>(owner, 'POST', '/api/auth/register', {
    email,
    password,
    name: `Ada ${marker}`,
  })
  const id = user.id
  const reviewed = await reviewCv(owner, id, marker)
  await done<PracticeDto>(owner, 'POST', `/api/cv-reviews/${reviewed.id}/practice`, {
    requirement: reviewed.analysis?.rows.findIndex(({ text }) => text.includes(marker)),
  })
  const claim = claimWith(marker)
  await done(owner, 'POST', `/api/claims/user/${id}/withdraw`, { quote: claim })
  await done<PracticeDto>(owner, 'POST', `/api/cv-reviews/${reviewed.id}/claims/practice`, { quote: claim })
  const interview = await interviewed(owner, id, marker)
  for (const { questionId, points = [] } of interview.feedback?.questionScores ?? []) {
    const missed = points.findIndex(({ verdict }) => verdict === 'missing')
    const remark = { questionId, remark: `point.${missed}` }
    if (missed >= 0) await done(owner, 'POST', `/api/interviews/${interview.id}/contests`, remark)
  }
  await done(owner, 'POST', `/api/interviews/${interview.id}/attempts`, {
    questionId: interview.questions[1]?.id,
    text: `${GOOD_ANSWER} ${marker} said it again.`,
  })
  await until(owner, `/api/interviews/${interview.id}/attempts`, (body) => !JSON.stringify(body).includes('processing'))
  const { token } = await done<NewMentorLinkDto>(owner, 'POST', `/api/interviews/${interview.id}/mentor-links`)
  await done(visitor, 'POST', `/api/shared/${token}/comments`, {
    questionId: interview.questions[0]?.id,
    name: `${marker} the mentor`,
    text: `${marker} could say it shorter.`,
  })
  await tellStory(owner, id, marker)
  await prepareAndDebrief(owner, id, marker)
  return user
}

/** An interview of today, with what was asked in it, and a later one that is prepared for. */
async function prepareAndDebrief(owner: Api, id: string, marker: string): Promise<void> {
  const practice = `/api/practice/user/${id}`
  const goal = { role: 'accountant', advert: `${marker} wanted ${JOB_TEXT}`, timeZone: 'Africa/Lagos' }
  const { today } = await done<PracticePlanDto>(owner, 'GET', practice)
  await done(owner, 'PATCH', `${practice}/goal`, { ...goal, interviewOn: today })
  await done(owner, 'POST', `${practice}/debrief`, {
    outcome: 'next-round',
    questions: [`What did you learn from ${marker} at work?`],
  })
  await done(owner, 'PATCH', `${practice}/goal`, { ...goal, interviewOn: '2027-03-20' })
}

/** A line of the CV that is a claim. */
const claimWith = (marker: string): string => `Counted 120 boxes of ${marker} in one night`

async function reviewCv(owner: Api, userId: string, marker: string): Promise<CvReviewDto> {
  const { id } = await done<{ id: string }>(owner, 'POST', '/api/cv-reviews', {
    userId,
    cvContent: [
      CV_TEXT.replace('• Responsible', `• ${claimWith(marker)}\n• Responsible`),
      `${marker} is a skill of mine.`,
    ].join('\n'),
    jobDescription: JOB_TEXT.replace('• Must know Python', `• Must know Python\n• Experience with ${marker}`),
    fileWarnings: [`The picture ${marker} was left out.`],
  })
  return until<CvReviewDto>(owner, `/api/cv-reviews/${id}`, ({ status }) => status !== 'processing')
}

async function interviewed(owner: Api, userId: string, marker: string): Promise<InterviewDto> {
  const { id, questions } = await done<InterviewDto>(owner, 'POST', '/api/interviews', {
    userId,
    role: 'accountant',
    questionCount: 5,
    jobDescription: `${marker} job. ${JOB_TEXT}`,
    cvContent: `${marker} CV. ${CV_TEXT}`,
    ownQuestions: [
      {
        text: `Tell me about a time when ${marker} went wrong and you put it right.`,
        category: 'behavioral',
        points: [`Name what ${marker} cost the customer in the end`, `Say whom you told about ${marker} first`],
      },
    ],
  })
  await done(owner, 'POST', `/api/interviews/${id}/questions-to-us`, { questions: [`How do you use ${marker} here?`] })
  const answers = questions.map((question, i) => ({
    questionId: question.id,
    text: `${GOOD_ANSWER} ${marker} was case ${i}.`,
    timeSpent: 30 + i,
    revision: 1_700_000_000_000 + i,
  }))
  await done(owner, 'PATCH', `/api/interviews/${id}`, { status: 'completed', answers })
  return until<InterviewDto>(owner, `/api/interviews/${id}`, ({ feedbackStatus }) => feedbackStatus === 'ready')
}

async function tellStory(owner: Api, userId: string, marker: string): Promise<void> {
  const { stories } = await done<StoryBankDto>(owner, 'GET', `/api/stories/user/${userId}`)
  const [best] = stories
  const bank = await done<StoryBankDto>(owner, 'POST', `/api/stories/user/${userId}`, { questionId: best?.questionId })
  const kept = bank.stories.find(({ isKept }) => isKept)
  await done(owner, 'PATCH', `/api/stories/${kept?.id}`, { text: `${GOOD_ANSWER} ${marker} told again.` })
}

/** The body of a call that must succeed. Without vitest, so that measurements can use it as well. */
async function done<T>(api: Api, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await api.json(method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body as T
}

const PATIENCE_MS = 60_000

async function until<T>(api: Api, path: string, isSo: (body: T) => boolean): Promise<T> {
  for (const begun = Date.now(); ; await sleep(250)) {
    const body = await done<T>(api, 'GET', path)
    if (isSo(body)) return body
    if (Date.now() - begun > PATIENCE_MS) throw new Error(`${path} is not as awaited: ${JSON.stringify(body)}`)
  }
}
