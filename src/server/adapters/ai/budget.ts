/** What one task (an interview's evaluation, a set of questions) may cost: calls and time. */
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

  /** Takes one call. @throws AiError when there is none left, or no time */
  spend(): void {
    if (this.remainingMs() === 0) throw new AiError('deadline')
    if (this.#used >= this.#calls) throw new AiError('budget')
    this.#used++
  }

  /** Gives back a call that the service turned away without doing anything for it. */
  giveBack(): void {
    this.#used--
  }
}
