/** Reads one file in a process of its own, which ends with it: whatever the file does, it does there. */
import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import path from 'node:path'
import type { ReadingProgress } from '@/schemas/progress-lines'
import { PROCESS_LIMITS, processFor } from './limits'
import type { ParseReply, ParseRequest, ParserMessage } from './messages'

export type RunParser = (
  request: ParseRequest,
  signal: AbortSignal,
  onProgress?: (progress: ReadingProgress) => void,
) => Promise<ParseReply>

/**
 * Where the process starts: the bundle in production, the source through tsx otherwise, which takes `loaderBytes` of
 * memory for itself.
 */
const entry = (production: boolean): { file: string; loader: string[]; loaderBytes: number } =>
  production
    ? {
        file: path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'file-parser.js'),
        loader: [],
        loaderBytes: 0,
      }
    : {
        file: path.join(/* turbopackIgnore: true */ process.cwd(), 'src/server/adapters/files/parser/main.ts'),
        loader: ['--import', 'tsx'],
        loaderBytes: 400 * 1024 * 1024,
      }

/** Of lower rank than the server, which goes first where they share a processor. */
const RANK = 5

/**
 * Right after the start: threads take their rank from the one that starts them, and the process cannot change theirs.
 */
function rankLower({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, RANK)
  } catch {
    // It has ended already, or the system allows no ranks.
  }
}

/** @param givenMs milliseconds that a file may take in all, in place of what is set for its kind */
export function createRunParser(production: boolean, givenMs?: number): RunParser {
  const { file, loader, loaderBytes } = entry(production)
  return (request, signal, onProgress) =>
    new Promise((resolve) => {
      const kind = processFor(request.kind)
      const { heapMb, wallMs, rssBytes } = PROCESS_LIMITS[kind]
      const killed: ParseReply = { problem: kind === 'scan' ? 'too-hard-to-recognise' : 'too-complex' }
      if (signal.aborted) return resolve(killed)
      const child = fork(file, [kind, String(rssBytes + loaderBytes)], {
        execArgv: [...loader, `--max-old-space-size=${heapMb}`],
        // Nothing of this process's environment, which holds secrets.
        env: {} as NodeJS.ProcessEnv,
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      rankLower(child)
      const kill = () => child.kill('SIGKILL')
      const timer = setTimeout(() => end({ problem: 'no-time' }), givenMs ?? wallMs)
      signal.addEventListener('abort', kill, { once: true })
      const end = (reply: ParseReply) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', kill)
        kill()
        resolve(reply)
      }
      child.on('message', (sent) => {
        const message = sent as ParserMessage
        if ('reply' in message) end(message.reply)
        else onProgress?.(message.progress)
      })
      // Killed by its own watchdog, or out of memory.
      child.once('exit', () => end(killed))
      child.once('error', () => end(killed))
      child.send(request, (error) => {
        if (error) kill()
      })
    })
}
