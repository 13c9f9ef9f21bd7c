/** Asks a chat completions server for JSON of a given shape: bounded in calls and time, retried where that can help. */
import { randomBytes } from 'node:crypto'
import OpenAI from 'openai'
import type { z } from 'zod'
import type { Log } from '@/server/log'
import { AiError, isHopeless, isTransient } from './ai-error'
import { type Breaker, createBreaker } from './breaker'
import type { Budget } from './budget'
import { type DataSection, markedMessage } from './data-marks'
import { type Dialect, partsFor, simplified } from './dialect'
import { fromSdkError, refusedPart } from './from-sdk-error'
import { parseContent, type Reply, readCompletion } from './read-completion'
import { strictSchemaOf } from './strict-schema'

/** Instructions that never vary: the same version is the same text, byte for byte. */
export type Prompt = { version: string; system: string }

export type ChatRequest<T> = {
  prompt: Prompt
  /** What is asked for in this call; our own words. */
  request: string
  data: readonly DataSection[]
  schema: z.ZodType<T>
  /** What a schema cannot say: a complaint about the value for the model, or null. */
  check?: (value: T) => Promise<string | null>
  maxTokens: number
  /** Calls for this one request, retries and repairs included. */
  maxCalls: number
  budget: Budget
}

export type ChatSettings = {
  model: string
  apiKey?: string | undefined
  baseUrl?: string | undefined
}

/** What tests replace. */
export type ChatSurroundings = {
  /** Milliseconds since 1970. */
  now: () => number
  sleep: (ms: number) => Promise<void>
  /** A new random code for the marks around the data. */
  code: () => string
  callTimeoutMs: number
  /** Milliseconds after which a service that hung is asked again. */
  tryAgainMs: number
}

const SURROUNDINGS: ChatSurroundings = {
  now: Date.now,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  code: () => randomBytes(8).toString('hex'),
  callTimeoutMs: 60_000,
  tryAgainMs: 60_000,
}

const FIRST_WAIT_MS = 500
/** Characters of a reply that go back with a request to repair it. */
const REPAIR_CHARS = 20_000

type Message = { role: 'system' | 'user' | 'assistant'; content: string }
export class Chat {
  readonly model: string
  readonly around: ChatSurroundings
  readonly #client: OpenAI
  readonly #log: Log
  readonly #breaker: Breaker
  /** Learned from refusals, for as long as the process lives. */
  #dialect: Dialect

  constructor(settings: ChatSettings, log: Log, around: Partial<ChatSurroundings> = {}) {
    this.model = settings.model
    this.around = { ...SURROUNDINGS, ...around }
    this.#log = log
    this.#breaker = createBreaker(log, this.around)
    // Servers of one's own often know only the older name of the limit, and pass over the newer one in silence; the
    // provider's own models want the newer one alone.
    this.#dialect = { format: 'json_schema', without: settings.baseUrl ? [] : ['max_tokens'] }
    this.#client = new OpenAI({
      // A local server needs no key, but the client insists on one.
      apiKey: settings.apiKey || 'none',
      baseURL: settings.baseUrl ?? 'https://api.openai.com/v1',
      // What is not set here, the client would read from the environment.
      adminAPIKey: null,
      organization: null,
      project: null,
      logLevel: 'off',
      maxRetries: 0,
    })
  }

  /** @throws AiError when no valid reply came within the limits; whatever else it throws is a mistake of ours */
  async ask<T>(request: ChatRequest<T>): Promise<T> {
    const { prompt, budget, maxCalls, schema, check = async () => null } = request
    const { now } = this.around
    const messages: Message[] = [
      { role: 'system', content: prompt.system },
      { role: 'user', content: markedMessage(request.request, request.data, this.around.code()) },
    ]
    let dialect = this.#dialect
    const startedAt = now()
    let calls = 0
    let isRepair = false
    const fail = (error: AiError): AiError => {
      const facts = { prompt: prompt.version, model: this.model, reason: error.reason, status: error.status, calls }
      if (isHopeless(error))
        this.#log.error(facts, 'the language model cannot be used until its settings or its account are put right')
      else this.#log.warn(facts, 'a call to the language model failed')
      return error
    }

    for (;;) {
      let reply: Reply
      try {
        budget.spend()
        calls++
        const limit = Math.min(this.around.callTimeoutMs, budget.remainingMs())
        reply = await this.#breaker.run(limit, (limitMs) => this.#send(messages, request, dialect, limitMs))
      } catch (thrown) {
        const error = fail(fromSdkError(thrown, now()))
        // Not made, so it costs nothing.
        if (error.reason === 'circuit-open') budget.giveBack()
        const simpler = simplified(dialect, refusedPart(thrown))
        if (simpler) {
          // Turned away unread, so it counts for nothing; there are few parts to leave out.
          dialect = simpler
          calls--
          budget.giveBack()
          continue
        }
        const mayCall = calls < maxCalls && !budget.isSpent()
        const wait = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (calls - 1)
        if (!mayCall || !isTransient(error) || wait >= budget.remainingMs()) throw error
        await this.around.sleep(wait)
        continue
      }
      this.#dialect = dialect
      const parsed = await parseContent(reply.content, schema, check)
      if ('value' in parsed) {
        const ms = Math.round(now() - startedAt)
        this.#log.info(
          { prompt: prompt.version, model: this.model, calls, ms, tokens: reply.tokens },
          'the language model answered',
        )
        return parsed.value
      }
      const error = fail(new AiError(parsed.reason))
      if (isRepair || calls >= maxCalls || budget.isSpent()) throw error
      isRepair = true
      messages.push(
        { role: 'assistant', content: reply.content.slice(0, REPAIR_CHARS).toWellFormed() },
        {
          role: 'user',
          content:
            `This reply cannot be used:\n${parsed.complaint}\nSend the whole JSON object again with this put ` +
            'right, and nothing else.',
        },
      )
    }
  }

  /** One call, ended when its time is over even if the server never ends its answer. */
  async #send(
    messages: readonly Message[],
    request: Pick<ChatRequest<never>, 'prompt' | 'maxTokens' | 'budget'> & { schema: z.ZodType },
    dialect: Dialect,
    limit: number,
  ): Promise<Reply> {
    const { prompt, schema, maxTokens, budget } = request
    const left = budget.remainingMs()
    const abort = new AbortController()
    let timer: NodeJS.Timeout | undefined
    const over = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new AiError(limit < left ? 'timeout' : 'deadline'))
        abort.abort()
      }, limit)
    })
    try {
      const body = this.#client.chat.completions.create(
        {
          model: this.model,
          messages: [...messages],
          ...partsFor(dialect, maxTokens),
          response_format:
            dialect.format === 'json_object'
              ? { type: 'json_object' }
              : {
                  type: 'json_schema',
                  json_schema: {
                    name: prompt.version.replace(/\W/g, '_'),
                    strict: true,
                    schema: strictSchemaOf(schema),
                  },
                },
        },
        // The client's own limit ends with the headers; it only has to stay out of the way.
        { signal: abort.signal, timeout: limit + 10_000 },
      )
      // Once the time is over nobody looks at the call any more.
      body.catch(() => {})
      return readCompletion(await Promise.race([body, over]))
    } finally {
      clearTimeout(timer)
    }
  }
}
