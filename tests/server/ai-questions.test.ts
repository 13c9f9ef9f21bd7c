import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type InterviewQuestion, QUESTION_CATEGORIES } from '@/domain/interview/question'
import type { InterviewDto } from '@/schemas/interview'
import { Chat } from '@/server/adapters/ai/chat'
import { openAiQuestions } from '@/server/adapters/ai/openai-questions'
import { PROPOSE_QUESTIONS } from '@/server/adapters/ai/prompts/propose-questions'
import { type Asked, FakeOpenAi, sectionOf } from '../helpers/fake-openai'
import { rulesHere } from '../helpers/rules-here'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let fake: FakeOpenAi
let app: TestApp
beforeAll(async () => {
  fake = await FakeOpenAi.start()
  app = await createTestApp()
})
afterAll(async () => {
  await app.close()
  await fake.close()
})
beforeEach(() => {
  fake.play({ status: 500 })
  setUpModel()
})
afterEach(() => {
  app.deps.proposeQuestions = undefined
})

function proposer() {
  const chat = new Chat({ model: 'm', baseUrl: fake.baseUrl }, pino({ level: 'silent' }), { sleep: async () => {} })
  return openAiQuestions(chat, rulesHere)
}
function setUpModel() {
  app.deps.proposeQuestions = proposer()
}

const DUTIES = [
  'Prepare monthly management accounts for the directors',
  'Reconcile bank and supplier accounts every week',
  'File VAT and PAYE returns before the due date',
  'Manage the fixed asset register with depreciation',
  'Support external auditors during the year-end audit',
  'Supervise two accounts assistants in the Lagos office',
  'Monitor the cash position and report to the director',
  'Review supplier contracts for payment terms',
]
const JOB = `Responsibilities:\n${DUTIES.map((duty) => `• ${duty}`).join('\n')}`
const CV = `Grace Marker-G, grace@example.com, +234 803 555 0000
Experience
• Cut the month-end close from 9 to 4 days
• Recovered N6.2 million of overpayments from suppliers
• Trained 4 junior accountants on accruals and prepayments`

async function payingUser(): Promise<TestUser> {
  const person = await app.signUp()
  const planExpiresAt = new Date(app.clock.now.getTime() + 86_400_000)
  await app.deps.prisma.user.update({ where: { id: person.user.id }, data: { plan: 'monthly', planExpiresAt } })
  return person
}

/** Starts an interview and returns its stored questions. */
async function start(
  person: TestUser,
  texts: { jobDescription?: string; cvContent?: string } = { jobDescription: JOB, cvContent: CV },
) {
  const { status, body } = await person.post('/api/interviews', {
    userId: person.user.id,
    role: 'accountant',
    ...texts,
  })
  expect(status).toBe(201)
  const { id } = body as InterviewDto
  const row = await app.deps.prisma.interview.findFirstOrThrow({ where: { id } })
  return row.questions as unknown as InterviewQuestion[]
}

const personal = (questions: InterviewQuestion[]) => questions.filter(({ source }) => source === 'ai')
const countOf = (questions: InterviewQuestion[], category: string) =>
  questions.filter((q) => q.category === category).length
const categoryOf = (asked: Asked) => /Wanted: (\d+) (\w+) questions\./.exec(asked.messages[1]?.content ?? '') ?? []

/** A careful model's proposals: one question per duty, others for each category. */
function proposals(asked: Asked) {
  const [, count = '0', category = ''] = categoryOf(asked)
  const from = { technical: 0, behavioral: 3, situational: 5 }[category] ?? 0
  const quotes = [...DUTIES.slice(from, from + 4)]
  return {
    questions: quotes.slice(0, Number(count)).map((quote) => ({
      category,
      text: `Proposed: this job includes “${quote}”. How would you go about it, and how would you check the result?`,
      source: 'job',
      quote,
      minutes: 4,
      keyPoints: ['first', 'second', 'third', 'fourth'].map((name) => ({
        point: `Names the ${name} step of the work and says why it matters.`,
        says: [`I would start with the ${name} and take it step by step.`],
        against: [`The ${name} is somebody else's task.`],
      })),
    })),
  }
}
const careful = () => {
  fake.play()
  fake.script = (asked) => ({ content: proposals(asked) })
}

