import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AiError } from '@/server/adapters/ai/ai-error'
import { Budget } from '@/server/adapters/ai/budget'
import { Chat, type ChatSurroundings } from '@/server/adapters/ai/chat'
import { FakeOpenAi, type FakeReply } from '../../../helpers/fake-openai'

let fake: FakeOpenAi
beforeAll(async () => {
  fake = await FakeOpenAi.start()
})
afterAll(() => fake.close())

const SECRET = 'zebra-marker-7731'
const schema = z.object({ mood: z.string(), strength: z.number().min(0).max(1) })
const GOOD = { mood: 'calm', strength: 0.5 }

let logged: string[]
let slept: number[]
let time: number
beforeEach(() => {
  logged = []
  slept = []
  time = Date.parse('2026-03-10T12:00:00Z')
})

function newChat(around: Partial<ChatSurroundings> = {}) {
  const log = pino({ level: 'trace' }, { write: (line) => logged.push(line) })
  return new Chat({ model: 'test-model', baseUrl: fake.baseUrl }, log, {
    now: () => time,
    sleep: async (ms) => {
      slept.push(ms)
      time += ms
    },
    ...around,
  })
}

const ask = (chat: Chat, { maxCalls = 3, calls = 10, withinMs = 120_000 } = {}) =>
  chat.ask({
    prompt: { version: 'test/1', system: 'Answer in JSON.' },
    request: 'Say how it sounds.',
    data: [{ name: 'TEXT', text: `${SECRET} hello`, most: 1000 }],
    schema,
    maxTokens: 123,
    maxCalls,
    budget: new Budget({ calls, withinMs }, chat.around.now),
  })

/** The reason of a failed request, with the number of its calls. */
async function failure(chat: Chat, limits?: Parameters<typeof ask>[1]): Promise<[string, number]> {
  const error = await ask(chat, limits).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(AiError)
  return [(error as AiError).reason, fake.asked.length]
}

const reasonsInLog = () => logged.flatMap((line) => (JSON.parse(line) as { reason?: string }).reason ?? [])

describe('the calls to a model', () => {
  it('are counted by how they ended', async () => {
    const outcomes: string[] = []
    fake.play({ status: 500 }, { content: GOOD })
    await ask(newChat({ onCall: (outcome) => outcomes.push(outcome) }))
    expect(outcomes).toEqual(['server_error', 'answered'])
  })
})

describe('a request to a model', () => {
  it('requests JSON by a strict schema, within the token limit, and accepts a valid response', async () => {
    fake.play({ content: GOOD })
    expect(await ask(newChat())).toEqual(GOOD)
    const [asked] = fake.asked
    expect(asked).toMatchObject({ model: 'test-model', max_completion_tokens: 123, temperature: 0 })
    expect(asked?.response_format).toEqual({
      type: 'json_schema',
      json_schema: {
        name: 'test_1',
        strict: true,
        schema: {
          type: 'object',
          properties: { mood: { type: 'string' }, strength: { type: 'number' } },
          required: ['mood', 'strength'],
          additionalProperties: false,
        },
      },
    })
  })

  it('extracts JSON from a code block', async () => {
    fake.play({ content: `\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\`` })
    expect(await ask(newChat())).toEqual(GOOD)
  })

  it('keeps Unicode unchanged, and drops unknown fields', async () => {
    fake.play({ content: { mood: 'naïve ₦ 😀 שלום', strength: 1, score: 100 } })
    expect(await ask(newChat())).toEqual({ mood: 'naïve ₦ 😀 שלום', strength: 1 })
  })
})

