/** Bounds what an account may read: how often, how much of it at a time, and how much in one answer. */
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
 * Counts a read, lets it wait its turn among the account's own, and makes it.
 * @throws AppError TOO_MANY_REQUESTS · PAYLOAD_TOO_LARGE when the other results of the same batch are large already
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
      // One that stands alone has no smaller form, and a small one does no harm.
      const mayPass = answered.characters === 0 || characters < READ_UNIT
      if (!mayPass && together > REQUEST_LIMITS.batchCharacters) throw tooLarge()
      answered.characters = together
      return result
    }),
  )
}

/** What a value without a length of its own adds, names of fields included. */
const EACH = 10

/** About how many characters a value has as JSON. */
export function weigh(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return EACH
  let sum = EACH
  for (const part of Array.isArray(value) ? value : Object.values(value)) sum += weigh(part)
  return sum
}
