/** Worker of one queue: fetches jobs while slots are free, and again whenever it is woken. */
import type { TakenJob } from './due-jobs'

export type Worker = {
  /** Signals that there may be a job. */
  wake: () => void
  /**
   * Stops fetching and waits for running jobs, at most `timeoutMs`.
   * @returns the jobs that are still running then
   */
  stop: (timeoutMs: number) => Promise<TakenJob[]>
}

type Options = {
  /** Concurrent jobs. */
  slots: number
  take: (most: number) => Promise<TakenJob[]>
  /** Must not reject. */
  work: (job: TakenJob) => Promise<void>
  onFault: (error: unknown) => void
}

export function startWorker({ slots, take, work, onFault }: Options): Worker {
  const running = new Map<TakenJob, Promise<void>>()
  let looking: Promise<void> | null = null
  let isWoken = false
  let isStopping = false

  const begin = (job: TakenJob) => {
    const done = work(job).finally(() => {
      running.delete(job)
      // Its slot and its lane are free again.
      wake()
    })
    running.set(job, done)
  }

  async function fill(): Promise<void> {
    do {
      isWoken = false
      while (!isStopping && running.size < slots) {
        const jobs = await take(slots - running.size)
        for (const job of jobs) begin(job)
        if (jobs.length === 0) break
      }
    } while (isWoken && !isStopping)
  }

  function wake(): void {
    isWoken = true
    if (isStopping) return
    looking ??= fill()
      .catch(onFault)
      .finally(() => {
        looking = null
        // Woken after the last fetch.
        if (isWoken) wake()
      })
  }

  return {
    wake,
    stop: async (timeoutMs) => {
      isStopping = true
      // Jobs that are being fetched right now belong to this worker.
      await looking
      let timer: NodeJS.Timeout | undefined
      const timeout = new Promise((resolve) => {
        timer = setTimeout(resolve, timeoutMs)
      })
      await Promise.race([Promise.all(running.values()), timeout])
      clearTimeout(timer)
      return [...running.keys()]
    },
  }
}
