/** Limits reads per account: rate, concurrency, and size of one batch response. */
import { AppError } from '@/domain/errors'
import { READ_UNIT, READS_AT_ONCE, REQUEST_LIMITS } from '@/domain/limits/request-limits'
import type { Context } from './context'
import { OwnerSlots } from './owner-slots'
import { countMore, withinLimits } from './rate-limit'

const slots = new OwnerSlots(READS_AT_ONCE, 'Too much is being read at once. Please wait for the answers.')

const tooLarge = () =>
  new AppError(
    'PAYLOAD_TOO_LARGE',
    'results-too-large',
    'These results are too large for one answer together. Please ask for each of them alone.',
  )

/**
 * Counts a read, queues it within the account's concurrency limit, and runs it.
 * @throws AppError TOO_MANY_REQUESTS · PAYLOAD_TOO_LARGE when earlier results of the same batch are already large
 */
export async function boundedRead<T extends { ok: boolean }>(
  { deps, address, answered }: Context,
  userId: string,
  read: () => Promise<T>,
): Promise<T> {
  const caller = { address, account: userId }
  return withinLimits(deps, 'read', caller, () =>
    slots.run(userId, async () => {
      const result = await read()
      if (!result.ok || !('data' in result)) return result
      const characters = weigh(result.data)
      await countMore(deps, 'read', caller, Math.floor(characters / READ_UNIT))
      const together = answered.characters + characters
      // The first result is always allowed, since it cannot be split; small ones are allowed too.
      const mayPass = answered.characters === 0 || characters < READ_UNIT
      if (!mayPass && together > REQUEST_LIMITS.batchCharacters) throw tooLarge()
      answered.characters = together
      return result
    }),
  )
}

/** Estimated characters of a number, boolean or container, field name included. */
const EACH = 10

/** Estimates the length of a value as JSON, in characters, without serialising it. */
export function weigh(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return EACH
  let sum = EACH
  for (const part of Array.isArray(value) ? value : Object.values(value)) sum += weigh(part)
  return sum
}
