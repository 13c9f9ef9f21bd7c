/** What a server was found to understand of a request. */
import type { OptionalPart, refusedPart } from './from-sdk-error'

export type Dialect = { format: 'json_schema' | 'json_object'; without: readonly OptionalPart[] }

/** The optional parts of a request, in a server's dialect. */
export const partsFor = ({ without }: Dialect, maxTokens: number): Partial<Record<OptionalPart, number>> =>
  Object.fromEntries(
    Object.entries({ max_completion_tokens: maxTokens, max_tokens: maxTokens, temperature: 0 }).filter(
      ([name]) => !without.some((part) => part === name),
    ),
  )

/** The dialect without what the server refused; null when there is nothing left to leave out. */
export function simplified(dialect: Dialect, refused: ReturnType<typeof refusedPart>): Dialect | null {
  if (refused === null) return null
  const { without } = dialect
  // One of the two names of the limit stays, whatever a server says: a reply without a limit could cost anything.
  const isLimit = refused === 'max_tokens' || refused === 'max_completion_tokens'
  const isLastLimit = isLimit && without.some((part) => part.startsWith('max_'))
  if (refused !== 'unknown' && !without.includes(refused) && !isLastLimit)
    return { ...dialect, without: [...without, refused] }
  return dialect.format === 'json_object' ? null : { ...dialect, format: 'json_object' }
}
