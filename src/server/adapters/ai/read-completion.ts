/** From the body of a success to the text that the model wrote, or to the reason why there is none. */
import { z } from 'zod'
import { AiError } from './ai-error'

const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null),
})

export type Reply = { content: string; tokens: { prompt: number; completion: number } | null }

/** Longest content that is looked at, in characters: ten times what the token limits allow. */
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

const FENCE = /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/

/** Either the value, or why it is none and what to tell the model about it. */
export type Parsed<T> = { value: T } | { reason: 'malformed_json' | 'invalid_content'; complaint: string }

/**
 * Parses content as JSON of the given shape.
 * @param check a further look at the value: a complaint for the model, or null
 */
export function parseContent<T>(content: string, schema: z.ZodType<T>, check: (value: T) => string | null): Parsed<T> {
  let json: unknown
  try {
    // Small models like to wrap JSON into a code block even when told not to.
    json = JSON.parse(FENCE.exec(content)?.[1] ?? content)
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
  const complaint = check(parsed.data)
  return complaint === null ? { value: parsed.data } : { reason: 'invalid_content', complaint }
}
