/** Servers that do not support all parameters of a request. */
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Budget } from '@/server/adapters/ai/budget'
import { Chat } from '@/server/adapters/ai/chat'
import { FakeOpenAi, type FakeReply } from '../../../helpers/fake-openai'

let fake: FakeOpenAi
beforeAll(async () => {
  fake = await FakeOpenAi.start()
})
afterAll(() => fake.close())

const GOOD = { mood: 'calm' }

const newChat = () =>
  new Chat({ model: 'm', baseUrl: fake.baseUrl }, pino({ level: 'silent' }), { sleep: async () => {} })

const ask = (chat: Chat, { maxCalls = 3, calls = 10 } = {}) =>
  chat.ask({
    prompt: { version: 'test/1', system: 'Answer in JSON.' },
    request: 'Say how it sounds.',
    data: [],
    schema: z.object({ mood: z.string() }),
    maxTokens: 123,
    maxCalls,
    budget: new Budget({ calls, withinMs: 60_000 }, Date.now),
  })

describe('a request to a server that does not understand all of it', () => {
  it('falls back to JSON mode where the server refuses a schema, and remembers that', async () => {
    const refusal: FakeReply = { status: 400, body: { error: { message: 'response_format is not supported' } } }
    fake.play(refusal, { content: GOOD })
    const chat = newChat()
    expect(await ask(chat)).toEqual(GOOD)
    await ask(chat)
    expect(fake.asked.map((asked) => asked.response_format.type)).toEqual(['json_schema', 'json_object', 'json_object'])
  })

  it('does not conclude from one refused text that schemas are unsupported', async () => {
    const refusal: FakeReply = { status: 400, body: { error: { message: 'no' } } }
    fake.play(refusal, refusal, { content: GOOD })
    const chat = newChat()
    await expect(ask(chat)).rejects.toMatchObject({ reason: 'rejected' })
    expect(fake.asked).toHaveLength(2)
    await ask(chat)
    expect(fake.asked[2]?.response_format.type).toBe('json_schema')
  })

  it('omits the temperature for models that do not support it', async () => {
    fake.play(
      { status: 400, body: { error: { message: 'Unsupported value', param: 'temperature' } } },
      { content: GOOD },
    )
    const chat = newChat()
    await ask(chat)
    await ask(chat)
    expect(fake.asked.map((asked) => asked.temperature)).toEqual([0, undefined, undefined])
    expect(fake.asked[2]?.response_format.type).toBe('json_schema')
  })

  it('sends both names of the token limit to a custom server, and drops the refused one', async () => {
    const refused: [string, FakeReply][] = [
      ['max_tokens', { status: 400, body: { error: { message: 'Unsupported parameter', param: 'max_tokens' } } }],
      [
        'max_tokens',
        {
          status: 400,
          body: { error: { message: "'max_tokens' and 'max_completion_tokens' are not for the same time" } },
        },
      ],
      ['max_completion_tokens', { status: 422, body: { error: { message: 'max_completion_tokens: extra field' } } }],
    ]
    for (const [name, refusal] of refused) {
      fake.play(refusal, { content: GOOD })
      const chat = newChat()
      await ask(chat)
      await ask(chat)
      const [first, ...later] = fake.asked
      expect(first).toMatchObject({ max_completion_tokens: 123, max_tokens: 123 })
      const other = name === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
      expect(later).toHaveLength(2)
      for (const asked of later) {
        expect(asked).not.toHaveProperty(name)
        expect(asked).toMatchObject({ [other]: 123, response_format: { type: 'json_schema' } })
      }
    }
  })

  it("always has a token limit, whatever the server's errors", async () => {
    fake.play(
      { status: 400, body: { error: { message: 'no', param: 'max_tokens' } } },
      { status: 400, body: { error: { message: 'no', param: 'max_completion_tokens' } } },
      { content: GOOD },
    )
    await ask(newChat())
    for (const asked of fake.asked) expect(asked.max_completion_tokens ?? asked.max_tokens).toBe(123)
  })

  it('detects the supported parameters without using up the calls of the task', async () => {
    const refuse = (param: string): FakeReply => ({ status: 400, body: { error: { message: 'no', param } } })
    fake.play(
      refuse('temperature'),
      refuse('max_tokens'),
      refuse('response_format'),
      { status: 500 },
      { content: GOOD },
    )
    expect(await ask(newChat(), { maxCalls: 2, calls: 2 })).toEqual(GOOD)
    expect(fake.asked).toHaveLength(5)
  })
})
