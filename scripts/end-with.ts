/** Runs a command and exits: with one sentence for an expected error, with the stack trace for any other. */
import { reportOf } from '@/server/expected-error'

export function endWith(work: Promise<void>): void {
  work.then(
    // The queue's timers would keep the process alive.
    () => process.exit(0),
    (error: Error) => {
      console.error(reportOf(error))
      process.exit(1)
    },
  )
}