function expectWhole(questions: InterviewQuestion[]) {
  expect(questions).toHaveLength(30)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(30)
  for (const { source, provenance } of questions) {
    expect(provenance === undefined).toBe(source === 'bank')
    if (provenance) expect(provenance.source === 'cv' ? CV : JOB).toContain(provenance.quote)
  }
  expect(personal(questions)).toHaveLength(10)
}

function expectMixed(questions: InterviewQuestion[]) {
  expectWhole(questions)
  const own = personal(questions)
  // A category for which the texts give too little is filled up from the others.
  for (const category of QUESTION_CATEGORIES) expect(countOf(own, category)).toBeGreaterThanOrEqual(2)
}

describe('an interview of a paid plan', () => {
  it('has ten questions by a model from the two texts, and twenty of the bank', async () => {
    careful()
    const questions = await start(await payingUser())
    expectMixed(questions)
    expect(personal(questions).filter(({ text }) => text.startsWith('Proposed')).length).toBeGreaterThanOrEqual(8)
    expect(fake.asked).toHaveLength(3)
    expect(fake.asked.map((asked) => asked.max_completion_tokens).reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(4000)
    for (const asked of fake.asked) expect(asked.messages[0]?.content).toBe(PROPOSE_QUESTIONS.system)
  })

  it('sends no name, mail address, telephone number or other people’s texts', async () => {
    careful()
    await start(await payingUser(), { jobDescription: JOB, cvContent: 'Bola Marker-H. Led the audit team in 2021.' })
    fake.asked.length = 0
    const person = await payingUser()
    await start(person)
    for (const asked of fake.asked) {
      const request = JSON.stringify(asked)
      expect(request).toContain('Marker-G')
      expect(request).not.toMatch(/Marker-H|grace@example\.com|803 555 0000/)
      expect(request).not.toContain(person.user.email)
      expect(sectionOf(asked, 'CV')).toContain('[email]')
    }
  })

  it('sends no contact in the plan either, which quotes the texts', async () => {
    careful()
    fake.asked.length = 0
    const planned = { category: 'technical', kind: 'deed', requirement: null, verdict: null } as const
    const request = {
      role: 'accountant',
      jobDescription: JOB,
      cvContent: CV,
      counts: { technical: 1, behavioral: 0, situational: 0 },
      owner: 'somebody',
    }
    await proposer()({ ...request, plan: [{ ...planned, quote: 'Ran the help desk at help@acme.example' }] }, 5_000)
    expect(sectionOf(fake.asked[0] as Asked, 'PLAN')).toContain('Ran the help desk at [email]')
  })

  it("has its ten from rules when the model's proposals are not based on the texts", async () => {
    fake.play()
    fake.script = (asked) => ({
      content: { questions: proposals(asked).questions.map((q) => ({ ...q, quote: 'Fly the rocket to the moon' })) },
    })
    const questions = await start(await payingUser())
    expectMixed(questions)
    expect(questions.some(({ text }) => text.startsWith('Proposed'))).toBe(false)
  })

  it('fills up a category by rules', async () => {
    fake.play()
    fake.script = (asked) =>
      categoryOf(asked)[2] === 'behavioral' ? { content: null, refusal: 'No.' } : { content: proposals(asked) }
    const questions = await start(await payingUser())
    // Questions missing in one category come from the others.
    expectWhole(questions)
    const proposed = questions.filter(({ text }) => text.startsWith('Proposed'))
    expect(countOf(proposed, 'behavioral')).toBe(0)
    expect(proposed.length).toBeGreaterThanOrEqual(5)
  })

  it('has its ten from rules when the service fails, after six calls at most', async () => {
    fake.play({ status: 500 })
    expectMixed(await start(await payingUser()))
    expect(fake.asked.length).toBeLessThanOrEqual(6)
  })

  it('has its ten from rules where no model is set up', async () => {
    app.deps.proposeQuestions = undefined
    expectMixed(await start(await payingUser()))
    expect(fake.asked).toHaveLength(0)
  })

  it('has thirty of the bank without any text, and calls no model', async () => {
    careful()
    const questions = await start(await payingUser(), { jobDescription: ' ', cvContent: '' })
    expect(questions).toHaveLength(30)
    expect(personal(questions)).toEqual([])
    expect(fake.asked).toHaveLength(0)
  })

  it('has other personal questions the next time', async () => {
    app.deps.proposeQuestions = undefined
    const person = await payingUser()
    const [first, second] = [await start(person), await start(person)]
    const seen = new Set(first.map(({ id }) => id))
    expect(personal(second).filter(({ id }) => seen.has(id))).toEqual([])
  })
})

describe('an interview of the free plan', () => {
  it('has five of the bank, and calls no model', async () => {
    careful()
    const questions = await start(await app.signUp())
    expect(questions).toHaveLength(5)
    expect(personal(questions)).toEqual([])
    expect(fake.asked).toHaveLength(0)
  })

  it('is used for an expired plan', async () => {
    careful()
    const person = await payingUser()
    await app.deps.prisma.user.update({ where: { id: person.user.id }, data: { planExpiresAt: app.clock.now } })
    expect(personal(await start(person))).toEqual([])
    expect(fake.asked).toHaveLength(0)
  })
})

describe('waiting for a model', () => {
  it('ends after the time limit, with the proposals received by then', async () => {
    fake.play()
    fake.script = (asked) =>
      categoryOf(asked)[2] === 'technical' ? { hanging: 'in-the-body' } : { content: proposals(asked) }
    const patient = app.deps.proposeQuestions
    const granted: number[] = []
    app.deps.proposeQuestions = async (request, withinMs) => {
      granted.push(withinMs)
      return (await patient?.(request, 400)) ?? []
    }
    const questions = await start(await payingUser())
    expectMixed(questions)
    expect(granted).toEqual([20_000])
    expect(questions.filter(({ text }) => text.startsWith('Proposed')).length).toBeGreaterThanOrEqual(4)
  })

  it('holds no transaction: others start and save meanwhile', async () => {
    let release: () => void = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let asked: () => void = () => {}
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve
    })
    app.deps.proposeQuestions = async () => {
      asked()
      await released
      return []
    }
    const [slow, other] = [await payingUser(), await app.signUp()]
    const waiting = start(slow)
    await isAsked
    // The embedded database has one connection: an open transaction would block everybody.
    expect(await start(other)).toHaveLength(5)
    await app.deps.prisma.user.update({ where: { id: slow.user.id }, data: { name: 'Renamed meanwhile' } })
    release()
    expectMixed(await waiting)
  })

  it('makes one set of calls, however often the button is clicked', async () => {
    fake.play()
    fake.script = async (asked) => {
      // Longer than five starts take to read the texts, also on a busy machine.
      await new Promise((resolve) => setTimeout(resolve, 2000))
      return { content: proposals(asked) }
    }
    const person = await payingUser()
    const all = await Promise.all(Array.from({ length: 5 }, () => start(person)))
    for (const questions of all) expectMixed(questions)
    expect(fake.asked).toHaveLength(3)
  })

  it('is skipped for an hour after ten starts for any role, in favour of rules', async () => {
    careful()
    const person = await payingUser()
    const one = { role: 'hr-manager', questions: [], questionCount: 0, createdAt: app.clock.now }
    await app.deps.prisma.interview.createMany({
      data: Array.from({ length: 10 }, () => ({ ...one, userId: person.user.id })),
    })
    expectMixed(await start(person))
    expect(fake.asked).toHaveLength(0)
  })

  it('does not happen for a start that the plan refuses', async () => {
    careful()
    const person = await payingUser()
    await app.deps.prisma.user.update({ where: { id: person.user.id }, data: { plan: 'free', planExpiresAt: null } })
    const input = { userId: person.user.id, role: 'accountant', jobDescription: JOB, cvContent: CV }
    const statuses: number[] = []
    for (let i = 0; i < 3; i++) statuses.push((await person.post('/api/interviews', input)).status)
    expect(statuses).toEqual([201, 201, 402])
    expect(fake.asked).toHaveLength(0)
  })

  it('tolerates a failing proposer', async () => {
    app.deps.proposeQuestions = async () => {
      throw new Error('unforeseen')
    }
    expectMixed(await start(await payingUser()))
  })
})
