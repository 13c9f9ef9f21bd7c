import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Nice value of a lower-ranked process, so that the server takes precedence on a shared CPU. */
const RANK = 5

/**
 * Lowers the priority of a process that was just started. On Linux each thread has a priority of its own, which it
 * takes from the thread that starts it, and on a busy machine some run before the process can be ranked.
 * @param pid of a child process
 */
export function rankLower(pid: number): void {
  try {
    setPriority(pid, RANK)
    if (process.platform !== 'linux') return
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), RANK)
  } catch {
    // The process or a thread has already ended, or the system does not support priorities.
  }
}
