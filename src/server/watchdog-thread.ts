/** The watchdog's thread: see `watchdog.ts`. */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { WatchdogData } from './watchdog'

const { beats, seconds, pid } = workerData as WatchdogData
let last = Atomics.load(beats, 0)
let still = 0

setInterval(() => {
  const now = Atomics.load(beats, 0)
  const isDebugged = Atomics.load(beats, 1) === 1
  still = now === last && !isDebugged ? still + 1 : 0
  last = now
  if (still < seconds) return
  try {
    writeSync(2, `Greenroom did not answer for ${seconds} seconds and ends itself: start it again.\n`)
  } finally {
    process.kill(pid, 'SIGKILL')
  }
}, 1_000)
