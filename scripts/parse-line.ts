/** Reads one line of what `score.ts` is given. */
import type { z } from 'zod'

/** @throws Error that says what is wrong with the line, without its number. */
export function parseLine<T>(text: string, schema: z.ZodType<T>): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('not a JSON object')
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.') || 'line'}: ${issue.message}`).join('; '))
}
