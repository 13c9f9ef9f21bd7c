import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerThatSaysAll, finish, idAt, ROLE, refused, startInterview } from '../helpers/practice'
import { createTestApp, ORIGIN, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const POOR = 'I asked them about it and then it went well. Everybody there was happy with me in the end.'
const DAY = 86_400_000
const pass = (days: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + days * DAY)
}
const inDays = (days: number) => new Date(app.clock.now.getTime() + days * DAY).toISOString().slice(0, 10)

const plan = (person: TestUser) => person.trpc.practice.plan.query({ userId: person.user.id })
const setGoal = (person: TestUser, goal: { interviewOn?: string | null; advert?: string }) =>
  person.trpc.practice.setGoal.mutate({ userId: person.user.id, role: ROLE, timeZone: 'Africa/Lagos', ...goal })

/** A user with one weak answer to the first question of an interview. */
async function beginner() {
  const person = await app.signUp()
  const interview = await startInterview(person)
  await finish(app, person, interview.id, { [idAt(interview, 0)]: POOR })
  return { person, interview }
}

describe('the plan', () => {
  it('begins with an interview for a new user without a goal', async () => {
    const person = await app.signUp()
    expect(await plan(person)).toMatchObject({
      goal: null,
      role: null,
      hasHistory: false,
      daysLeft: null,
      step: { kind: 'interview' },
    })
  })

  it('is done for the day of an interview, and continues with its missed points the day after', async () => {
    const { person, interview } = await beginner()
    expect(await plan(person)).toMatchObject({ role: ROLE, hasHistory: true, step: null })
    pass(1)
    const { step, days } = await plan(person)
    expect(step).toMatchObject({ kind: 'review' })
    expect(days[0]?.steps[1]).toMatchObject({
      kind: 'retake',
      minutes: 4,
      answer: { interviewId: interview.id, number: 1, question: interview.questions[0]?.text },
    })
  })

  it('drops a weak answer after a good retake', async () => {
    const { person, interview } = await beginner()
    const questionId = idAt(interview, 0)
    const weak = async () => (await plan(person)).days.some(({ steps }) => steps.some(({ kind }) => kind === 'retake'))
    expect(await weak()).toBe(true)
    const text = answerThatSaysAll(questionId)
    const attempts = await person.trpc.interview.retakeAnswer.mutate({ id: interview.id, questionId, text })
    expect(attempts.at(-1)?.result?.score).toBeGreaterThanOrEqual(70)
    expect(await weak()).toBe(false)
  })

  it('covers the days until the interview, and ends with a last look', async () => {
    const { person } = await beginner()
    const { daysLeft, days, goal } = await setGoal(person, { interviewOn: inDays(5), advert: 'We look for you.' })
    expect(daysLeft).toBe(5)
    expect(goal).toEqual({ role: ROLE, advert: 'We look for you.', interviewOn: inDays(5) })
    expect(days.at(-1)?.on).toBe(inDays(4))
    expect(days.at(-1)?.steps.at(-1)?.kind).toBe('last-look')
    pass(2)
    expect((await plan(person)).daysLeft).toBe(3)
    expect((await setGoal(person, { interviewOn: null })).daysLeft).toBeNull()
  })

  it("uses the person's time zone", async () => {
    const { person } = await beginner()
    const at = app.clock.now
    app.clock.now = new Date('2026-06-01T23:30:00Z')
    expect((await setGoal(person, { interviewOn: '2026-06-03' })).daysLeft).toBe(1)
    app.clock.now = at
  })

  it.each([
    ['ng', '2026-06-02'],
    ['elsewhere', '2026-06-01'],
  ] as const)('uses the time zone of the region %s before any goal and any interview', async (region, today) => {
    const person = await app.signUp()
    await person.trpc.user.selectRegion.mutate({ id: person.user.id, region })
    const at = app.clock.now
    app.clock.now = new Date('2026-06-01T23:30:00Z')
    expect((await plan(person)).today).toBe(today)
    app.clock.now = at
  })

  it('includes the worked test of the guide until it has been read', async () => {
    const { person } = await beginner()
    await setGoal(person, { interviewOn: inDays(5) })
    const hasGuide = ({ days }: Awaited<ReturnType<typeof plan>>) =>
      days.some(({ steps }) => steps.some(({ kind }) => kind === 'guide'))
    expect(hasGuide(await plan(person))).toBe(true)
    expect(hasGuide(await person.trpc.practice.guideRead.mutate({ userId: person.user.id }))).toBe(false)
  })

  it('remembers that the guide was read before there was a goal, and forgets it with another role', async () => {
    const { person } = await beginner()
    const userId = person.user.id
    const readAt = async () => (await app.deps.prisma.practiceGoal.findUnique({ where: { userId } }))?.guideReadAt
    await person.trpc.practice.guideRead.mutate({ userId })
    await setGoal(person, { interviewOn: inDays(5) })
    expect(await readAt()).toEqual(app.clock.now)
    await person.trpc.practice.setGoal.mutate({ userId, role: 'data-analyst', timeZone: 'Africa/Lagos' })
    expect(await readAt()).toBeNull()
  })

  it('remembers that the guide was read under a goal without a role', async () => {
    const { person } = await beginner()
    const userId = person.user.id
    await person.trpc.practice.setGoal.mutate({ userId, interviewOn: inDays(5), timeZone: 'Africa/Lagos' })
    const read = await person.trpc.practice.guideRead.mutate({ userId })
    expect(read.goal).toMatchObject({ role: ROLE, interviewOn: inDays(5) })
    await setGoal(person, { interviewOn: inDays(6) })
    const row = await app.deps.prisma.practiceGoal.findUnique({ where: { userId } })
    expect(row?.guideReadAt).toEqual(app.clock.now)
  })

  it.each([{ interviewOn: '2026-02-30' }, { interviewOn: 'soon' }, { timeZone: 'Mars/Olympus' }])(
    'refuses %j',
    async (wrong) => {
      const person = await app.signUp()
      const goal = { userId: person.user.id, timeZone: 'UTC', ...wrong }
      await expect(person.trpc.practice.setGoal.mutate(goal)).rejects.toMatchObject(refused('BAD_REQUEST'))
    },
  )
})

