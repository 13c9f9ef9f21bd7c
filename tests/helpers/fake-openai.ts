/** A fake chat completions server with scripted responses, which records its requests. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FoundFacts } from '@/domain/evaluation/model-report/found-facts'

export type AskedMessage = { role: string; content: string }
export type Asked = {
  model: string
  messages: AskedMessage[]
  max_completion_tokens: number
  max_tokens?: number
  temperature?: number
  response_format: { type: string; json_schema?: { name: string; strict: boolean; schema: Record<string, unknown> } }
}

/** One response of the server. */
export type FakeReply =
  /** A completion whose content is this text, or this value as JSON. */
  | { content: unknown; finish?: string; refusal?: string }
  /** Any status, headers and body; text is sent as HTML, anything else as JSON. */
  | { status: number; body?: unknown; headers?: Record<string, string> }
  /** The connection breaks: before the response, or in the middle of its body. */
  | { broken: 'at-once' | 'in-the-body' }
  /** The response never begins, or its body never ends. */
  | { hanging: 'at-once' | 'in-the-body' }

export type Script = (asked: Asked, call: number) => FakeReply | Promise<FakeReply>

export class FakeOpenAi {
  readonly asked: Asked[] = []
  /** Replaced by tests. */
  script: Script = () => ({ status: 500 })
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy())
    })
  }

  static async start(): Promise<FakeOpenAi> {
    const fake = new FakeOpenAi()
    await new Promise<void>((resolve) => fake.#server.listen(0, '127.0.0.1', resolve))
    return fake
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  /** Plays these responses in order and repeats the last one; clears the recorded requests. */
  play(...replies: FakeReply[]): void {
    this.asked.length = 0
    let next = 0
    this.script = () => replies[Math.min(next++, replies.length - 1)] ?? { status: 500 }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += chunk
    const asked = JSON.parse(body) as Asked
    this.asked.push(asked)
    const reply = await this.script(asked, this.asked.length)

    if ('hanging' in reply || 'broken' in reply) {
      const kind = 'hanging' in reply ? reply.hanging : reply.broken
      if (kind === 'in-the-body') {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 })
        response.write('{"choices":[')
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      if ('broken' in reply) response.destroy()
      return
    }
    if ('status' in reply) {
      const isText = typeof reply.body === 'string'
      response.writeHead(reply.status, { 'content-type': isText ? 'text/html' : 'application/json', ...reply.headers })
      response.end(isText ? (reply.body as string) : JSON.stringify(reply.body ?? {}))
      return
    }
    const { content, finish = 'stop', refusal = null } = reply
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1,
        model: asked.model,
        choices: [
          {
            index: 0,
            finish_reason: finish,
            message: {
              role: 'assistant',
              content: typeof content === 'string' || content === null ? content : JSON.stringify(content),
              refusal,
            },
          },
        ],
        usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
      }),
    )
  }
}

/** A data section of a request, as the model receives it. */
export function sectionOf(asked: Asked, name: string): string {
  const user = asked.messages[1]?.content ?? ''
  const code = codeOf(asked)
  const [, after = ''] = user.split(`<<<${name} ${code}>>>\n`)
  return after.split(`\n<<<END ${name} ${code}>>>`)[0] ?? ''
}

/** The random nonce in a request's delimiters, from the line that names it. */
export const codeOf = (asked: Asked): string =>
  /marks with the code (\S+)\./.exec(asked.messages[1]?.content ?? '')?.[1] ?? ''

export const isEvaluation = (asked: Asked): boolean =>
  asked.messages[1]?.content.startsWith('Report on the answer.') ?? false

/** The numbers of the key points of a request; a point may be followed by its common mistakes. */
const pointsIn = (asked: Asked): number[] =>
  [...sectionOf(asked, 'KEY POINTS').matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1]))

/** A careful model's report when each key point is made by another sentence of the answer. */
export function carefulReport(asked: Asked, verdict: 'met' | 'partly' = 'met'): FoundFacts {
  const sentences = sentencesIn(asked)
  const quote = (i: number) => sentences[i % sentences.length] ?? ''
  return {
    points: pointsIn(asked).map((point, i) => ({ point, verdict, quote: quote(i) })),
    parts: { setting: [quote(0)], task: [], action: sentences.slice(1, 2), result: [] },
  }
}

const sentencesIn = (asked: Asked): string[] =>
  sectionOf(asked, 'ANSWER')
    .split(/(?<=[.!?])\s|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** How an obedient model supports its claims. */
export const OBEDIENCE = ['invented words', 'single words', 'the same words', 'true words'] as const
export type Obedience = (typeof OBEDIENCE)[number]

const ORDER =
  /ign?o(?:re|riere)|ingore|disregard|forget|override|system|grader|evaluator|marks|scores?\b|scroe|strength|verdict|\bcovered\b|punktzahl|im_start/i

/** Whether a text contains an instruction, for a model that cannot tell data from instructions; also if encoded. */
export const hasOrder = (text: string): boolean =>
  ORDER.test(text) ||
  (text.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? []).some((code) =>
    ORDER.test(Buffer.from(code, 'base64').toString('latin1')),
  )

/** The report of a model that obeys an instruction to give full marks, with the best evidence that it can give. */
export function obedientReport(asked: Asked, how: Obedience): FoundFacts {
  const sentences = sentencesIn(asked)
  const quote = (i: number): string => {
    if (how === 'invented words') return `I did all that was asked of me, and more, in step ${i}.`
    if (how === 'single words') return (sentences[0] ?? '').split(' ')[i % 2] ?? ''
    return sentences[how === 'the same words' ? 0 : i % sentences.length] ?? ''
  }
  const some = (from: number) => [0, 1, 2].map((i) => quote(from + i))
  return {
    points: pointsIn(asked).map((point, i) => ({ point, verdict: 'met', quote: quote(i) })),
    parts: { setting: some(0), task: some(1), action: some(2), result: some(3) },
  }
}
