/** How long the event loop stands still while something is done. */
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds of processor time that this thread has used; null where the system does not tell. */
export function threadTime(): number | null {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  } catch {
    return null
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 10))

/**
 * The longest standstill, in milliseconds: what `monitorEventLoopDelay` saw or, where that is less, the most processor time
 * that this thread used between two turns of the loop. On a busy machine a thread waits for its turn, which is no fault of
 * what it does.
 */
export async function longestBlock(task: () => Promise<unknown>): Promise<number> {
  // What is left of what went before would count as well.
  globalThis.gc?.()
  await pause()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  let used = threadTime()
  let most = 0
  let isOver = false
  const turn = () => {
    const now = threadTime()
    if (now !== null && used !== null) most = Math.max(most, now - used)
    used = now
    if (!isOver) setImmediate(turn)
  }
  delay.enable()
  setImmediate(turn)
  // The monitor counts from its first look on.
  await pause()
  try {
    await task()
  } finally {
    await pause()
    isOver = true
    delay.disable()
  }
  const seen = delay.max / 1e6
  return used === null ? seen : Math.min(seen, most)
}
