/** The budget of one task (an interview's evaluation, a set of questions) in calls and time. */
import { AiError } from './ai-error'

export class Budget {
  readonly #now: () => number
  readonly #endsAt: number
  readonly #calls: number
  #used = 0

  /** @param now a clock in milliseconds */
  constructor({ calls, withinMs }: { calls: number; withinMs: number }, now: () => number) {
    this.#now = now
    this.#calls = calls
    this.#endsAt = now() + withinMs
  }

  get used(): number {
    return this.#used
  }

  /** Milliseconds left, never below 0. */
  remainingMs(): number {
    return Math.max(0, this.#endsAt - this.#now())
  }

  isSpent(): boolean {
    return this.#used >= this.#calls || this.remainingMs() === 0
  }

  /** Spends one call. @throws AiError when no call or no time is left */
  spend(): void {
    if (this.remainingMs() === 0) throw new AiError('deadline')
    if (this.#used >= this.#calls) throw new AiError('budget')
    this.#used++
  }

  /** Refunds a call that was not made or was refused unprocessed. */
  giveBack(): void {
    this.#used--
  }
}