describe('the calendar file', () => {
  it('has the days of the plan and the interview, as whole days', async () => {
    const { person } = await beginner()
    await setGoal(person, { interviewOn: inDays(3) })
    const response = await person.send(new Request(`${ORIGIN}/api/practice/user/${person.user.id}/calendar`))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="greenroom-practice.ics"')
    const text = await response.text()
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0/)
    const days = [...text.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, day]) => day)
    expect(days).toEqual([0, 1, 2, 3].map((n) => inDays(n).replaceAll('-', '')))
    expect(text).toContain('SUMMARY:Practise: ')
    expect(text).toContain('SUMMARY:Interview: Accountant')
    expect(text).toContain('DTSTAMP:')
  })
})

describe('the plan by mail', () => {
  const ask = (person: TestUser) => person.post(`/api/practice/user/${person.user.id}/mail`)

  it('goes to the account, once, with the days as they are then', async () => {
    const { person } = await beginner()
    await setGoal(person, { interviewOn: inDays(3) })
    expect(await ask(person)).toMatchObject({ status: 200, body: { message: expect.stringMatching(/mailbox/) } })
    pass(1)
    const before = app.mails.length
    await app.runJobs()
    const [mail, ...others] = app.mails.slice(before)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'practice-plan', to: person.user.email, link: `${ORIGIN}/dashboard` })
    expect(mail?.text).toContain('2 days until your interview')
    expect(mail?.text).toMatch(/^\w+day,? \d{1,2} \w+: .*\d+ minutes?/m)
    await app.runJobs()
    expect(app.mails).toHaveLength(before + 1)
  })

  it('is refused without a date, and nothing is sent for a past date', async () => {
    const { person } = await beginner()
    expect(await ask(person)).toMatchObject({ status: 409, body: { reason: 'no-interview-date' } })
    await setGoal(person, { interviewOn: inDays(1) })
    await ask(person)
    await setGoal(person, { interviewOn: null })
    const before = app.mails.length
    await app.runJobs()
    expect(app.mails).toHaveLength(before)
  })
})
