/** A `fetch` for calls: gives up on a server that is silent, and follows its clock. */
import { followServerClock } from '@/lib/server-clock'

/** Timeout in milliseconds. A language model, the slowest that a call waits for, has 20 seconds. */
export const SILENCE_MS = 45_000

type Answer = { ok: boolean; json: () => Promise<unknown> }

/** @throws TypeError when no answer came, or none of its body, within the timeout */
export async function timedFetch(url: RequestInfo | URL | string, init: RequestInit = {}): Promise<Answer> {
  const controller = new AbortController()
  const giveUp = () => controller.abort(new TypeError('The call got no answer.'))
  const breakOff = () => controller.abort(init.signal?.reason)
  if (init.signal?.aborted) breakOff()
  init.signal?.addEventListener('abort', breakOff)
  let silence = setTimeout(giveUp, SILENCE_MS)
  const end = () => {
    clearTimeout(silence)
    init.signal?.removeEventListener('abort', breakOff)
  }
  try {
    const response = await fetch(url, { ...init, signal: controller.signal })
    clearTimeout(silence)
    followServerClock(response.headers.get('date'))
    silence = setTimeout(giveUp, SILENCE_MS)
    return { ok: response.ok, json: () => response.json().finally(end) }
  } catch (error) {
    end()
    throw error
  }
}
