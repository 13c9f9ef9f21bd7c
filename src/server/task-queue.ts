/**
 * Runs a limited number of tasks at a time, at most one per owner. The owners of waiting tasks take turns; the tasks of
 * one owner, and owners whose turn it is alike, go in FIFO order.
 */

export type Task = {
  owner: string
  /** Network address that it comes from; tasks without one are not counted by address. */
  address?: string | undefined
  /** Tasks of one kind run at most `runningOfKind` at a time; those without a kind are not limited so. */
  kind?: string | undefined
}

type Waiting = { task: Task; start: () => void }

export type QueueRefusal = 'owner-full' | 'address-full' | 'full'

type QueueLimits = {
  running: number
  waiting: number
  waitingPerOwner: number
  /** Running and waiting tasks of one address. */
  perAddress?: number
  runningOfKind?: number
}

export class TaskQueue {
  readonly #running = new Map<string, Task>()
  readonly #waiting: Waiting[] = []
  /** When each owner with a task was last served, as a count of started tasks. */
  readonly #served = new Map<string, number>()
  #started = 0
  readonly #limits: Required<QueueLimits>

  constructor(limits: QueueLimits) {
    const { POSITIVE_INFINITY } = Number
    this.#limits = { perAddress: POSITIVE_INFINITY, runningOfKind: POSITIVE_INFINITY, ...limits }
  }

  get load(): { running: number; waiting: number } {
    return { running: this.#running.size, waiting: this.#waiting.length }
  }

  /** Whether the queue would refuse another such task, and why; null if it has room. */
  refusal({ owner, address }: Task): QueueRefusal | null {
    const waiting = this.#waiting.map(({ task }) => task)
    if (waiting.filter((task) => task.owner === owner).length >= this.#limits.waitingPerOwner) return 'owner-full'
    const ofAddress = [...this.#running.values(), ...waiting].filter((task) => task.address === address)
    if (address !== undefined && ofAddress.length >= this.#limits.perAddress) return 'address-full'
    return waiting.length >= this.#limits.waiting ? 'full' : null
  }

  /** @throws the signal's reason if it is aborted before the task has started; a running task has to watch it itself */
  async run<T>(task: Task, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    await this.#turn(task, signal)
    try {
      return await work()
    } finally {
      this.#running.delete(task.owner)
      if (!this.#waiting.some((waiting) => waiting.task.owner === task.owner)) this.#served.delete(task.owner)
      this.#next()
    }
  }

  #turn(task: Task, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const waiting = { task, start }
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
      const turn = ({ task }: Waiting) => this.#served.get(task.owner) ?? 0
      const [next] = this.#waiting.filter(({ task }) => this.#mayStart(task)).sort((a, b) => turn(a) - turn(b))
      if (!next) return
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      this.#running.set(next.task.owner, next.task)
      this.#served.set(next.task.owner, ++this.#started)
      next.start()
    }
  }

  #mayStart({ owner, kind }: Task): boolean {
    if (this.#running.has(owner)) return false
    const ofKind = [...this.#running.values()].filter((task) => task.kind === kind)
    return kind === undefined || ofKind.length < this.#limits.runningOfKind
  }
}
