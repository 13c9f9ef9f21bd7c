/**
 * Kills the process when its event loop is blocked, as by an infinite loop: it could not even handle SIGTERM, and only
 * a restart helps. Runs in a separate thread, since the blocked one cannot check itself.
 */
import { url as inspectorUrl } from 'node:inspector'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * Seconds of processor time without a heartbeat. The thread counts its own ticks rather than clock time, so that a
 * suspended machine does not look like a blocked process, and at most the processor time that was had in each, so that
 * a start on a busy machine does not either.
 */
const STUCK_SECONDS = 30
const BEAT_MS = 500

export type WatchdogData = {
  /** [0] is incremented while the event loop runs · [1] is 1 while a debugger may have paused it. */
  beats: Int32Array
  seconds: number
  pid: number
}

/**
 * Watches this process until it ends.
 * @param production whether to load the thread from the bundle rather than from the source
 */
export function startWatchdog(production: boolean, seconds = STUCK_SECONDS): void {
  const beats = new Int32Array(new SharedArrayBuffer(8))
  const workerData: WatchdogData = { beats, seconds, pid: process.pid }
  const options = { workerData, env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 32 } }
  const thread = production
    ? new Worker(path.join(process.cwd(), 'dist', 'watchdog-thread.js'), options)
    : new Worker(fromSource(path.join(process.cwd(), 'src/server/watchdog-thread.ts')), { ...options, eval: true })
  // The process works without the watchdog; an error in it must not crash the process.
  thread.on('error', () => {})
  thread.unref()
  const beat = () => {
    Atomics.add(beats, 0, 1)
    Atomics.store(beats, 1, inspectorUrl() ? 1 : 0)
  }
  beat()
  setInterval(beat, BEAT_MS).unref()
}

/** tsx does not apply to worker threads unless it is registered there. */
const fromSource = (file: string) =>
  `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${JSON.stringify(file)}) })`
