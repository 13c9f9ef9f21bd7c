/** Limits concurrent tasks per owner; further tasks wait in a FIFO queue. */
import { AppError } from '@/domain/errors'

type Line = { running: number; waiting: (() => void)[] }

export class OwnerSlots {
  readonly #lines = new Map<string, Line>()
  readonly #limits: { running: number; waiting: number }
  readonly #refusal: string

  /**
   * @param limits tasks of an owner; without `waiting`, any number may wait
   * @param refusal the error message when the queue is full
   */
  constructor(
    { running, waiting = Number.POSITIVE_INFINITY }: { running: number; waiting?: number },
    refusal = 'Too much runs at once. Please wait a moment.',
  ) {
    this.#limits = { running, waiting }
    this.#refusal = refusal
  }

  /** @throws AppError TOO_MANY_REQUESTS when the owner's queue is full */
  async run<T>(owner: string, task: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(owner) ?? { running: 0, waiting: [] }
    this.#lines.set(owner, line)
    if (line.running < this.#limits.running) {
      line.running += 1
    } else {
      if (line.waiting.length >= this.#limits.waiting) {
        throw new AppError('TOO_MANY_REQUESTS', 'too-many-requests', this.#refusal, { retryAfter: 5 })
      }
      await new Promise<void>((start) => line.waiting.push(start))
    }
    try {
      return await task()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.running === 0) this.#lines.delete(owner)
    }
  }
}
