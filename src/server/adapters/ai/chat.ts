/**
 * A client for OpenAI-compatible chat completions that returns validated JSON: bounded in calls and time, retried on
 * transient errors, with one repair of an invalid reply.
 */

import { randomBytes } from 'node:crypto'
import OpenAI from 'openai'
import { z } from 'zod'
import type { Log } from '@/server/log'
import { AiError, type AiFailure, isHopeless, isTransient } from './ai-error'
import { type Breaker, createBreaker } from './breaker'
import type { Budget } from './budget'
import { type DataSection, markedMessage } from './data-marks'
import { type Dialect, partsFor, simplified } from './dialect'
import { fromSdkError, refusedPart } from './from-sdk-error'
import { parseContent, type Reply, readCompletion } from './read-completion'

/** A constant system prompt; the same version is the same text, byte for byte. */
export type Prompt = { version: string; system: string }

export type ChatRequest<T> = {
  prompt: Prompt
  /** The instruction of this call; never user text. */
  request: string
  data: readonly DataSection[]
  schema: z.ZodType<T>
  /** Validation beyond the schema: a correction for the model, or null. */
  check?: (value: T) => Promise<string | null>
  maxTokens: number
  /** Most calls for this request, retries and repair included. */
  maxCalls: number
  budget: Budget
}

export type ChatSettings = {
  model: string
  apiKey?: string | undefined
  baseUrl?: string | undefined
}

/** Clock, randomness and time limits, replaced in tests, and who counts the calls. */
export type ChatSurroundings = {
  /** Milliseconds since 1970. */
  now: () => number
  sleep: (ms: number) => Promise<void>
  /** A new nonce for the marks around the data. */
  code: () => string
  callTimeoutMs: number
  /** Milliseconds before an open circuit allows a trial call. */
  tryAgainMs: number
  /** Called with how each call ended: answered, or the reason of the failure. */
  onCall: (outcome: 'answered' | AiFailure) => void
}

const SURROUNDINGS: ChatSurroundings = {
  now: Date.now,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  code: () => randomBytes(8).toString('hex'),
  callTimeoutMs: 60_000,
  tryAgainMs: 60_000,
  onCall: () => {},
}

const FIRST_WAIT_MS = 500
/** Characters of an invalid reply that are sent back for its repair. */
const REPAIR_CHARS = 20_000

type Message = { role: 'system' | 'user' | 'assistant'; content: string }
export class Chat {
  readonly model: string
  readonly around: ChatSurroundings
  readonly #client: OpenAI
  readonly #log: Log
  readonly #breaker: Breaker
  /**
   * Request parameters that the server accepts, learned from its 400 and 422 responses; kept for the life of the
   * process.
   */
  #dialect: Dialect

  constructor(settings: ChatSettings, log: Log, around: Partial<ChatSurroundings> = {}) {
    this.model = settings.model
    this.around = { ...SURROUNDINGS, ...around }
    this.#log = log
    this.#breaker = createBreaker(log, this.around)
    // Self-hosted servers often know only `max_tokens` and silently ignore `max_completion_tokens`; OpenAI's own models
    // accept only the latter.
    this.#dialect = { format: 'json_schema', without: settings.baseUrl ? [] : ['max_tokens'] }
    this.#client = new OpenAI({
      // A local server needs no key, but the client insists on one.
      apiKey: settings.apiKey || 'none',
      baseURL: settings.baseUrl ?? 'https://api.openai.com/v1',
      // Otherwise the client would read these from the environment.
      adminAPIKey: null,
      organization: null,
      project: null,
      logLevel: 'off',
      maxRetries: 0,
    })
  }

  /** @throws AiError when no valid reply came within the limits; any other error is a bug */
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
      this.around.onCall(error.reason)
      const facts = { prompt: prompt.version, model: this.model, reason: error.reason, status: error.status, calls }
      if (isHopeless(error))
        this.#log.error(facts, 'the language model cannot be used until its settings or its account are corrected')
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
        // The call was not made, so it is not charged to the budget.
        if (error.reason === 'circuit-open') budget.giveBack()
        const simpler = simplified(dialect, refusedPart(thrown))
        if (simpler) {
          // The server refused a parameter: not charged as a call. Terminates, since only a few parameters can be left
          // out.
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
        this.around.onCall('answered')
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

  /** One call with a hard time limit, even if the server keeps the response open. */
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
        // The client's own time-out covers only the headers; set longer so that ours applies.
        { signal: abort.signal, timeout: limit + 10_000 },
      )
      // Prevents an unhandled rejection after our time-out.
      body.catch(() => {})
      return readCompletion(await Promise.race([body, over]))
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Keywords that some services refuse in strict mode; zod checks them on the reply. */
const UNSUPPORTED = new Set([
  '$schema',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
])

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

function strip(value: Json, isNames = false): Json {
  if (Array.isArray(value)) return value.map((entry) => strip(entry))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) =>
      isNames || !UNSUPPORTED.has(key) ? [[key, strip(entry, key === 'properties')]] : [],
    ),
  )
}

/** All fields required and no additional ones, as strict mode demands. */
const strictSchemaOf = (schema: z.ZodType): Record<string, unknown> =>
  strip(z.toJSONSchema(schema) as Json) as Record<string, unknown>
