/** The circuit breaker for a hanging language model: two calls time out, later ones fail fast. */
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AiError } from '@/server/adapters/ai/ai-error'
import { Budget } from '@/server/adapters/ai/budget'
import { Chat } from '@/server/adapters/ai/chat'
import { answerOf } from '../helpers/answers'
import { FakeOpenAi } from '../helpers/fake-openai'
import { careful, completed, evaluated, openModelInterviews } from '../helpers/model-interviews'

const CALL_MS = 600
const TRY_AGAIN_MS = 2_000
const GOOD = { mood: 'calm' }

let fake: FakeOpenAi
beforeAll(async () => {
  fake = await FakeOpenAi.start()
})
afterAll(() => fake.close())

const newChat = () =>
  new Chat({ model: 'm', baseUrl: fake.baseUrl }, pino({ level: 'silent' }), {
    sleep: async () => {},
    callTimeoutMs: CALL_MS,
    tryAgainMs: TRY_AGAIN_MS,
  })

/** 'answered', or the reason of the failure. */
const ask = (chat: Chat): Promise<string> =>
  chat
    .ask({
      prompt: { version: 'test/1', system: 'Answer in JSON.' },
      request: 'Say how it sounds.',
      data: [],
      schema: z.object({ mood: z.string() }),
      maxTokens: 100,
      maxCalls: 1,
      budget: new Budget({ calls: 1, withinMs: 60_000 }, chat.around.now),
    })
    .then(
      () => 'answered',
      ({ reason }: AiError) => reason,
    )

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a service that hangs', () => {
  it('is not called after two time-outs, and called again after a while', async () => {
    const chat = newChat()
    fake.play({ hanging: 'at-once' })
    expect([await ask(chat), await ask(chat)]).toEqual(['timeout', 'timeout'])
    expect([await ask(chat), await ask(chat), await ask(chat)]).toEqual(Array(3).fill('circuit-open'))
    expect(fake.asked).toHaveLength(2)

    await passed(TRY_AGAIN_MS)
    // Half-open: one call tries, the others fail fast.
    expect(await Promise.all([ask(chat), ask(chat), ask(chat)])).toEqual(['timeout', 'circuit-open', 'circuit-open'])
    expect(fake.asked).toHaveLength(3)

    await passed(TRY_AGAIN_MS)
    fake.play({ content: GOOD })
    expect([await ask(chat), await ask(chat)]).toEqual(['answered', 'answered'])
  })

  it('is still called while it responds in between, even with an error', async () => {
    const chat = newChat()
    fake.play(
      { hanging: 'at-once' },
      { content: GOOD },
      { hanging: 'at-once' },
      { status: 500 },
      { hanging: 'at-once' },
    )
    const outcomes: string[] = []
    for (let i = 0; i < 5; i++) outcomes.push(await ask(chat))
    expect(outcomes).toEqual(['timeout', 'answered', 'timeout', 'server_error', 'timeout'])
  })
})

it('four interviews wait for a hanging model once, and it evaluates the next one when it has recovered', async () => {
  const here = await openModelInterviews()
  here.setUpModel({ callTimeoutMs: CALL_MS, tryAgainMs: TRY_AGAIN_MS })
  here.fake.play({ hanging: 'at-once' })
  const interview = async () => {
    const person = await here.app.signUp()
    return (await evaluated(here, person, await completed(person, [1, 2].map(answerOf)))).feedback
  }
  for (let i = 0; i < 4; i++) {
    expect(await interview()).toMatchObject({ evaluator: 'local', fallback: true, fallbackCause: 'too-slow' })
  }
  // Both calls of the first interview, and one trial call per open interval.
  expect(here.fake.asked.length).toBeLessThan(6)
  await passed(TRY_AGAIN_MS)
  careful(here.fake)
  // The trial evaluates one answer while the other fails fast; the next interview is evaluated by the model.
  await interview()
  expect(await interview()).toMatchObject({ evaluator: 'llm', fallback: false })
  await here.close()
})
