/** The clock is set forward and back by a day while somebody practises: nothing is lost, and everything goes on. */
import { DAY_MS } from '@/domain/durations'
import type { InterviewDto } from '@/schemas/interview'
import { GOOD_ANSWER } from '../../../tests/helpers/answers'
import { CV_TEXT, JOB_TEXT } from '../../../tests/helpers/cv-pair'
import { openPlace } from '../../../tests/helpers/open-place'
import { createPlace } from '../../../tests/helpers/server-process'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from '../../../tests/helpers/test-app'
import type { Check } from '../check'

const JUMPS = [
  ['forward', DAY_MS],
  ['back', -DAY_MS],
] as const

export const clock: Check = {
  name: 'clock',
  group: 'faults',
  promise: 'With the clock set forward or back by a day, sessions, saves, evaluations and reviews go on',
  goal: '0 faults',
  isShort: false,
  run: async () => {
    const place = await createPlace()
    const app = await createTestApp({}, () => openPlace(place))
    const faults: string[] = []
    try {
      for (const [name, byMs] of JUMPS) faults.push(...(await jump(app, byMs)).map((fault) => `${name}: ${fault}`))
    } finally {
      await app.close()
      await place.remove()
    }
    return {
      measured: `${faults.length} faults in ${JUMPS.length} jumps, each there and back again`,
      held: faults.length === 0,
      details: [...faults, 'The clock of the product is set; those of the database and of the browser stay.'],
    }
  },
}

async function jump(app: TestApp, byMs: number): Promise<string[]> {
  const faults: string[] = []
  const person = await app.signUp()
  const userId = person.user.id
  const must = async (what: string, call: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await call
    if (status >= 300) faults.push(`${what} is answered with ${status}: ${JSON.stringify(body).slice(0, 200)}`)
    return body
  }
  const start = () => must('starting', person.post('/api/interviews', { userId, role: 'accountant' }))
  const interview = (await start()) as InterviewDto
  const save = (text: string) => {
    const answers = [{ questionId: interview.questions[0]?.id, text, timeSpent: 60 }]
    return must('saving', person.post(`/api/interviews/${interview.id}/save`, { currentQuestionIndex: 0, answers }))
  }
  const stored = async () =>
    ((await person.get(`/api/interviews/${interview.id}`)).body as InterviewDto).answers[0]?.text
  await save('Before')
  const real = app.clock.now
  app.clock.now = new Date(real.getTime() + byMs)
  if ((await stored()) !== 'Before') faults.push('an answer from before the jump is not there')
  await save(GOOD_ANSWER)
  const back = app.visitor()
  await must('signing in', back.post('/api/auth/login', { email: person.user.email, password: PASSWORD }))
  await readAll(person, must)
  await must('reviewing', person.post('/api/cv-reviews', { userId, cvContent: CV_TEXT, jobDescription: JOB_TEXT }))
  const answers = [{ questionId: interview.questions[0]?.id, text: GOOD_ANSWER, timeSpent: 60 }]
  await must('completing', person.patch(`/api/interviews/${interview.id}`, { status: 'completed', answers }))
  await app.runJobs()
  app.clock.now = real
  await readAll(person, must)
  const { body } = await person.get(`/api/interviews/${interview.id}`)
  if ((body as InterviewDto).feedbackStatus !== 'ready') faults.push('the evaluation did not end')
  if ((await stored()) !== GOOD_ANSWER) faults.push('an answer from after the jump is not there')
  return faults
}

async function readAll(
  { user: { id }, get }: TestUser,
  must: (what: string, call: Promise<{ status: number; body: unknown }>) => Promise<unknown>,
): Promise<void> {
  for (const path of [
    ...[`/api/user/${id}`, `/api/user/${id}/usage`, `/api/user/${id}/export`, `/api/interviews/user/${id}`],
    ...[`/api/interviews/user/${id}/overview`, `/api/interviews/user/${id}/progress`, `/api/practice/user/${id}`],
    ...[
      `/api/reviews/user/${id}`,
      `/api/stories/user/${id}`,
      `/api/cheat-sheet/user/${id}`,
      `/api/cv-reviews/user/${id}`,
    ],
  ]) {
    await must(path, get(path))
  }
}
