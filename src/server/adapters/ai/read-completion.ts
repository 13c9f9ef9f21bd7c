/** Parses the body of a successful response into the model's text, or throws the reason why there is none. */
import { z } from 'zod'
import { AiError } from './ai-error'

/** A text, or parts of one, as some servers send it; parts of other kinds are left out. */
const contentSchema = z.union([
  z.string(),
  z.array(z.object({ text: z.string().nullish() })).transform((parts) => parts.map(({ text }) => text ?? '').join('')),
])

const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: contentSchema.nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null),
})

export type Reply = { content: string; tokens: { prompt: number; completion: number } | null }

/** Longest accepted content in characters: ten times what the token limits allow. */
const LONGEST = 200_000

/** @throws AiError */
export function readCompletion(body: unknown): Reply {
  if (typeof body === 'string')
    throw new AiError(/^\s*<(?:!doctype|html|\?xml)/i.test(body) ? 'html_body' : 'malformed_body')
  if (typeof body !== 'object' || body === null) throw new AiError('malformed_body')
  const parsed = completionSchema.safeParse(body)
  const choice = parsed.data?.choices[0]
  if (!choice) throw new AiError('empty_choices')
  const { finish_reason, message } = choice
  if (message.refusal) throw new AiError('refusal')
  if (finish_reason === 'content_filter') throw new AiError('content_filter')
  if (finish_reason === 'length') throw new AiError('length')
  if (!message.content?.trim()) throw new AiError('empty_choices')
  if (message.content.length > LONGEST) throw new AiError('invalid_content')
  const usage = parsed.data?.usage
  return {
    content: message.content,
    tokens: usage ? { prompt: usage.prompt_tokens, completion: usage.completion_tokens } : null,
  }
}

/** What a reasoning model thinks aloud before it answers. */
const THINKING = /^\s*<think>[\s\S]*?<\/think>/

/**
 * The JSON of a reply: all of it, or its outermost braces, since small models often put a sentence or a code fence
 * around the object even if told not to.
 * @throws SyntaxError
 */
function jsonIn(content: string): unknown {
  const text = content.replace(THINKING, '')
  try {
    return JSON.parse(text)
  } catch {
    return JSON.parse(text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1))
  }
}

/** Either the value, or the reason and a correction for the model. */
export type Parsed<T> = { value: T } | { reason: 'malformed_json' | 'invalid_content'; complaint: string }

/**
 * Parses content as JSON and validates it.
 * @param check further validation: a correction for the model, or null
 */
export async function parseContent<T>(
  content: string,
  schema: z.ZodType<T>,
  check: (value: T) => Promise<string | null>,
): Promise<Parsed<T>> {
  let json: unknown
  try {
    json = jsonIn(content)
  } catch {
    return { reason: 'malformed_json', complaint: 'It is not valid JSON.' }
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success) {
    const complaint = parsed.error.issues
      .slice(0, 10)
      .map((issue) => `${issue.path.join('.') || 'the whole'}: ${issue.message}`)
      .join('\n')
    return { reason: 'invalid_content', complaint }
  }
  const complaint = await check(parsed.data)
  return complaint === null ? { value: parsed.data } : { reason: 'invalid_content', complaint }
}
