/** Parses one input line of `score.ts`. */
import type { z } from 'zod'

/** @throws Error that describes the mistake, without the line number */
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
