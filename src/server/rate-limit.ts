/** Holds calls to their limits; the same for procedures and for next-auth's own way of signing in. */
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

/** What a count stands under: nobody's address can be read from it. */
const keyOf = (secret: string, name: LimitName | 'link-mails', scope: string, who: string) =>
  createHmac('sha256', secret).update(`${name}\n${scope}\n${who}`).digest('base64url')

/** What a call counts against: each count with its key and window. */
function countsOf(secret: string, name: LimitName, { address, account }: Caller) {
  const isOwn = isOwnMachine(address)
  // This machine is one caller, whichever of its addresses it calls from.
  const caller = account && `${isOwn ? 'own machine' : address}\n${account}`
  return windowsOf(name, { isOwnMachine: isOwn }).flatMap(({ scope, window }) => {
    const who = { address, account, caller }[scope]
    return who === undefined ? [] : [{ key: keyOf(secret, name, scope, who), window }]
  })
}

/** Counts what a call turned out to cost on top; the next one is refused for it, not this one. */
export async function countMore({ limiter, secret }: Deps, name: LimitName, caller: Caller, points: number) {
  if (points === 0) return
  for (const { key, window } of countsOf(secret, name, caller)) await limiter.take(key, window, points)
}

/**
 * Counts a call, then makes it.
 * @throws AppError TOO_MANY_REQUESTS with the seconds to wait, before anything else was done
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
    // A call that is not made cannot fail: many right ones at once must not lock their own account.
    await giveBack(counts.slice(0, i + 1))
    throw new AppError('TOO_MANY_REQUESTS', 'too-many-requests', limitSentence(name, seconds), { retryAfter: seconds })
  }
  const result = await call()
  await giveBack(counts)
  return result
}

/**
 * Counts a mail with a link that anybody can have sent to an address, known or not.
 * @returns whether it may go at once, and what the mails of this kind to this address have in common
 */
export async function countLinkMail(
  { limiter, secret }: Deps,
  kind: string,
  email: string,
): Promise<{ isAtOnce: boolean; key: string }> {
  const key = keyOf(secret, 'link-mails', kind, email)
  return { isAtOnce: (await limiter.take(key, LINK_MAILS.atOnce)) === 0, key }
}

/** Lets an account begin anew, once its owner has proved to be one. */
export const forgetLimit = ({ limiter, secret }: Deps, name: LimitName, account: string): Promise<void> =>
  limiter.forget(keyOf(secret, name, 'account', account))
