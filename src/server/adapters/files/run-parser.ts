/** Reads one file in a process of its own, which ends with it: whatever the file does, it does there. */
import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import path from 'node:path'
import { LIMITS } from './limits'
import type { ParseReply, ParseRequest } from './messages'

export type RunParser = (request: ParseRequest, signal: AbortSignal) => Promise<ParseReply>

/** Where the process starts: the bundle in production, the source through tsx otherwise. */
const entry = (production: boolean): { file: string; loader: string[] } =>
  production
    ? { file: path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'file-parser.js'), loader: [] }
    : {
        file: path.join(/* turbopackIgnore: true */ process.cwd(), 'src/server/adapters/files/parser/main.ts'),
        loader: ['--import', 'tsx'],
      }

/** Of lower rank than the server, which goes first where they share a processor. */
const RANK = 5

/** Right after the start: threads take their rank from the one that starts them, and the process cannot change theirs. */
function rankLower({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, RANK)
  } catch {
    // It has ended already, or the system allows no ranks.
  }
}

/** @param wallMs milliseconds that a file may take in all */
export function createRunParser(production: boolean, wallMs: number = LIMITS.wallMs): RunParser {
  const { file, loader } = entry(production)
  return (request, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve({ problem: 'too-complex' })
      const child = fork(file, {
        execArgv: [...loader, `--max-old-space-size=${LIMITS.heapMb}`],
        // Nothing of this process's environment, which holds secrets.
        env: {} as NodeJS.ProcessEnv,
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      rankLower(child)
      const kill = () => child.kill('SIGKILL')
      const timer = setTimeout(() => end({ problem: 'no-time' }), wallMs)
      signal.addEventListener('abort', kill, { once: true })
      const end = (reply: ParseReply) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', kill)
        kill()
        resolve(reply)
      }
      child.once('message', (reply) => end(reply as ParseReply))
      // Killed by its own watchdog, or out of memory.
      child.once('exit', () => end({ problem: 'too-complex' }))
      child.once('error', () => end({ problem: 'too-complex' }))
      child.send(request, (error) => {
        if (error) kill()
      })
    })
}
