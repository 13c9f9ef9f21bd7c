/** The request parameters that a server accepts. */
import type { OptionalPart, refusedPart } from './from-sdk-error'

export type Dialect = { format: 'json_schema' | 'json_object'; without: readonly OptionalPart[] }

/** The optional parameters of a request that the server accepts. */
export const partsFor = ({ without }: Dialect, maxTokens: number): Partial<Record<OptionalPart, number>> =>
  Object.fromEntries(
    Object.entries({ max_completion_tokens: maxTokens, max_tokens: maxTokens, temperature: 0 }).filter(
      ([name]) => !without.some((part) => part === name),
    ),
  )

/** The dialect without the refused parameter; null if nothing is left to leave out. */
export function simplified(dialect: Dialect, refused: ReturnType<typeof refusedPart>): Dialect | null {
  if (refused === null) return null
  const { without } = dialect
  // One of the two token limits is always sent: an unlimited reply could cost any amount.
  const isLimit = refused === 'max_tokens' || refused === 'max_completion_tokens'
  const isLastLimit = isLimit && without.some((part) => part.startsWith('max_'))
  if (refused !== 'unknown' && !without.includes(refused) && !isLastLimit)
    return { ...dialect, without: [...without, refused] }
  return dialect.format === 'json_object' ? null : { ...dialect, format: 'json_object' }
}
