/** Ends this process with a sentence when it is stuck in one call: a blocked event loop cannot time itself out. */
import { Worker } from 'node:worker_threads'

/** Runs as a thread: its own clock goes on while the main thread computes. */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
const { writeSync } = require('node:fs')
let now = null
parentPort.on('message', (what) => { now = what === null ? null : { what, since: Date.now() } })
setInterval(() => {
  if (now === null || Date.now() - now.since < workerData) return
  writeSync(2, 'HANGS for ' + workerData + ' ms: ' + now.what + '\\n')
  process.kill(process.pid, 'SIGKILL')
}, 250)`

export type HangWatch = { begin: (what: string) => void; end: () => void; stop: () => void }

export function watchForHangs(ms: number): HangWatch {
  const thread = new Worker(THREAD, { eval: true, workerData: ms })
  thread.unref()
  return {
    begin: (what) => thread.postMessage(what),
    end: () => thread.postMessage(null),
    stop: () => void thread.terminate(),
  }
}
