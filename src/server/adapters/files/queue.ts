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

  async run<T>(owner: string, task: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#waiting.push({ owner, start })
      this.#next()
    })
    try {
      return await task()
    } finally {
      this.#running.delete(owner)
      this.#next()
    }
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
