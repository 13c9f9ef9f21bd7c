/** Runs a limited number of tasks at a time, at most one per owner; the others wait in FIFO order. */

type Waiting = { owner: string; start: () => void }

export type QueueRefusal = 'owner-full' | 'full'

export class TaskQueue {
  readonly #running = new Set<string>()
  readonly #waiting: Waiting[] = []
  readonly #limits: { running: number; waiting: number; waitingPerOwner: number }

  constructor(limits: { running: number; waiting: number; waitingPerOwner: number }) {
    this.#limits = limits
  }

  get load(): { running: number; waiting: number } {
    return { running: this.#running.size, waiting: this.#waiting.length }
  }

  /** Whether the queue would refuse another task of this owner, and why; null if it has room. */
  refusal(owner: string): QueueRefusal | null {
    if (this.#waiting.filter((task) => task.owner === owner).length >= this.#limits.waitingPerOwner) return 'owner-full'
    return this.#waiting.length >= this.#limits.waiting ? 'full' : null
  }

  /** @throws the signal's reason if it is aborted before the task has started; a running task has to watch it itself */
  async run<T>(owner: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    await this.#turn(owner, signal)
    try {
      return await task()
    } finally {
      this.#running.delete(owner)
      this.#next()
    }
  }

  #turn(owner: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const waiting = { owner, start }
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      this.#waiting.push(waiting)
      this.#next()
    })
  }

  #next(): void {
    while (this.#running.size < this.#limits.running) {
      const index = this.#waiting.findIndex((task) => !this.#running.has(task.owner))
      const [task] = index === -1 ? [] : this.#waiting.splice(index, 1)
      if (!task) return
      this.#running.add(task.owner)
      task.start()
    }
  }
}
