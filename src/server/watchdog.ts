/**
 * Ends the process when its event loop stands still, as in a loop without end: it could not even be told to stop, and
 * only a new start helps. A thread of its own watches, since the stuck one cannot.
 */
import { url as inspectorUrl } from 'node:inspector'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * Seconds without a sign of life. The thread counts its own seconds, so that a sleeping machine is not a stuck process.
 */
const STUCK_SECONDS = 30
const BEAT_MS = 500

/** What the thread is given. */
export type WatchdogData = {
  /** [0] rises while the event loop turns · [1] is 1 while a debugger may be holding it. */
  beats: Int32Array
  seconds: number
  pid: number
}

/**
 * Watches this process until it ends.
 * @param production from the bundle; from the source otherwise
 */
export function startWatchdog(production: boolean, seconds = STUCK_SECONDS): void {
  const beats = new Int32Array(new SharedArrayBuffer(8))
  const workerData: WatchdogData = { beats, seconds, pid: process.pid }
  const options = { workerData, env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 32 } }
  const thread = production
    ? new Worker(path.join(process.cwd(), 'dist', 'watchdog-thread.js'), options)
    : new Worker(fromSource(path.join(process.cwd(), 'src/server/watchdog-thread.ts')), { ...options, eval: true })
  // The process works without it; a fault here must not end it.
  thread.on('error', () => {})
  thread.unref()
  const beat = () => {
    Atomics.add(beats, 0, 1)
    Atomics.store(beats, 1, inspectorUrl() ? 1 : 0)
  }
  beat()
  setInterval(beat, BEAT_MS).unref()
}

/** tsx does not reach into threads unless it is called there. */
const fromSource = (file: string) =>
  `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${JSON.stringify(file)}) })`
