/** Distinguishes a process from a later one with the same id. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Start time of a process in the system's own format; only for comparison.
 * @returns null if no such process runs · undefined if the system does not provide it
 */
export function startOfProcess(pid: number): string | null | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null
  }
  try {
    return process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid)
  } catch {
    return undefined
  }
}

/** Boot id and start time in clock ticks since boot: independent of clock changes. */
function startOnLinux(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The command name is in parentheses and may contain any character, parentheses included.
  const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // A zombie or dead process.
  if (state === 'Z' || state === 'X') return null
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  return `${boot} ${rest[18]}`
}

function startElsewhere(pid: number): string | undefined {
  const [command, ...args] =
    process.platform === 'win32'
      ? ['powershell', '-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`]
      : ['ps', '-o', 'lstart=', '-p', String(pid)]
  const options = { encoding: 'utf8', timeout: 5_000 } as const
  return execFileSync(command as string, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined
}