describe('a service in trouble', () => {
  it.each([
    ['seconds', { 'retry-after': '2' }, 2000],
    ['an HTTP date', { 'retry-after': 'Tue, 10 Mar 2026 12:00:07 GMT' }, 7000],
    ['milliseconds', { 'retry-after-ms': '1500' }, 1500],
  ])('is not called for the time that it requests in %s', async (_, headers, wait) => {
    fake.play({ status: 429, headers, body: { error: { code: 'rate_limit_exceeded' } } }, { content: GOOD })
    expect(await ask(newChat())).toEqual(GOOD)
    expect(slept).toEqual([wait])
  })

  it('is not waited for beyond the deadline', async () => {
    fake.play({ status: 429, headers: { 'retry-after': '600' } })
    await expect(failure(newChat())).resolves.toEqual(['rate_limited', 1])
    expect(slept).toEqual([])
  })

  it('is never called again when the account has no credit, which is logged', async () => {
    fake.play({ status: 429, headers: { 'retry-after': '1' }, body: { error: { code: 'insufficient_quota' } } })
    await expect(failure(newChat())).resolves.toEqual(['quota', 1])
    expect(logged.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([50])
  })

  it('gets two retries after a server error, with growing delays', async () => {
    fake.play({ status: 500 }, { status: 503 }, { content: GOOD })
    expect(await ask(newChat())).toEqual(GOOD)
    expect(slept).toEqual([500, 1000])
  })

  it.each([408, 409, 429, 500, 502, 503, 529])(
    'is called three times at most when it responds with %i',
    async (status) => {
      fake.play({ status })
      expect((await failure(newChat()))[1]).toBe(3)
    },
  )

  it.each([400, 401, 403, 404, 413])('is not retried when it responds with %i', async (status) => {
    fake.play({ status })
    const [reason, calls] = await failure(newChat())
    expect(reason).toBe({ 400: 'rejected', 401: 'auth', 403: 'auth', 404: 'unknown_model', 413: 'rejected' }[status])
    expect(calls).toBe(status === 400 ? 2 : 1)
  })

  it('is retried after a broken connection', async () => {
    fake.play({ broken: 'at-once' }, { broken: 'in-the-body' }, { content: GOOD })
    expect(await ask(newChat())).toEqual(GOOD)
    expect(reasonsInLog()).toEqual(['connection', 'connection'])
  })

  it.each(['at-once', 'in-the-body'] as const)(
    'that hangs (%s) is abandoned after the timeout of a call',
    async (hanging) => {
      fake.play({ hanging })
      await expect(failure(newChat({ callTimeoutMs: 150 }))).resolves.toEqual(['timeout', 1])
    },
  )

  it('that hangs is abandoned at the deadline, whatever the timeout of a call', async () => {
    fake.play({ hanging: 'at-once' })
    await expect(failure(newChat({ now: Date.now }), { withinMs: 200 })).resolves.toEqual(['deadline', 1])
  })

  it('that does not exist is a connection error', async () => {
    const gone = await FakeOpenAi.start()
    const { baseUrl } = gone
    await gone.close()
    const log = pino({ level: 'silent' })
    const chat = new Chat({ model: 'm', baseUrl }, log, { sleep: async () => {} })
    await expect(ask(chat)).rejects.toMatchObject({ reason: 'connection' })
  })
})

describe('an unusable response', () => {
  const CASES: [string, FakeReply, string, number][] = [
    ['cut off at the token limit', { content: '{"mood":"ca', finish: 'length' }, 'length', 1],
    ['stopped by a content filter', { content: '', finish: 'content_filter' }, 'content_filter', 1],
    ['a refusal', { content: null, refusal: 'I cannot help with that.' }, 'refusal', 1],
    ['without choices', { status: 200, body: { choices: [] } }, 'empty_choices', 1],
    ['without content', { content: '' }, 'empty_choices', 1],
    ['an error in the clothes of a success', { status: 200, body: { error: { message: 'busy' } } }, 'empty_choices', 1],
    ['a web page', { status: 200, body: '<!doctype html><p>Sign in</p>' }, 'html_body', 1],
    ['a stream', { status: 200, body: 'data: {"choices":' }, 'malformed_body', 1],
    [
      'half a body',
      { status: 200, body: '{"choices": [{"mess', headers: { 'content-type': 'application/json' } },
      'malformed_body',
      1,
    ],
    ['a web page with 502', { status: 502, body: '<html>Bad gateway</html>' }, 'server_error', 3],
    ['half JSON, twice', { content: '{"mood":"calm","stren' }, 'malformed_json', 2],
    ['a missing field, twice', { content: { mood: 'calm' } }, 'invalid_content', 2],
    ['a number as text, twice', { content: { mood: 'calm', strength: '0.5' } }, 'invalid_content', 2],
    ['a strength above 1, twice', { content: { mood: 'calm', strength: 95 } }, 'invalid_content', 2],
    ['a strength below 0, twice', { content: { mood: 'calm', strength: -1 } }, 'invalid_content', 2],
    ['no number, twice', { content: '{"mood":"calm","strength":NaN}' }, 'malformed_json', 2],
    ['a megabyte of text', { content: { mood: 'x'.repeat(1_000_000), strength: 1 } }, 'invalid_content', 1],
  ]

  it.each(CASES)('is classified: %s', async (_, reply, reason, calls) => {
    fake.play(reply)
    await expect(failure(newChat())).resolves.toEqual([reason, calls])
    expect(new Set(reasonsInLog())).toEqual(new Set([reason]))
  })

  it('is sent back once with its errors, and the corrected one is accepted', async () => {
    fake.play({ content: { mood: 'calm', strength: 7 } }, { content: GOOD })
    expect(await ask(newChat())).toEqual(GOOD)
    const repair = fake.asked[1]?.messages ?? []
    expect(repair.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(repair.slice(0, 2)).toEqual(fake.asked[0]?.messages)
    expect(repair[3]?.content).toMatch(/strength: .*1/)
  })

  it('counts against the calls of the whole task', async () => {
    fake.play({ content: { mood: 'calm', strength: 7 } })
    await expect(failure(newChat(), { calls: 1 })).resolves.toEqual(['invalid_content', 1])
    await expect(failure(newChat(), { calls: 0 })).resolves.toEqual(['budget', 1])
  })
})

describe('the log', () => {
  it('contains the reason and no text of users or the model', async () => {
    const echo = `${SECRET} hello`
    for (const reply of [
      { status: 400, body: { error: { message: `bad: ${echo}` } } },
      { status: 502, body: `<html>${echo}</html>` },
      { content: `{"${echo}` },
      { content: { mood: echo, strength: 9 } },
      { content: null, refusal: echo },
      { status: 200, body: `${echo}`, headers: { 'content-type': 'application/json' } },
    ] as FakeReply[]) {
      fake.play(reply)
      await ask(newChat()).catch(() => {})
    }
    fake.play({ content: { mood: echo, strength: 1 } })
    await ask(newChat())
    expect(logged.length).toBeGreaterThan(6)
    expect(logged.join('')).not.toContain(SECRET)
    expect(logged.at(-1)).toContain('"tokens":{"prompt":10,"completion":20}')
  })
})
