/** Interviews that a model evaluates: the app, a fake model server, and an adjustable clock of the model's client. */
import pino from 'pino'
import type { InterviewDto } from '@/schemas/interview'
import { Chat, type ChatSurroundings } from '@/server/adapters/ai/chat'
import { OpenAiFactExtractor } from '@/server/adapters/ai/openai-fact-extractor'
import { carefulReport, FakeOpenAi } from './fake-openai'
import { rulesHere } from './rules-here'
import { createTestApp, type TestUser } from './test-app'

export type ModelInterviews = Awaited<ReturnType<typeof openModelInterviews>>

export async function openModelInterviews() {
  const fake = await FakeOpenAi.start()
  const logged: string[] = []
  const app = await createTestApp({ log: pino({ level: 'trace' }, { write: (line) => logged.push(line) }) })
  /** Milliseconds by which the client's clock is ahead of real time. */
  const clock = { skipped: 0 }

  const setUpModel = (around: Partial<ChatSurroundings> = {}) => {
    const chat = new Chat({ model: 'm', baseUrl: fake.baseUrl }, app.deps.log, {
      now: () => Date.now() + clock.skipped,
      sleep: async (ms) => {
        clock.skipped += ms
      },
      callTimeoutMs: 10_000,
      ...around,
    })
    app.deps.evaluator = new OpenAiFactExtractor(chat, { parallel: 2, rules: rulesHere })
  }

  return {
    fake,
    app,
    logged,
    clock,
    setUpModel,
    /** Clears recorded requests and logs, and resets the clock and the model. */
    reset: () => {
      fake.play()
      logged.length = 0
      clock.skipped = 0
      setUpModel()
    },
    close: async () => {
      await app.close()
      await fake.close()
    },
  }
}

/** A completed interview whose first questions are answered, ready to be evaluated. */
export async function completed(person: TestUser, texts: string[]): Promise<string> {
  const interview = (await person.post('/api/interviews', { userId: person.user.id, role: 'accountant' }))
    .body as InterviewDto
  const answers = texts.map((text, i) => ({ questionId: interview.questions[i]?.id ?? '', text, timeSpent: 60 }))
  await person.patch(`/api/interviews/${interview.id}`, { status: 'completed', answers })
  return interview.id
}

/** The interview after all enqueued jobs have run. */
export async function evaluated({ app }: ModelInterviews, person: TestUser, id: string): Promise<InterviewDto> {
  while (app.jobs.length > 0) await app.runJobs()
  return (await person.get(`/api/interviews/${id}`)).body as InterviewDto
}

export const careful = (fake: FakeOpenAi): void => {
  fake.script = (asked) => ({ content: carefulReport(asked) })
}
