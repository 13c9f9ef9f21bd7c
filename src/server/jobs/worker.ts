/** Keeps the slots of one queue filled: takes jobs as long as there are some, and looks again whenever it is woken. */
import type { TakenJob } from './due-jobs'

export type Worker = {
  /** There may be a job. */
  wake: () => void
  /**
   * Takes nothing further and waits for what is being worked on, at most `timeoutMs`.
   * @returns what is still being worked on then
   */
  stop: (timeoutMs: number) => Promise<TakenJob[]>
}

type Options = {
  /** How many jobs are worked on at a time. */
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
      // Its slot is free, and its lane.
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
        // Woken between the last look and this moment.
        if (isWoken) wake()
      })
  }

  return {
    wake,
    stop: async (timeoutMs) => {
      isStopping = true
      // What it takes just now is ours to end.
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
