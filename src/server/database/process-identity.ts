/** Tells a process from a later one that bears the same number. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When the process began, in the words of its system; to be compared, not read.
 * @returns null when no such process runs · undefined when the system does not tell
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

/** Ticks since this boot, and which boot it was: neither moves with the clock. */
function startOnLinux(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name before it is in brackets and may contain anything, brackets included.
  const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // Ended, and only waiting for its parent to ask how.
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
