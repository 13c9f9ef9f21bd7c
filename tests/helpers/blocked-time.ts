/** Measures how long a task blocks the event loop. */
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** CPU time of this thread in milliseconds; null where the system does not provide it. */
export function threadTime(): number | null {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  } catch {
    return null
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 10))

/**
 * The longest block of the event loop in milliseconds: the delay seen by `monitorEventLoopDelay` or, where it is less,
 * the most CPU time of this thread between two readings, one a millisecond unless the loop is blocked. On a busy machine
 * a thread waits for the CPU, which must not count.
 */
export async function longestBlock(task: () => Promise<unknown>): Promise<number> {
  // Garbage of earlier work would count as well.
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
    if (!isOver) setTimeout(turn, 1)
  }
  delay.enable()
  setTimeout(turn, 1)
  // The monitor counts from its first sample on.
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

const MEGABYTE = JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id, text: 'closed the books in a day' })))

/** CPU time in milliseconds that this machine takes to parse a megabyte of JSON: the median of twenty. */
export function parseTime(): number {
  const times = Array.from({ length: 20 }, () => {
    const before = process.cpuUsage()
    JSON.parse(MEGABYTE)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return times.sort((a, b) => a - b)[times.length / 2] ?? 0
}
