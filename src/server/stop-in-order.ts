/** Graceful shutdown. */
import { constants } from 'node:os'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

const exit = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal])

/**
 * Ends the process at a signal during its start, which may be cut off anywhere. As the first process of a container it
 * would ignore a signal without a handler, and be killed only after the whole grace period.
 */
export function stopAtOnce(): void {
  for (const signal of SIGNALS) process.on(signal, exit)
}

/** @param steps run one after the other at SIGTERM or SIGINT; then the process exits with code 0 */
export function stopInOrder(steps: readonly (() => Promise<void>)[]): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    process.stdout.write('Stopping …\n')
    for (const step of steps) await step()
    process.exit(0)
  }
  for (const signal of SIGNALS) {
    process.off(signal, exit)
    process.on(signal, stop)
  }
}
