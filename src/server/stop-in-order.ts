/** Graceful shutdown. */

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
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
