/** Enforces rate limits, for our procedures and for next-auth's sign-in alike. */
import { createHmac } from 'node:crypto'
import { AppError } from '@/domain/errors'
import { isOwnMachine } from '@/domain/limits/client-address'
import { LIMITS, LINK_MAILS, type LimitName, limitSentence, windowsOf } from '@/domain/limits/limits'
import type { Deps } from './ports'

type Caller = {
  /** As `clientAddress` gives it. */
  address: string
  /** The id of the account, or the email address that the caller names. */
  account?: string | undefined
}

/** The key of a count: an HMAC, so that stored keys do not reveal addresses. */
const keyOf = (secret: string, name: LimitName | 'link-mails', scope: string, who: string) =>
  createHmac('sha256', secret).update(`${name}\n${scope}\n${who}`).digest('base64url')

/** The counts that a call consumes, each with its scope, key and window. */
function countsOf(secret: string, name: LimitName, { address, account }: Caller) {
  const isOwn = isOwnMachine(address)
  // All loopback addresses count as one caller.
  const caller = account && `${isOwn ? 'own machine' : address}\n${account}`
  return windowsOf(name, { isOwnMachine: isOwn }).flatMap(({ scope, window }) => {
    const who = { address, account, caller }[scope]
    return who === undefined ? [] : [{ scope, key: keyOf(secret, name, scope, who), window }]
  })
}

/** Charges extra points after a call whose cost is known only then; they limit the next call, not this one. */
export async function countMore({ limiter, secret }: Deps, name: LimitName, caller: Caller, points: number) {
  if (points === 0) return
  for (const { key, window } of countsOf(secret, name, caller)) await limiter.take(key, window, points)
}

/** Dependencies that record what is counted through them, and a function that gives all of it back. */
export function recordCounts(deps: Deps): { deps: Deps; giveBack: () => Promise<void> } {
  const { limiter } = deps
  const taken: Parameters<typeof limiter.take>[] = []
  const take: typeof limiter.take = (...counted) => {
    taken.push(counted)
    return limiter.take(...counted)
  }
  const giveBack = async () => {
    for (const counted of taken) await limiter.giveBack(...counted)
  }
  return { deps: { ...deps, limiter: { ...limiter, take } }, giveBack }
}

/** Whether another limit has refused the call; tRPC wraps its error. */
const isRefusal = (error: unknown) =>
  [error, (error as Error).cause].some((cause) => cause instanceof AppError && cause.code === 'TOO_MANY_REQUESTS')

/**
 * Counts a call, then runs it.
 * @throws AppError TOO_MANY_REQUESTS with the seconds to wait, before the call is run
 */
export async function withinLimits<T>(
  { limiter, secret }: Deps,
  name: LimitName,
  caller: Caller,
  call: () => Promise<T>,
): Promise<T> {
  const counts = countsOf(secret, name, caller)
  const giveBack = async (taken: typeof counts) => {
    if (!('countsFailures' in LIMITS[name])) return
    for (const { key, window } of taken) await limiter.giveBack(key, window)
  }
  for (const [i, { key, window }] of counts.entries()) {
    const seconds = await limiter.take(key, window)
    if (seconds === 0) continue
    // Only failures count for these limits, and a refused call has not failed: many concurrent valid sign-ins must not
    // lock their own account.
    await giveBack(counts.slice(0, i + 1))
    throw new AppError('TOO_MANY_REQUESTS', 'too-many-requests', limitSentence(name, seconds), { retryAfter: seconds })
  }
  try {
    const result = await call()
    await giveBack(counts)
    return result
  } catch (error) {
    if (isRefusal(error)) await giveBack(counts)
    throw error
  }
}

const UNVERIFIED = 'never verified'

/**
 * Counts a mail with a link, which anybody can request for any address, known or not. All mails to an address that was
 * never verified have one count, since it may be a stranger's.
 * @returns whether it may be sent at once, and the deduplication key of such mails to this address
 */
export async function countLinkMail(
  { limiter, secret }: Deps,
  { kind, email, isVerified }: { kind: string; email: string; isVerified: boolean },
): Promise<{ isAtOnce: boolean; key: string }> {
  const count = keyOf(secret, 'link-mails', isVerified ? kind : UNVERIFIED, email)
  const isAtOnce = (await limiter.take(count, LINK_MAILS.atOnce)) === 0
  return { isAtOnce, key: keyOf(secret, 'link-mails', kind, email) }
}

/**
 * Sends a notice to an address that was never verified, unless the mailbox got as many mails as it may get at once. One
 * that could not be sent is not counted, so that it can be tried again.
 */
export async function sendCounted({ limiter, secret }: Deps, email: string, send: () => Promise<void>): Promise<void> {
  const key = keyOf(secret, 'link-mails', UNVERIFIED, email)
  if ((await limiter.take(key, LINK_MAILS.atOnce)) > 0) return
  try {
    await send()
  } catch (error) {
    await limiter.giveBack(key, LINK_MAILS.atOnce)
    throw error
  }
}

/** Resets the counts of an account, and of this caller with it, after its owner has proved their identity. */
export async function forgetLimit({ limiter, secret }: Deps, name: LimitName, caller: Required<Caller>): Promise<void> {
  for (const { scope, key } of countsOf(secret, name, caller)) if (scope !== 'address') await limiter.forget(key)
}
