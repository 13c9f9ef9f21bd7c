/** The watchdog's thread: see `watchdog.ts`. */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { WatchdogData } from './watchdog'

const { beats, seconds, pid } = workerData as WatchdogData

/** How many times longer a process may be blocked that gets no processor time, or waits for a disk. */
const PATIENCE = 10

/** Processor time of all threads so far, in seconds. */
function usedSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

let last = Atomics.load(beats, 0)
let usedBefore = usedSeconds()
/** Since the last heartbeat: ticks, and seconds in which the process had a processor, at most one for each tick. */
let ticks = 0
let worked = 0

setInterval(() => {
  const now = Atomics.load(beats, 0)
  const isDebugged = Atomics.load(beats, 1) === 1
  const isStill = now === last && !isDebugged
  const used = usedSeconds()
  ticks = isStill ? ticks + 1 : 0
  worked = isStill ? worked + Math.min(1, used - usedBefore) : 0
  last = now
  usedBefore = used
  if (worked < seconds && ticks < seconds * PATIENCE) return
  try {
    writeSync(2, `Greenroom did not answer for ${ticks} seconds and ends itself: start it again.\n`)
  } finally {
    process.kill(pid, 'SIGKILL')
  }
}, 1_000)
